import type { AnswerOf, BodyOf } from '#src/gateway/contract/call.ts'
import type { login } from '#src/gateway/contract/session.ts'
import type { MemberRow } from '../database/members.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import type { Merchant } from '../merchants.ts'
import { agentTypes } from '../seed/accounts.ts'
import { solvesCaptcha } from './captchas.ts'
import { enter } from './enter.ts'
import { verifyPassword } from './passwords.ts'
import type { Visit } from './sessions.ts'

const windowMs = 15 * 60_000
const freeFailures = 2
const mostFailures = 10

interface Attempt {
  merchant: Merchant
  body: BodyOf<typeof login>
  visit: Visit
}

/** Opens a session, or says why not. What is wrong with an account is told only to who knows its password. */
export async function logIn(
  gateway: Gateway,
  { merchant, body, visit }: Attempt,
): Promise<AnswerOf<typeof login>['value'] | Refusal> {
  const name = body.username.trim().toLowerCase()
  const key = { merchant: merchant.code, name, address: visit.address }
  const barred = guard(gateway, key, body)
  if (barred) return barred
  const member = body.type === 'username' ? gateway.store.members.byName(merchant.code, name) : null
  const isRight = await verifyPassword(body.password, member?.password_hash ?? null)
  if (!member || !isRight) return failed(gateway, key)
  gateway.store.attempts.forgive(key)
  const unfit = unfitFor(member, body.site)
  if (unfit) return unfit
  return enter(gateway, member, visit, {
    by: 'password',
    changeReason: member.password_expired === 1 ? 'expired' : null,
  })
}

interface Key {
  merchant: string
  name: string
  address: string
}

/** The limits that stand before the password is looked at. */
function guard(gateway: Gateway, key: Key, body: Attempt['body']): Refusal | null {
  const at = gateway.now().getTime()
  const failures = gateway.store.attempts.since(key, at - windowMs)
  if (failures.count >= mostFailures) {
    return refuse('rate.limited', { retryAfter: Math.max(1, Math.ceil((failures.oldest + windowMs - at) / 1000)) })
  }
  if (failures.count < freeFailures) return null
  if (!body.captcha || !body.captchaId) return refuse('captcha.required', { needsCaptcha: true })
  if (solvesCaptcha(gateway, key.merchant, body.captchaId, body.captcha)) return null
  gateway.store.attempts.add(key, at)
  return refuse('captcha.wrong', { needsCaptcha: true })
}

function failed(gateway: Gateway, key: Key): Refusal {
  const at = gateway.now().getTime()
  gateway.store.attempts.add(key, at)
  const { count } = gateway.store.attempts.since(key, at - windowMs)
  return refuse('login.failed', { needsCaptcha: count >= freeFailures })
}

function unfitFor(member: MemberRow, site: Attempt['body']['site']): Refusal | null {
  const isAgent = agentTypes.includes(member.type)
  if (site === 'member' && isAgent) return refuse('login.not-a-member')
  if (site === 'agent' && !isAgent) return refuse('login.not-an-agent')
  return member.is_locked === 1 ? refuse('login.locked') : null
}
