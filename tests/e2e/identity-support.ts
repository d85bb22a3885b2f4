import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import * as z from 'zod/mini'
import { sendRegisterCode } from '#contract/identity/register-code.ts'
import { getRegisterSettings, register } from '#contract/identity/registration.ts'
import { getCaptcha } from '#contract/identity/session.ts'
import { captchaAnswer } from '#tests/support/captcha-answer.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'
import { ask, verificationOf } from './gateway-calls.ts'
import { type Visit, visit } from './site-test.ts'

/** Addresses that no tenant has: of all pages with the header, theirs takes the least time. */
export const nowhere = '/nowhere'
export const elsewhere = '/elsewhere'

interface PopupVisit extends Visit {
  path?: string
  /** Where the session leads to. */
  wanted?: string
}

/**
 * Opens the popup of an address, log-in or registration, as it stands above a page for a visitor who was kept from another
 * one. The home page, which is below it where the address itself is loaded and follows the log-in, takes twice as long as
 * all the rest.
 */
export async function openPopup(
  page: Page,
  server: Pick<SiteServer, 'siteOf'>,
  code: string,
  { path = '/login', wanted = elsewhere, ...choices }: PopupVisit = {},
): Promise<void> {
  await visit(page, server, code, nowhere, { language: 'EN', ...choices })
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
  await page.evaluate(
    ({ path, wanted }) => {
      // As the router keeps it.
      history.pushState({ usr: { from: wanted } }, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    { path, wanted },
  )
}

/** A closed dialog takes its own step of the history back; what leads on before that is led back, too. */
export async function historySettles(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false)
}

/** A captcha's answer, by its question in English. */
export async function solvedCaptcha(server: SiteServer, merchant: string) {
  const { value } = await ask(server, merchant, getCaptcha, { query: { language: 'EN' } })
  return { captcha: captchaAnswer(value), captchaId: value.id }
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

/**
 * Mobile numbers that each country takes, without its code; the last digits differ from test to test. None ends in 1101
 * to 1199, with which the sandbox's Firebase makes its mistakes.
 */
export function freshNumber(countryDialingCode: string): string {
  const tail = `${String(randomInt(10 ** 3)).padStart(3, '0')}${randomInt(2000, 10_000)}`
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

/** Answers one call with a refusal, as the gateway words it, until `unroute`. */
export async function refuseCall(
  page: Page,
  path: string,
  problem: { code: string; status: number; retryAfter?: number },
): Promise<void> {
  const { retryAfter } = problem
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status: problem.status,
      contentType: 'application/problem+json',
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      json: { type: 'about:blank', title: problem.code, ...problem },
    }),
  )
}
