/**
 * What becomes of a contract, for the site (which buttons there are) and the gateway (what it allows) alike:
 *
 *   offered ──accept──▶ accepted ──its first period begins──▶ active ──its last period ends──▶ ended
 *      │                   │                                    │
 *      ├─reject──▶ rejected └─terminate──▶ ended                └─terminate──▶ ending ──period ends──▶ ended
 *      ├─withdraw─▶ withdrawn
 *      └─7 days──▶ expired
 *
 * An accepted contract takes the place of the one before it of its kind, between the same two, when its first period begins.
 */
export const contractStates = [
  'offered',
  'accepted',
  'active',
  'ending',
  'ended',
  'rejected',
  'withdrawn',
  'expired',
] as const

export type ContractState = (typeof contractStates)[number]

export const contractActions = ['accept', 'reject', 'withdraw', 'terminate'] as const

export type ContractAction = (typeof contractActions)[number]

/** The agent who offered it, or the one whom it was offered to. */
export type ContractSide = 'offerer' | 'receiver'

interface Step {
  by: readonly ContractSide[]
  to: ContractState
}

const steps: Readonly<Partial<Record<ContractState, Partial<Record<ContractAction, Step>>>>> = {
  offered: {
    accept: { by: ['receiver'], to: 'accepted' },
    reject: { by: ['receiver'], to: 'rejected' },
    withdraw: { by: ['offerer'], to: 'withdrawn' },
  },
  accepted: { terminate: { by: ['offerer', 'receiver'], to: 'ended' } },
  active: { terminate: { by: ['offerer', 'receiver'], to: 'ending' } },
}

/** Days in which an offer is to be answered. */
export const offerDays = 7

/** What a side's action makes of a contract; null where the side may not do that now. */
export function stateAfter(state: ContractState, action: ContractAction, side: ContractSide): ContractState | null {
  const step = steps[state]?.[action]
  return step?.by.includes(side) ? step.to : null
}

export function actionsFor(state: ContractState, side: ContractSide): ContractAction[] {
  return contractActions.filter((action) => stateAfter(state, action, side) !== null)
}
