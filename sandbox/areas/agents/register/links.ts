import { randomInt } from 'node:crypto'
import type { addReferralLink, ReferralLink } from '#contract/agent/register-centre.ts'
import type { BodyOf } from '#contract/call.ts'
import { instantOf } from '../../../lib/instants.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import { Refusal, refuse } from '../../../server/problems.ts'
import { percentOf } from '../contracts/terms.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import type { CountedLink, ReferralLinkRow } from '../rows/referral-links.ts'
import { mayOpenAgents, mostLinks, rateFor } from './terms.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const dayMs = 86_400_000
/** Two longer than a member's own code for friends, so that neither is taken for the other. */
const codeLength = 10

/** The link of a code, however it is typed, while people may register by it; null for all others. */
export function openLink({ store, now }: Part, { code: merchant }: Merchant, code = ''): ReferralLinkRow | null {
  const typed = code.trim().toUpperCase()
  const link = typed === '' ? null : store.referralLinks.find(merchant, typed)
  return link && isOpenAt(link, now().getTime()) ? link : null
}

function isOpenAt({ is_open, expires_at }: ReferralLinkRow, at: number): boolean {
  return is_open === 1 && (expires_at === null || expires_at > at)
}

/** Makes a link and gives its code. Inside a transaction. */
export function addLink(
  part: Part,
  { merchant, agent }: { merchant: Merchant; agent: TeamMember },
  { type, rebateRate, label, days }: BodyOf<typeof addReferralLink>,
): string | Refusal {
  const { store, now } = part
  const rate = rateFor(agent, rebateRate)
  if (rate instanceof Refusal) return rate
  if (type === 'agent' && !mayOpenAgents(store, agent)) return refuse('register.no-agents')
  const tooMany = refuseMore(part, agent)
  if (tooMany) return tooMany
  const at = now().getTime()
  for (;;) {
    const code = freshCode()
    const isAdded = store.referralLinks.add({
      code,
      merchant: merchant.code,
      agent_id: agent.id,
      is_agent: type === 'agent' ? 1 : 0,
      rate,
      label: label.trim(),
      is_open: 1,
      created_at: at,
      expires_at: days === null ? null : at + days * dayMs,
    })
    if (isAdded) return code
  }
}

/** Opens or closes one of the agent's links. */
export function setLink(
  part: Part,
  { merchant, agent }: { merchant: Merchant; agent: TeamMember },
  { code, isOpen }: { code: string; isOpen: boolean },
): CountedLink | Refusal {
  const { referralLinks } = part.store
  const link = referralLinks.find(merchant.code, code.trim().toUpperCase())
  if (!link || link.agent_id !== agent.id) return refuse('register.link')
  const tooMany = isOpen && link.is_open === 0 ? refuseMore(part, agent) : null
  if (tooMany) return tooMany
  referralLinks.setOpen(link, isOpen)
  return { ...link, is_open: isOpen ? 1 : 0 }
}

function refuseMore({ store, now }: Part, { id }: TeamMember): Refusal | null {
  const open = store.referralLinks.list(id).filter((link) => isOpenAt(link, now().getTime()))
  return open.length >= mostLinks ? refuse('register.links') : null
}

function freshCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')
}

/** `origin`: of the site. */
export function linkAnswer(link: CountedLink, origin: string): ReferralLink {
  return {
    code: link.code,
    url: `${origin}/register?referralCode=${link.code}`,
    type: link.is_agent === 1 ? 'agent' : 'member',
    rebateRate: percentOf(link.rate),
    label: link.label,
    isOpen: link.is_open === 1,
    createdAt: instantOf(link.created_at),
    expiresAt: link.expires_at === null ? null : instantOf(link.expires_at),
    registered: link.registered,
  }
}
