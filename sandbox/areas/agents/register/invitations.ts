import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import { inviterOf, noteInvited } from '../../referral/referral.ts'
import type { ReferralLinkRow } from '../rows/referral-links.ts'
import { joinTeam } from './join.ts'
import { openLink } from './links.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** Who or what led a new member here: an agent's link, a friend, or nothing. */
export interface Invitation {
  link: ReferralLinkRow | null
  /** A member's id. */
  inviter: number | null
}

/** An agent's type, as those have whom agents bring. */
export const broughtAgentType = 2

/** What the first code that is an invitation stands for; one that is closed or has run out is none. */
export function invitationBy(part: Part, merchant: Merchant, codes: readonly (string | undefined)[]): Invitation {
  for (const code of codes) {
    const link = openLink(part, merchant, code)
    const inviter = link ? null : inviterOf(part, merchant, code)
    if (link || inviter !== null) return { link, inviter }
  }
  return { link: null, inviter: null }
}

/** The type of account that it makes. */
export function typeBy({ link }: Invitation): number {
  return link?.is_agent === 1 ? broughtAgentType : 0
}

/** Puts the new member below the agent of the link, with its rate, or notes the friend. Inside a transaction. */
export function followInvitation(part: Part, member: number, { link, inviter }: Invitation): void {
  const { store, now } = part
  if (link) {
    const most = store.agentTree.find(link.agent_id, link.agent_id)?.rate ?? 0
    store.agentTree.place(member, link.agent_id, { rate: Math.min(link.rate, most), at: now().getTime() })
    store.referralLinks.note(member, link)
    return
  }
  noteInvited(part, member, inviter)
  joinTeam(part, member, inviter)
}
