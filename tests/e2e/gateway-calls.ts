import { createHash } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import type { AnswerOf, BodyOf, Call, QueryOf } from '#contract/call.ts'
import { getKeys, login } from '#contract/identity/session.ts'
import { getVerification } from '#contract/identity/verification.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'

interface Asked<C extends Call> {
  query?: QueryOf<C>
  body?: BodyOf<C>
  token?: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The call's address: path parameters filled from the query, the rest behind it. */
function addressOf(call: Call, query: unknown): string {
  const rest = new URLSearchParams()
  let path = call.path
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
    else if (value !== undefined) rest.set(name, String(value))
  }
  return rest.size > 0 ? `${path}?${rest}` : path
}

async function encrypted(server: SiteServer, merchant: string, text: string): Promise<string> {
  const { keys } = await ask(server, merchant, getKeys)
  const [key] = keys
  if (!key) throw new Error('The gateway has no key')
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'RSA-OAEP-256'))
}

/** Makes a call of a merchant's gateway from outside the browser, by its contract. @throws where it is refused. */
export async function ask<C extends Call>(
  server: SiteServer,
  merchant: string,
  call: C,
  { query, body, token }: Asked<C> = {},
): Promise<AnswerOf<C>> {
  const headers = new Headers({ 'x-merchant-code': merchant, 'accept-language': 'en' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  let content: string | undefined
  if (body !== undefined) {
    const form = new URLSearchParams(Object.entries(isRecord(body) ? body : {}).map(([k, v]) => [k, String(v)]))
    content = call.format === 'form' ? form.toString() : JSON.stringify(body)
    if (call.isEncrypted) content = await encrypted(server, merchant, content)
    const plain = call.format === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
    headers.set('content-type', call.isEncrypted ? 'application/jose' : plain)
  }
  const response = await fetch(`http://localhost:${server.port}${addressOf(call, query)}`, {
    method: call.method,
    headers,
    ...(content !== undefined && { body: content }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call.id} answered ${response.status}: ${text}`)
  return call.answer.parse(JSON.parse(text)) as AnswerOf<C>
}

function hasZeroBits(hash: Buffer, bits: number): boolean {
  const whole = Math.floor(bits / 8)
  if (hash.subarray(0, whole).some((byte) => byte !== 0)) return false
  return bits % 8 === 0 || (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0
}

/** Solves the puzzle of the verification service; empty where it asks for none. */
export async function verificationOf(server: SiteServer, merchant: string, action: 'login' | 'register') {
  const { value } = await ask(server, merchant, getVerification, { query: { action } })
  if (value.kind === 'none') return {}
  let n = 0
  while (!hasZeroBits(createHash('sha256').update(`${value.salt}${n}`).digest(), value.bits)) n += 1
  return { verification: { id: value.id, solution: String(n) } }
}

/** What each member's browser was given at its first log-in: without it each one is a new device, of which members are told. */
const devices = new Map<string, string>()

/** Opens one more session of a member, in the browser that it has used before. */
export async function tokenFor(
  server: SiteServer,
  merchant: string,
  member: { username: string; password: string; site?: 'member' | 'agent' },
) {
  const verification = await verificationOf(server, merchant, 'login')
  const { username, password, site = 'member' } = member
  const name = `${server.port} ${merchant} ${username}`
  const device = devices.get(name)
  const body = { type: 'username' as const, username, password, site, ...(device && { device }), ...verification }
  const { value } = await ask(server, merchant, login, { body })
  if (!('token' in value)) throw new Error(`${username} needs another step`)
  if (value.device) devices.set(name, value.device)
  return value.token
}
