import type { OpenedPlay, Round } from '../games/game-types.ts'
import { wait } from './dom.ts'

/** Why the server will not go on: a code of its problems. */
export class Refused {
  readonly code: string

  constructor(code: string) {
    this.code = code
  }
}

export interface PastRound {
  key: string
  bet: number
  win: number
  balance: number
  at: string
}

export interface Api {
  round(bet: number, choice: readonly number[]): Promise<Round | Refused>
  history(): Promise<readonly PastRound[] | Refused>
}

const noAnswerAfterMs = 12_000

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Null where no answer came, or none that a game could read. */
async function ask(path: string, token: string | null, body?: object): Promise<Answer | null> {
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
  if (body) headers['Content-Type'] = 'application/json'
  try {
    const response = await fetch(`/play/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(noAnswerAfterMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const parsed: unknown = await response.json()
    return isRecord(parsed) ? { status: response.status, body: parsed } : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOpened(body: object): body is OpenedPlay {
  return 'token' in body && 'rules' in body && 'bets' in body
}

function isRound(body: object): body is Round {
  return 'key' in body && 'win' in body && 'balance' in body && 'result' in body
}

const codeOf = ({ body }: Answer): string => (typeof body.code === 'string' ? body.code : 'system.fault')

/** Exchanges the launch for a play. An answer that was lost cannot be asked for again: the launch is good once. */
export async function exchange(launch: string): Promise<OpenedPlay | Refused> {
  const answer = await ask('session', null, { launch })
  if (!answer) return new Refused('system.fault')
  return answer.status === 200 && isOpened(answer.body) ? answer.body : new Refused(codeOf(answer))
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Why an answer is waited for: the connection was lost, or the server asked for patience. */
export type Waiting = 'lost' | 'slow'

/** `onWait` is told why an answer is missing, and again, with null, once it is there. */
export function createApi(token: string, onWait: (why: Waiting | null) => void): Api {
  return {
    async round(bet, choice) {
      const body = { key: newKey(), bet, choice }
      for (let tries = 0; ; tries++) {
        const answer = await ask('bet', token, body)
        const isRead = answer !== null && answer.status < 500 && answer.status !== 429
        const isSettled = answer !== null && answer.status === 200 && isRound(answer.body)
        if (isRead && (isSettled || answer.status !== 200)) {
          onWait(null)
          return isSettled && isRound(answer.body) ? answer.body : new Refused(codeOf(answer))
        }
        // The same key again: whatever became of the bet, it is settled once.
        onWait(answer?.status === 429 ? 'slow' : 'lost')
        await wait(Math.min(8000, 500 * 2 ** tries))
      }
    },
    async history() {
      const answer = await ask('history', token)
      if (answer?.status !== 200 || !Array.isArray(answer.body.rounds)) return new Refused('system.fault')
      return answer.body.rounds
    },
  }
}
