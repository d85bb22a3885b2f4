import { readStored, writeStored } from '#src/lib/storage.ts'
import { isTransient, toGatewayError } from './gateway-error.ts'

/** Something that a member has confirmed: the same key with the same body is the same request, however often it is sent. */
export interface OpenRequest {
  key: string
  /** What it is about, as JSON, without what nobody may read later. */
  about: string
}

const prefix = 'intent:'

/** For browsers that keep nothing: good for as long as the page is. */
const atHand = new Map<string, OpenRequest>()
/** Pending now: a second press gets the first one's answer. */
const pending = new Map<string, Promise<unknown>>()

function readRequest(text: string | null): OpenRequest | undefined {
  try {
    const { key, about }: { key?: unknown; about?: unknown } = Object(JSON.parse(text ?? 'null'))
    return typeof key === 'string' && typeof about === 'string' ? { key, about } : undefined
  } catch {
    return undefined
  }
}

/** The request of this form without an answer, also one from before a reload. */
export const openRequest = (form: string): OpenRequest | undefined =>
  readRequest(readStored('session', prefix + form)) ?? atHand.get(form)

export const isRequestPending = (form: string): boolean => pending.has(form)

function storeRequest(form: string, request: OpenRequest | undefined): void {
  if (request) atHand.set(form, request)
  else atHand.delete(form)
  writeStored('session', prefix + form, request ? JSON.stringify(request) : null)
}

/** Whether a failure leaves open if the request was carried out: no answer, a broken one, an error of the server. */
export function isUnanswered(error: unknown): boolean {
  const { code } = toGatewayError(error)
  return isTransient(error) || code === 'unknown' || code.startsWith('answer.')
}

/** Refusals at the door: they say nothing about a request that was sent before. */
const atTheDoor = /^(session|password|payment-password|rate|system|captcha)\./

const isAtTheDoor = (error: unknown) => atTheDoor.test(toGatewayError(error).code)

/** Forgets a request without an answer: the member has seen elsewhere what became of it. */
export const forgetRequest = (form: string): void => storeRequest(form, undefined)

/** Forgets every request, with the session of whoever sent it. */
export function forgetRequests(): void {
  atHand.clear()
  try {
    for (const name of Object.keys(window.sessionStorage))
      if (name.startsWith(prefix)) window.sessionStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

async function sendUnderKey<Answer>(
  form: string,
  about: string,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const before = openRequest(form)
  const isAgain = before?.about === about
  const request = isAgain ? before : { key: crypto.randomUUID(), about }
  // Before it is sent: a reload must find it.
  storeRequest(form, request)
  const letGo = () => {
    if (openRequest(form)?.key === request.key) storeRequest(form, undefined)
  }
  try {
    const answer = await call(request.key)
    letGo()
    return answer
  } catch (error) {
    if (!isUnanswered(error) && !(isAgain && isAtTheDoor(error))) letGo()
    throw error
  }
}

/**
 * Sends what a member has confirmed in a form. `about` says what it is: while the same has had no answer, it goes under the
 * same key, so that it is done once. A press while one is pending gets that one's answer. Rejects as `call` does.
 */
export function sendIdempotent<Answer>(
  form: string,
  about: string,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const first = pending.get(form)
  // A form sends one kind of request, so all who wait for it wait for the same kind of answer.
  if (first) return first as Promise<Answer>
  const sent = sendUnderKey(form, about, call).finally(() => pending.delete(form))
  pending.set(form, sent)
  return sent
}
