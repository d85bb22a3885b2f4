import { createHash, randomInt } from 'node:crypto'
import { CompactEncrypt, importJWK } from 'jose'
import { expect } from 'playwright/test'
import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Call, QueryOf } from '#src/gateway/contract/call.ts'
import { sendRegisterCode } from '#src/gateway/contract/register-code.ts'
import { getRegisterSettings, register } from '#src/gateway/contract/registration.ts'
import { getCaptcha, getKeys, login } from '#src/gateway/contract/session.ts'
import { getVerification } from '#src/gateway/contract/verification.ts'
import type { SiteServer } from '../support/preview-server.ts'

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

const numbers = 'zero one two three four five six seven eight nine'.split(' ')

/** What answers a captcha's question in English. */
export function answerTo(question: string): string {
  const [, first = '', second = ''] = /How much is (\w+) plus (\w+)\?/.exec(question) ?? []
  return String(numbers.indexOf(first) + numbers.indexOf(second))
}

/** A captcha's answer, by its question in English. */
export async function solvedCaptcha(server: SiteServer, merchant: string) {
  const { value } = await ask(server, merchant, getCaptcha, { query: { language: 'EN' } })
  return { captcha: answerTo(value.question), captchaId: value.id }
}

const outbox = z.object({
  messages: z.array(
    z.object({
      merchant: z.string(),
      channel: z.enum(['sms', 'email']),
      to: z.string(),
      text: z.string(),
      code: z.optional(z.string()),
    }),
  ),
})

/** What the sandbox has sent to a number or an address, the newest first; spaces in it do not count. */
export async function messagesTo(server: SiteServer, merchant: string, to: string) {
  const response = await fetch(`http://localhost:${server.port}/sandbox/outbox?merchant=${merchant}`)
  const { messages } = outbox.parse(await response.json())
  const plain = (text: string) => text.replace(/[\s-]/g, '')
  return messages.filter((message) => plain(message.to).endsWith(plain(to).replace(/^0/, '')))
}

/** The newest code that was sent to a number or an address, once there is one. */
export async function codeSentTo(server: SiteServer, merchant: string, to: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    code = (await messagesTo(server, merchant, to)).find((message) => message.code)?.code
    expect(code).toBeTruthy()
  }).toPass({ intervals: [50, 100, 200] })
  return code ?? ''
}

/** A user name that no other test has. */
export const freshName = (): string => `t${Date.now().toString(36)}${randomInt(36 ** 3).toString(36)}`

/** Mobile numbers that each country takes, without its code; the last digits differ from test to test. */
export function freshNumber(countryDialingCode: string): string {
  const tail = String(randomInt(10 ** 7)).padStart(7, '0')
  const starts: Record<string, string> = { '880': '171', '84': '91', '66': '81', '81': '90', '971': '50', '52': '55' }
  const short = countryDialingCode === '84' || countryDialingCode === '66' || countryDialingCode === '971'
  const lengthened = short ? tail : `${randomInt(10)}${tail}`
  return `${starts[countryDialingCode] ?? '90'}${countryDialingCode === '880' ? tail : lengthened}`
}

export interface Member {
  username: string
  password: string
  email: string
  token: string
}

interface Given {
  username?: string
  password?: string
  email?: string
  mobileNum?: string
  countryDialingCode?: string
}

/** Registers a member by the gateway's calls, with what its rules ask for; the session is open. */
export async function registerMember(server: SiteServer, merchant: string, given: Given = {}): Promise<Member> {
  const username = given.username ?? freshName()
  const email = given.email ?? `${username}@mail.example`
  const password = given.password ?? 'Harbour7lantern'
  const { fields, needsCaptcha } = (await ask(server, merchant, getRegisterSettings)).value
  const isOn = (name: string) => fields[name]?.enabled === true
  const needs = (name: string) => isOn(name) && fields[name]?.required === true
  const optional: Record<string, string> = {}
  const samples = { payeeName: 'Mina Karim', paymentPassword: '482913', idNumber: '1234567890' }
  for (const [name, sample] of Object.entries(samples)) if (needs(name)) optional[name] = sample
  if (isOn('email') || given.email) optional.email = email
  const body = {
    username,
    password,
    confirmPassword: password,
    domain: `${merchant}.localhost`,
    login: true as const,
    isOfAge: true as const,
    acceptsTerms: true as const,
    ...optional,
    ...(await mobileOf(server, merchant, given, needs('mobileNum'))),
    ...(needsCaptcha && (await solvedCaptcha(server, merchant))),
    ...(await verificationOf(server, merchant, 'register')),
  }
  const { value } = await ask(server, merchant, register, { body })
  return { username, password, email, token: value.token }
}

/** The number of a registration, with its code where the merchant sends one. */
async function mobileOf(server: SiteServer, merchant: string, given: Given, isNeeded: boolean) {
  if (!given.mobileNum && !isNeeded) return {}
  const countryDialingCode = given.countryDialingCode ?? '880'
  const mobileNum = given.mobileNum ?? freshNumber(countryDialingCode)
  const number = { mobileNum, countryDialingCode }
  try {
    await ask(server, merchant, sendRegisterCode, { body: { mobileNo: mobileNum, countryDialingCode } })
  } catch (error) {
    // A merchant that verifies no numbers sends no codes.
    if (String(error).includes('module.closed')) return number
    throw error
  }
  return { ...number, verificationCode: await codeSentTo(server, merchant, mobileNum) }
}

/** Opens one more session of a member, as from another browser. */
export async function tokenFor(server: SiteServer, merchant: string, member: Pick<Member, 'username' | 'password'>) {
  const verification = await verificationOf(server, merchant, 'login')
  const { username, password } = member
  const body = { type: 'username' as const, username, password, site: 'member' as const, ...verification }
  const { value } = await ask(server, merchant, login, { body })
  if (!('token' in value)) throw new Error(`${username} needs another step`)
  return value.token
}
