import * as z from 'zod'
import type { OpenedSession } from '#contract/identity/session.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { ticketsOf } from '#sandbox/members/proof/tickets.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import { openedFor, siteOf } from '#sandbox/members/session/enter.ts'
import type { SessionRow } from '#sandbox/members/session/session-rows.ts'
import { openSession, sessionById, type Visit } from '#sandbox/members/session/sessions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const lifeMs = 2 * 60_000
const windowMs = 10 * 60_000
const maxTries = 30

/** In seconds. */
export const linkTokenLife = lifeMs / 1000

/** `session`: the public id of the one that is carried over to a phone; the token ends with it. */
const content = z.object({ member: z.number(), session: z.nullable(z.string()) })
const tokens = ticketsOf({ kind: 'link', lifeMs, content })

/** A token for an address that signs a member in: good once, for two minutes. */
export const issueLinkToken = (
  part: Part,
  merchant: Merchant,
  { member, session }: { member: MemberRow; session: SessionRow | null },
): string => tokens.issue(part, merchant.code, { member: member.id, session: session?.id ?? null })

/** Who presents a token, and from where. */
export interface Presented {
  merchant: Merchant
  visit: Visit
  token: string
}

/** The name of the account behind a token, which stays good. */
export function accountOfLink(part: Part, presented: Presented): string | Refusal {
  const owner = countTry(part, presented) ?? ownerOf(part, tokens.look(part, presented.merchant.code, presented.token))
  return 'member' in owner ? owner.member.name : owner
}

/** Opens a session for a token, which is spent, whatever comes of it. */
export function enterByLink(part: Part, presented: Presented): OpenedSession | Refusal {
  const { merchant, visit, token } = presented
  const owner = countTry(part, presented) ?? ownerOf(part, tokens.take(part, merchant.code, token))
  if (!('member' in owner)) return owner
  const { member, isApp } = owner
  if (isApp)
    return {
      token: openSession(part, member, { visit, mustChange: null, isApp: true }),
      firstTimeLogin: false,
      site: siteOf(member),
      passwordExpired: false,
    }
  const mustChange = member.password_expired === 1 && merchant.switches.PWDEXPFORCECHANGE3
  return openedFor(part, member, { visit, changeReason: mustChange ? 'expired' : null })
}

function ownerOf(part: Part, claims: z.infer<typeof content> | null): { member: MemberRow; isApp: boolean } | Refusal {
  if (!claims) return refuse('link-token.spent')
  // Who has signed out, or was signed out, has taken the codes for a phone back.
  const member =
    claims.session === null ? part.store.members.byId(claims.member) : sessionById(part, claims.session)?.member
  if (!member || member.is_locked === 1) return refuse('link-token.spent')
  return { member, isApp: claims.session !== null }
}

function countTry(part: Part, { merchant, visit }: Presented): Refusal | null {
  const subject = `link tokens from ${visit.address}`
  return refuseTry(part, [{ merchant: merchant.code, subject, most: maxTries, windowMs }])
}
