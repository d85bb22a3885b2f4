import type { LanguageCode } from '#contract/site/languages.ts'
import type { CodeKey } from '../database/codes.ts'
import type { MemberRow } from '../database/members.ts'
import type { Gateway } from '../gateway.ts'
import type { Refusal } from '../http/problems.ts'
import type { Merchant } from '../merchants.ts'
import { messageText } from '../text/messages.ts'
import { codeMinutes, issueCode, refuseSoon } from './codes.ts'
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
  { merchant, language }: { merchant: Merchant; language: LanguageCode },
  member: MemberRow,
  channel: Channel,
): { expiredMinutes: number } | Refusal {
  const key = stepCodeKey(member, channel)
  const soon = refuseSoon(part, key)
  if (soon) return soon
  const code = issueCode(part, key)
  post(part, {
    merchant: merchant.code,
    channel: channel === 'mobile' ? 'sms' : 'email',
    to: (channel === 'mobile' ? member.mobile : member.email) ?? '',
    text: messageText('code', language, { name: merchant.name, secret: code, minutes: codeMinutes }),
    code,
  })
  return { expiredMinutes: codeMinutes }
}
