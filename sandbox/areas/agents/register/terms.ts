import { minorUnitsOfDecimal } from '../../../lib/currencies.ts'
import { type Refusal, refuse } from '../../../server/problems.ts'
import type { Store } from '../../../store/store.ts'
import type { TeamMember } from '../rows/agent-tree.ts'

/** Rates are multiples of this many basis points. */
export const rateStep = 5
export const mostLinks = 20
/** Agents so far below the top one open accounts of players alone. */
const deepestAgent = 5

export function mayOpenAgents({ agentTree }: Store, { id }: TeamMember): boolean {
  return agentTree.wayTo(id).length <= deepestAgent
}

/** Basis points; refused above the agent's own rate. */
export function rateFor({ rate: most }: TeamMember, percent: string): number | Refusal {
  const rate = minorUnitsOfDecimal(percent) ?? 0
  const isFit = rate <= most && rate % rateStep === 0
  return isFit ? rate : refuse('register.rate', { fields: { rebateRate: 'field.invalid' } })
}

/** The highest rate that somebody directly below an account has, in basis points: its own may not be lower. */
export function leastRate({ agentTree }: Store, { id }: TeamMember): number {
  return Math.max(0, ...agentTree.direct(id).map(({ rate }) => rate))
}
