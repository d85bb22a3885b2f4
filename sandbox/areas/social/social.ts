import { createHash, randomInt } from 'node:crypto'
import * as z from 'zod'
import type { AnswerOf } from '#contract/call.ts'
import type { OpenedSession } from '#contract/identity/session.ts'
import type { finishSocial } from '#contract/identity/social.ts'
import { type SocialProvider, socialProviders } from '#contract/site/gates.ts'
import { agentTypes } from '#sandbox/members/accounts.ts'
import { plainMember } from '#sandbox/members/members.ts'
import { ticketsOf } from '#sandbox/members/proof/tickets.ts'
import { enter, openedFor } from '#sandbox/members/session/enter.ts'
import type { Visit } from '#sandbox/members/session/sessions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { followInvitation, invitationBy, typeBy } from '../agents/register/invitations.ts'
import { isAffiliate } from '../registration/registration.ts'
import { takeProviderCode } from './provider.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const registrations = ticketsOf({
  kind: 'social-registration',
  lifeMs: 10 * 60_000,
  content: z.object({ provider: z.enum(socialProviders), subject: z.string(), nickname: z.string() }),
})

/** What a visitor brings back from a provider. */
interface Return {
  provider: SocialProvider
  code: string
  codeVerifier: string
  redirectUri: string
}

/** Opens the session of who came back from a provider, or gives the ticket to register by. */
export function finishSocialLogin(
  part: Part,
  { merchant, visit }: { merchant: Merchant; visit: Visit },
  { provider, code, codeVerifier, redirectUri }: Return,
): AnswerOf<typeof finishSocial>['value'] | Refusal {
  if (!merchant.features.socialLogin.includes(provider)) return refuse('module.closed')
  const person = takeProviderCode(part, merchant.code, code)
  const isOurs = person !== null && person.provider === provider && person.redirectUri === redirectUri
  if (!isOurs || person.challenge !== challengeOf(codeVerifier)) return refuse('social.failed')
  const { subject, nickname } = person
  const id = part.store.socialAccounts.memberOf({ merchant: merchant.code, provider, subject })
  const member = id === null ? null : part.store.members.byId(id)
  if (!member) {
    return {
      registration: { ticket: registrations.issue(part, merchant.code, { provider, subject, nickname }), nickname },
    }
  }
  if (agentTypes.includes(member.type)) return refuse('login.not-a-member')
  if (member.is_locked === 1) return refuse('login.locked')
  return enter(part, member, { visit, entry: { by: 'provider', changeReason: null } })
}

/** A new member, known by the provider alone: without a password, and under a user name that the gateway makes up. */
export function registerBySocial(
  part: Part,
  { merchant, visit }: { merchant: Merchant; visit: Visit },
  { ticket, referralCode }: { ticket: string; referralCode?: string | undefined },
): OpenedSession | Refusal {
  if (!merchant.switches.USERNAMEREG3 && !merchant.switches.MOBILENUMREG3) return refuse('register.closed')
  const person = registrations.take(part, merchant.code, ticket)
  if (!person) return refuse('social.failed')
  const key = { merchant: merchant.code, provider: person.provider, subject: person.subject }
  if (part.store.socialAccounts.memberOf(key) !== null) return refuse('social.failed')
  const invitation = invitationBy(part, merchant, [referralCode])
  return part.store.transaction(() => {
    const id = part.store.members.add({
      ...plainMember,
      merchant: merchant.code,
      name: freeName(part, merchant.code, person.provider),
      nickname: person.nickname,
      type: typeBy(invitation),
      referral_code: referralCode !== undefined && isAffiliate(merchant, referralCode) ? referralCode : null,
    })
    followInvitation(part, id, invitation)
    part.store.socialAccounts.link(key, id)
    const member = part.store.members.byId(id)
    return member ? openedFor(part, member, { visit, changeReason: null }) : refuse('system.fault')
  })
}

function freeName({ store }: Part, merchant: string, provider: string): string {
  for (;;) {
    const name = `${provider}${randomInt(1_000_000, 10_000_000)}`
    if (store.members.byName(merchant, name) === null) return name
  }
}

/** S256 of RFC 7636. */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
