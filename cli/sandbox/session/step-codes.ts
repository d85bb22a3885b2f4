import type { CodeKey } from '../database/codes.ts'
import type { MemberRow } from '../database/members.ts'
import type { Gateway } from '../gateway.ts'
import { Refusal } from '../http/problems.ts'
import type { Merchant } from '../merchants.ts'
import { codeMinutes, issueCode } from './codes.ts'
import { post } from './outbox.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Channel = 'mobile' | 'email'

/** By the member and not by the step: who begins a log-in again gets no more codes by it. */
export function stepCodeKey(member: MemberRow, channel: Channel): CodeKey {
  return { merchant: member.merchant, purpose: `step ${channel}`, target: `member ${member.id}` }
}

/** Gives how long the code is good. */
export function postStepCode(
  part: Part,
  merchant: Merchant,
  member: MemberRow,
  channel: Channel,
): { expiredMinutes: number } | Refusal {
  const code = issueCode(part, stepCodeKey(member, channel))
  if (code instanceof Refusal) return code
  post(part, {
    merchant: merchant.code,
    channel: channel === 'mobile' ? 'sms' : 'email',
    to: (channel === 'mobile' ? member.mobile : member.email) ?? '',
    text: `${merchant.name}: ${code} confirms that it is you who logs in from a new address. It is good for ${codeMinutes} minutes.`,
    code,
  })
  return { expiredMinutes: codeMinutes }
}
