import type { LanguageCode } from '#contract/site/languages.ts'
import { readMobile } from '#sandbox/members/mobiles.ts'
import { codeMinutes, issueCode, refuseSoon } from '#sandbox/members/proof/codes.ts'
import { messageText } from '#sandbox/members/proof/message-texts.ts'
import { post } from '#sandbox/members/proof/outbox.ts'
import { type Limit, refuseTry } from '#sandbox/members/proof/tries.ts'
import { mayResetByMobile } from '#sandbox/members/served.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { asksCodeAnywhere } from './registration-ways.ts'

/** Who asks for a code to which number. */
export interface CodeAsked {
  merchant: Merchant
  language: LanguageCode
  address: string
  mobile: string
  countryDialingCode: string
  captcha?: string | undefined
  captchaId?: string | undefined
}

export interface Sent {
  expiredMinutes: number
}

/** A code to a number that is to be registered. A number that a member has gets a message that says so instead. */
export function sendCodeToRegister(gateway: Gateway, asked: CodeAsked): Sent | Refusal {
  if (!asksCodeAnywhere(asked.merchant)) return refuse('module.closed')
  return sendCode(gateway, { ...asked, purpose: 'register' }, (mobile, code) => {
    const isKnown = gateway.store.members.byMobile(asked.merchant.code, mobile) !== null
    return isKnown ? { kind: 'known' } : { kind: 'code', code }
  })
}

/** A code to a member's number. A number that nobody has gets none, and the answer does not tell. */
export function sendCodeToMember(gateway: Gateway, asked: CodeAsked, purpose: 'login' | 'password'): Sent | Refusal {
  const { switches, code: merchant } = asked.merchant
  if (!(purpose === 'login' ? switches.MOBILEVERCODELOGIN3 : switches.CHNGPASSVERIF3)) return refuse('module.closed')
  return sendCode(gateway, { ...asked, purpose }, (mobile, code) => {
    const member = gateway.store.members.byMobile(merchant, mobile)
    const isServed = member !== null && (purpose === 'login' || mayResetByMobile(gateway, member))
    return isServed ? { kind: 'code', code } : null
  })
}

type Message = { kind: 'known' } | { kind: 'code'; code: string }

/** The same steps for every number: only the message, or that there is none, differs. */
function sendCode(
  gateway: Gateway,
  asked: CodeAsked & { purpose: string },
  messageFor: (mobile: string, code: string) => Message | null,
): Sent | Refusal {
  const { purpose } = asked
  const merchant = asked.merchant.code
  const mobile = readMobile(asked.mobile, asked.countryDialingCode)
  if (mobile === null) return refuse('mobile.invalid')
  const key = { merchant, purpose, target: mobile }
  const refused = refuseSoon(gateway, key) ?? refuseTry(gateway, limitsFor(merchant, mobile, asked.address), asked)
  if (refused) return refused
  const message = messageFor(mobile, issueCode(gateway, key))
  if (message) {
    const code = message.kind === 'code' ? message.code : null
    const values = { name: asked.merchant.name, ...(code === null ? {} : { secret: code, minutes: codeMinutes }) }
    const text = messageText(message.kind, asked.language, values)
    post(gateway, { merchant, channel: 'sms', to: mobile, text, code })
  }
  return { expiredMinutes: codeMinutes }
}

function limitsFor(merchant: string, mobile: string, address: string): Limit[] {
  return [
    { merchant, subject: `code to ${mobile}`, most: 6, free: 3, windowMs: 3_600_000 },
    { merchant, subject: `code from ${address}`, most: 30, free: 15, windowMs: 15 * 60_000 },
  ]
}
