import { invalidateCalls } from './end-session.ts'
import { forcedChange, storeForcedChange } from './forced-change.ts'
import { leave } from './leave.ts'
import { noteAgent } from './noted-agent.ts'
import { tellSession, useSessionStore } from './session-store.ts'
import { isAccountUnseen } from './unseen-account.ts'

/**
 * What the tabs of one browser tell each other. `left`: the visitor has signed out, so each tab leaves, too. `ask`: a tab
 * was opened and has no session. `hand`: the answer to that one question, and the only message with a token; nobody
 * hears it but this origin's own pages.
 */
type Message =
  | { type: 'left' }
  | { type: 'ask'; id: string }
  | { type: 'hand'; id: string; token: string; isAgent?: true }

/** Milliseconds for which a new tab takes an answer: later ones would sign a visitor in out of the blue. */
const patience = 2000

let channel: BroadcastChannel | undefined
/** The question of this tab that has no answer yet. */
let question: string | undefined
/** Called when it has one. */
let settle: (() => void) | undefined

const say = (message: Message) => channel?.postMessage(message)

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const isText = (name: string) => typeof Reflect.get(data, name) === 'string'
  if (data.type === 'hand') return isText('id') && isText('token')
  return data.type === 'left' || (data.type === 'ask' && isText('id'))
}

/** Signs this tab out because another one was; each tab tells the server for its own token. */
async function follow(): Promise<void> {
  if (useSessionStore.getState().token === null) return
  try {
    await leave()
  } catch {
    // Whether or not the server heard of it, the visitor has left.
  }
}

function hear(message: Message): void {
  const { phase, token, role } = useSessionStore.getState()
  if (message.type === 'left') void follow()
  else if (message.type === 'ask') {
    // A session about which something is asked first stays where that is asked.
    if (phase === 'ready' && token && !forcedChange() && !isAccountUnseen())
      say({ type: 'hand', id: message.id, token, ...(role === 'agent' && { isAgent: true }) })
  } else if (message.id === question && phase === 'guest') {
    question = undefined
    storeForcedChange(undefined)
    if (message.isAgent === true) noteAgent()
    tellSession({ type: 'restored', token: message.token })
    invalidateCalls('token', 'optional')
    settle?.()
  }
}

/** Connects this tab with the others of this origin; one without a session asks for theirs. Once, after the first paint. */
export function startTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) hear(data)
  }
  const { token, ended } = useSessionStore.getState()
  if (token !== null || ended !== null) return
  question = crypto.randomUUID()
  say({ type: 'ask', id: question })
  window.setTimeout(() => {
    question = undefined
  }, patience)
}

/** Resolves once another tab has handed its session over, or when none has in time; what comes later counts nothing. */
export async function sessionOfTabs(milliseconds: number): Promise<void> {
  startTabs()
  if (question === undefined) return
  await new Promise<void>((resolve) => {
    settle = resolve
    window.setTimeout(resolve, milliseconds)
  })
  settle = undefined
  question = undefined
}

/** Has every other tab of this origin sign out, too. */
export const tellTabsOfLeaving = () => say({ type: 'left' })
