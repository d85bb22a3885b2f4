import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import { type Refusal, refuse } from '../../../server/problems.ts'
import type { TeamMember } from '../rows/agent-tree.ts'

/**
 * One of the agent's team or the agent itself, by the user name. Who is above, beside or elsewhere is refused like a name
 * that nobody has.
 */
export function findInTeam(
  { store }: Pick<Gateway, 'store'>,
  { code }: Pick<Merchant, 'code'>,
  { agent, name }: { agent: TeamMember; name: string },
): TeamMember | Refusal {
  const member = store.members.byName(code, name.trim().toLowerCase())
  return (member && store.agentTree.find(agent.id, member.id)) ?? refuse('transfer.not-below')
}

/** An account directly below an agent, by its user name. */
export function directBelow({ store }: Pick<Gateway, 'store'>, agent: TeamMember, name: string): TeamMember | Refusal {
  const merchant = store.members.byId(agent.id)?.merchant ?? ''
  const member = store.members.byName(merchant, name.trim().toLowerCase())
  const below = member && store.agentTree.find(agent.id, member.id)
  return below?.level === 1 ? below : refuse('transfer.not-below')
}
