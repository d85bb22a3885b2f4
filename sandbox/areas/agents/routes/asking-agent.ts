import { agentTypes } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import { needTeam } from '../seed/need-team.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'pay'>

/** The agent who makes a call, with a team and paid until now; refused where the member is none. */
export function askingAgent(part: Part, merchant: Merchant, member: MemberRow): TeamMember | Refusal {
  if (!agentTypes.includes(member.type)) return refuse('agent.required')
  if (!merchant.features.agentCentre) return refuse('module.closed')
  needTeam(part, merchant)
  part.pay.settle()
  return part.store.agentTree.find(member.id, member.id) ?? refuse('agent.required')
}
