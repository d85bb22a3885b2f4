import { CompactEncrypt, importJWK } from 'jose'
import type * as z from 'zod/mini'
import { type Call, commonProblems, problem } from '#contract/call.ts'
import { getKeys } from '#contract/identity/session.ts'
import { getVerification } from '#contract/identity/verification.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts'
import { mediaTypeOf } from '#sandbox/server/body.ts'
import { solutionOf } from '#tests/support/captcha-answer.ts'
import { knownPasswords } from './known-passwords.ts'
import { acme, zen } from './merchants.ts'
import { seededState } from './seeded-state.ts'

export interface Asked<Query, Body> {
  query?: Query
  body?: Body
  /** "acme" by default. */
  merchant?: string
  token?: string
  address?: string
  headers?: Record<string, string>
}

type Schema = z.ZodMiniType

const relayPrefixes: Readonly<Record<string, string>> = { acme: acme.relayPrefix, zen: zen.relayPrefix }

export type TestGateway = Awaited<ReturnType<typeof openGateway>>

/** A sandbox with 400 games and a clock that the test moves; in memory, where no folder is given. */
export async function openGateway(options: Partial<SandboxOptions> = {}) {
  const clock = { at: Date.parse('2026-11-20T12:00:00Z') }
  const lines: string[] = []
  const settings: SandboxOptions = {
    merchants: [acme, zen],
    data: null,
    games: 400,
    now: () => new Date(clock.at),
    log: (line) => lines.push(line),
    // Calls in process come from there: `address` says who asked.
    trustedProxies: ['127.0.0.1'],
    passwords: knownPasswords,
    // A captcha a test, as an answer: how much work it takes on a site is the matter of one test.
    captchaBits: { bits: 3, question_bits: 2 },
    ...options,
  }
  const isCopied = settings.data === null && !settings.seedsOnDemand
  const state = isCopied ? { database: await seededState(settings) } : {}
  const sandbox = await createSandbox({ ...settings, ...state })

  /** The raw response of a call. */
  const send = async <Q extends Schema, B extends Schema>(
    call: Call<Q, B>,
    asked: Asked<z.input<Q>, z.input<B>> = {},
  ): Promise<Response> => {
    const headers = headersOf(asked)
    const full = await verified(sandbox, call, asked.body, headers)
    const body = full === undefined ? null : await bodyOf(sandbox, call, full, headers)
    const prefix = call.isRelay ? relayPrefixes[asked.merchant ?? 'acme'] : ''
    return sandbox.app.request(`${prefix}${addressOf(call, asked.query)}`, { method: call.method, headers, body })
  }

  return {
    sandbox,
    lines,
    send,
    now: () => new Date(clock.at),
    /** Moves the clock on, in milliseconds. */
    pass(ms: number): void {
      clock.at += ms
    },
    /** The answer, parsed by the contract. @throws where it is a refusal or has another shape. */
    async answer<Q extends Schema, B extends Schema, A extends Schema>(
      call: Call<Q, B, A>,
      asked: Asked<z.input<Q>, z.input<B>> = {},
    ): Promise<z.output<A>> {
      const response = await send(call, asked)
      const text = await response.text()
      if (response.status !== 200) throw new Error(`${call.id} answered ${response.status}: ${text}`)
      return call.answer.parse(JSON.parse(text))
    },
    /** The problem that refuses the call. @throws where there is none. */
    async refusal<Q extends Schema, B extends Schema>(call: Call<Q, B>, asked: Asked<z.input<Q>, z.input<B>> = {}) {
      const response = await send(call, asked)
      if (response.headers.get('content-type') !== 'application/problem+json') {
        throw new Error(`${call.id} was not refused: ${response.status}`)
      }
      const refused = problem.parse(await response.json())
      if (!isForeseen(call, refused.code))
        throw new Error(`${call.id} does not say that it refuses with ${refused.code}`)
      return refused
    },
    async panel(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> {
      const init = body === undefined ? {} : { body: JSON.stringify(body) }
      return sandbox.app.request(path, { method, headers: { 'Content-Type': 'application/json' }, ...init })
    },
  }
}

/** Whether the contract names the code for the call, or for every call. */
function isForeseen(call: Call, code: string): boolean {
  return [...commonProblems, ...call.problems, 'merchant.unknown'].includes(code)
}

function headersOf({ merchant = 'acme', token, address, headers }: Asked<unknown, unknown>): Headers {
  const all = new Headers({ 'X-Merchant-Code': merchant, ...headers })
  if (token !== undefined) all.set('Authorization', `Bearer ${token}`)
  if (address !== undefined) all.set('X-Forwarded-For', address)
  return all
}

function addressOf(call: Call, query: unknown): string {
  const given = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  const path = given.reduce((left, [name, value]) => left.replace(`{${name}}`, encodeURIComponent(value)), call.path)
  const rest = given.filter(([name]) => !call.path.includes(`{${name}}`))
  return rest.length === 0 ? path : `${path}?${new URLSearchParams(rest)}`
}

/** What each call that asks for the verification service's puzzle asks it for. */
const actions = new Map([
  ['login', 'login'],
  ['register', 'register'],
  ['registerMobile', 'register'],
])

/** The body with a solved puzzle, where the call asks for one; as it is where it names a `verification`, even none. */
async function verified(sandbox: Sandbox, call: Call, body: unknown, headers: Headers): Promise<unknown> {
  const action = actions.get(call.id)
  if (action === undefined || typeof body !== 'object' || body === null || 'verification' in body) return body
  if ('type' in body && body.type === 'sms') return body
  return { ...body, verification: await solvedPuzzle(sandbox, action, headers) }
}

/** A puzzle of the merchant's and for the address that the headers tell, solved. */
export async function solvedPuzzle(sandbox: Sandbox, action: string, headers: Headers) {
  const response = await sandbox.app.request(`${getVerification.path}?action=${action}`, { headers })
  const { value } = getVerification.answer.parse(await response.json())
  return value.kind === 'none' ? undefined : { id: value.id, solution: solutionOf(value.salt, value.bits) }
}

async function bodyOf(sandbox: Sandbox, call: Call, body: unknown, headers: Headers): Promise<string | Blob> {
  if (body instanceof Blob) {
    headers.set('Content-Type', body.type)
    return body
  }
  const text = !call.isEncrypted && call.format === 'form' ? formOf(body) : JSON.stringify(body)
  headers.set('Content-Type', mediaTypeOf(call))
  return call.isEncrypted ? encrypted(sandbox, text) : text
}

function formOf(body: unknown): string {
  return new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])).toString()
}

export async function encrypted(sandbox: Sandbox, text: string): Promise<string> {
  const response = await sandbox.app.request(getKeys.path, { headers: { 'X-Merchant-Code': 'acme' } })
  const { keys } = getKeys.answer.parse(await response.json())
  const [key] = keys
  if (!key) throw new Error('The gateway has no key')
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'RSA-OAEP-256'))
}
