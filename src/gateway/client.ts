import type { AnswerOf, BodyOf, Call, QueryOf } from '#contract/call.ts'
import { site } from '#src/config/site.ts'
import type { AnswerTo, CallRef } from './call-ref.ts'
import { getKeys } from './calls.ts'
import { currentCredentials } from './credentials.ts'
import { readAnswer, readRefusal } from './read-answer.ts'
import { type Received, send } from './transport.ts'

type Given<Name extends string, Value> = undefined extends Value ? { [key in Name]?: Value } : { [key in Name]: Value }

/** What a call is sent with: query and body where the contract has them. */
export type CallInput<C extends Call> = Given<'query', QueryOf<C>> &
  Given<'body', BodyOf<C>> & {
    signal?: AbortSignal
    /** Of another session than this tab's, which stays as it is. */
    token?: string
    /** Minted with the form that moves money, and kept until an answer. */
    idempotencyKey?: string
    /** How much of a file was sent, from 0 to 1. */
    onProgress?: (sent: number) => void
  }

const timeout = 20_000
/** A picture of five megabytes on a slow line. */
const uploadTimeout = 120_000
let keys: Promise<AnswerTo<typeof getKeys>> | undefined

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function formOf(values: unknown): string {
  const given = Object.entries(isRecord(values) ? values : {}).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** A call's address on the gateway, without the tenant's part: path parameters filled, the rest of the query behind it. */
export function callPath(call: Call, query: unknown): string {
  const rest = new Map(Object.entries(isRecord(query) ? query : {}))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined) search.set(name, String(value))
  return `${path}${search.size > 0 ? `?${search}` : ''}`
}

/** The call's whole address. */
export const callUrl = (call: Call, query: unknown): string =>
  `${site.gateway.baseUrl}${call.isRelay ? site.gateway.relayPrefix : ''}${callPath(call, query)}`

/** The gateway's keys, once for all calls until they are given up. */
function fetchKeys(): Promise<AnswerTo<typeof getKeys>> {
  keys ??= callGateway(getKeys, {}).catch((error: unknown) => {
    keys = undefined
    throw error
  })
  return keys
}

async function bodyOf(call: Call, body: unknown): Promise<[type: string, body: string | Blob]> {
  if (call.format === 'file' && body instanceof Blob) return [body.type, body]
  if (call.format === 'form') return ['application/x-www-form-urlencoded', formOf(body)]
  if (!call.isEncrypted) return ['application/json', JSON.stringify(body)]
  const [{ encryptBody }, answer] = await Promise.all([import('./encrypt-body.ts'), fetchKeys()])
  return ['application/jose', await encryptBody(body, answer.keys[0])]
}

async function exchange(call: Call, input: CallInput<Call>, token: string | null): Promise<Received> {
  const headers: Record<string, string> = {
    'x-merchant-code': site.merchantCode,
    'accept-language': currentCredentials().language(),
    accept: 'application/json',
  }
  if (call.auth !== 'none' && token) headers.authorization = `Bearer ${token}`
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  let body: string | Blob | undefined
  if (input.body !== undefined) [headers['content-type'], body] = await bodyOf(call, input.body)
  const limit = call.format === 'file' ? uploadTimeout : timeout
  return send({
    method: call.method,
    url: callUrl(call, input.query),
    headers,
    body,
    signal: input.signal,
    timeout: limit,
    onProgress: input.onProgress,
  })
}

const isUndecipherable = (received: Received): boolean =>
  received.status === 400 && readRefusal(received).fields.body === 'body.undecipherable'

/** Fetches the gateway's key anew. What was spoilt on its way, not by an old key, is refused again and sent only once. */
async function hasNewKey(used: NonNullable<typeof keys>): Promise<boolean> {
  if (keys === used) keys = undefined
  const [before, fresh] = await Promise.all([used, fetchKeys()])
  return fresh.keys[0]?.kid !== before.keys[0]?.kid
}

/**
 * Makes one call of the gateway and answers what its contract promises. Every failure is a GatewayError; a cancelled
 * call rejects with its cancellation.
 */
export async function callGateway<C extends Call>(ref: CallRef<C>, input: CallInput<C>): Promise<AnswerOf<C>> {
  const token = input.token ?? currentCredentials().token()
  const call = await ref.load()
  const used = call.isEncrypted ? fetchKeys() : undefined
  let received = await exchange(call, input, token)
  if (used && isUndecipherable(received) && (await hasNewKey(used))) {
    received = await exchange(call, input, token)
  }
  if (received.status >= 200 && received.status < 300) return readAnswer(call, received)
  const error = readRefusal(received)
  if (error.status === 401 && call.auth !== 'none' && token) currentCredentials().onUnauthorised(token)
  throw error
}
