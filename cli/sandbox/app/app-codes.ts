import * as z from 'zod'
import type { MemberRow } from '../database/members.ts'
import type { SessionRow } from '../database/sessions.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import type { Merchant } from '../merchants.ts'
import { type Limit, refuseTry } from '../session/limits.ts'
import { openSession, sessionById, type Visit } from '../session/sessions.ts'
import { ticketsOf } from '../session/tickets.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const lifeMs = 5 * 60_000
const windowMs = 10 * 60_000
const mostMade = 20
const mostTried = 30

const codes = ticketsOf({ kind: 'app-code', lifeMs, content: z.object({ session: z.string() }) })

/** A code for the session that asks, and for how many seconds it is good. */
export function makeAppCode(
  part: Part,
  merchant: Merchant,
  member: MemberRow,
  session: SessionRow,
): { code: string; lifeSeconds: number } | Refusal {
  if (!merchant.appDownload) return refuse('module.closed')
  const refused = refuseTry(part, [limitOf(merchant, `app codes of ${member.id}`, mostMade)])
  return refused ?? { code: codes.issue(part, merchant.code, { session: session.id }), lifeSeconds: lifeMs / 1000 }
}

/** The token of a new session of whoever made the code; the code is spent, whatever comes of it. */
export function takeAppCode(part: Part, merchant: Merchant, visit: Visit, code: string): string | Refusal {
  if (!merchant.appDownload) return refuse('module.closed')
  const refused = refuseTry(part, [limitOf(merchant, `app codes from ${visit.address}`, mostTried)])
  if (refused) return refused
  const made = codes.take(part, merchant.code, code)
  // Who has signed out, or was signed out, has taken their codes back.
  const live = made && sessionById(part, made.session)
  if (!live) return refuse('app-code.spent')
  return openSession(part, live.member, visit, null, true)
}

const limitOf = ({ code }: Merchant, subject: string, most: number): Limit => ({
  merchant: code,
  subject,
  most,
  windowMs,
})
