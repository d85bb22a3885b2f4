import * as z from 'zod/mini'
import { registerMobile } from '#contract/identity/mobile-registration.ts'
import { register } from '#contract/identity/registration.ts'
import type { TestGateway } from './gateway.ts'

/** What every registration in these tests sends, in keeping with the rules of "acme". */
export const newMember = {
  password: 'harbour7',
  confirmPassword: 'harbour7',
  domain: 'acme.example',
  login: true,
  isOfAge: true,
  acceptsTerms: true,
} as const

export const byMobile = {
  ...newMember,
  countryDialingCode: '880',
  registerUrl: '/register',
  registerMethod: 'WEB',
} as const

/** Registers by user name and gives the token. */
export async function registered(gateway: TestGateway, username: string, more: object = {}, merchant = 'acme') {
  const { value } = await gateway.answer(register, { merchant, body: { ...newMember, username, ...more } })
  return value.token
}

/** Registers by mobile number, with the code that was sent to it. */
export async function registeredByMobile(gateway: TestGateway, mobileNum: string, verificationCode: string) {
  const { value } = await gateway.answer(registerMobile, { body: { ...byMobile, mobileNum, verificationCode } })
  return value.token
}

const outbox = z.object({
  messages: z.array(
    z.object({
      at: z.iso.datetime(),
      merchant: z.string(),
      channel: z.enum(['sms', 'email']),
      to: z.string(),
      text: z.string(),
      code: z.optional(z.string()),
    }),
  ),
})

/** What was sent to a number (E.164) or an address, the newest first. */
export async function sentTo(gateway: TestGateway, to: string) {
  const response = await gateway.sandbox.app.request(`/sandbox/outbox?to=${encodeURIComponent(to)}`)
  return outbox.parse(await response.json()).messages
}

/** The code of the newest message. @throws where none was sent. */
export async function codeTo(gateway: TestGateway, to: string): Promise<string> {
  const [message] = await sentTo(gateway, to)
  if (message?.code === undefined) throw new Error(`No code was sent to ${to}`)
  return message.code
}

/** Another code than this one, of the same form. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
