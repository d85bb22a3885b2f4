import type { LanguageCode } from '#contract/site/languages.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { CodeKey } from '#sandbox/members/proof/code-rows.ts'
import { codeMinutes, issueCode, refuseSoon } from '#sandbox/members/proof/codes.ts'
import { messageText } from '#sandbox/members/proof/message-texts.ts'
import { post } from '#sandbox/members/proof/outbox.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Refusal } from '#sandbox/server/problems.ts'

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
  { member, channel }: { member: MemberRow; channel: Channel },
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
