import type { MemberRow } from '#sandbox/members/members.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import type { SessionRow } from '#sandbox/members/session/session-rows.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { issueLinkToken, linkTokenLife } from '../link-tokens/link-tokens.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const windowMs = 10 * 60_000
const maxMade = 20

/** A code for the session that asks, and for how many seconds it is good. */
export function makeAppCode(
  part: Part,
  merchant: Merchant,
  { member, session }: { member: MemberRow; session: SessionRow },
): { code: string; lifeSeconds: number } | Refusal {
  if (!merchant.appDownload) return refuse('module.closed')
  const subject = `app codes of ${member.id}`
  const refused = refuseTry(part, [{ merchant: merchant.code, subject, most: maxMade, windowMs }])
  return refused ?? { code: issueLinkToken(part, merchant, { member, session }), lifeSeconds: linkTokenLife }
}
