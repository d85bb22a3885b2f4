import { keep, kept } from '#src/lib/storage.ts'
import { isTransient, toGatewayError } from './gateway-error.ts'

/** Something that a member has confirmed: the same key with the same body is the same order, however often it is sent. */
export interface Intent {
  key: string
  /** What it is about, as JSON, without what nobody may read later. */
  about: string
}

const prefix = 'intent:'

/** For browsers that keep nothing: good for as long as the page is. */
const atHand = new Map<string, Intent>()
/** What is on its way now: a second press gets the first one's answer. */
const underway = new Map<string, Promise<unknown>>()

function readIntent(text: string | null): Intent | undefined {
  try {
    const { key, about }: { key?: unknown; about?: unknown } = Object(JSON.parse(text ?? 'null'))
    return typeof key === 'string' && typeof about === 'string' ? { key, about } : undefined
  } catch {
    return undefined
  }
}

/** The order of this form that has had no answer yet, also one of before a reload. */
export const openIntent = (form: string): Intent | undefined =>
  readIntent(kept('session', prefix + form)) ?? atHand.get(form)

export const isUnderway = (form: string): boolean => underway.has(form)

function keepIntent(form: string, intent: Intent | undefined): void {
  if (intent) atHand.set(form, intent)
  else atHand.delete(form)
  keep('session', prefix + form, intent ? JSON.stringify(intent) : null)
}

/** Whether a failure leaves open if the order was taken: no answer, a broken one, a fault of the server. */
export function isUnanswered(error: unknown): boolean {
  const { code } = toGatewayError(error)
  return isTransient(error) || code === 'unknown' || code.startsWith('answer.')
}

/** Refusals at the door: they say nothing about an order that was sent before. */
const atTheDoor = /^(session|password|payment-password|rate|system|captcha)\./

const isAtTheDoor = (error: unknown) => atTheDoor.test(toGatewayError(error).code)

/** Lets go of an order without an answer, because its member has seen elsewhere what became of it. */
export const forgetIntent = (form: string): void => keepIntent(form, undefined)

/** Lets go of everything, with the session of whoever sent it. */
export function forgetIntents(): void {
  atHand.clear()
  try {
    for (const name of Object.keys(window.sessionStorage))
      if (name.startsWith(prefix)) window.sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

async function attempt<Answer>(form: string, about: string, call: (key: string) => Promise<Answer>): Promise<Answer> {
  const before = openIntent(form)
  const isAgain = before?.about === about
  const intent = isAgain ? before : { key: crypto.randomUUID(), about }
  // Before it is sent: a reload must find it.
  keepIntent(form, intent)
  const letGo = () => {
    if (openIntent(form)?.key === intent.key) keepIntent(form, undefined)
  }
  try {
    const answer = await call(intent.key)
    letGo()
    return answer
  } catch (error) {
    if (!isUnanswered(error) && !(isAgain && isAtTheDoor(error))) letGo()
    throw error
  }
}

/**
 * Sends what a member has confirmed in a form. `about` says what it is: while the same has had no answer, it goes under the
 * same key, so that it is done once. A press while one is on its way gets that one's answer. Rejects as `call` does.
 */
export function sendOnce<Answer>(form: string, about: string, call: (key: string) => Promise<Answer>): Promise<Answer> {
  const first = underway.get(form)
  // A form sends one kind of order, so whoever waits for it waits for the same kind of answer.
  if (first) return first as Promise<Answer>
  const sent = attempt(form, about, call).finally(() => underway.delete(form))
  underway.set(form, sent)
  return sent
}
