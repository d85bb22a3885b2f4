import {
  type ContractAction,
  type ContractSide,
  type ContractState,
  stateAfter,
} from '#contract/agent/contract-states.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import { type Refusal, refuse } from '../../../server/problems.ts'
import type { ContractRow } from '../rows/contracts.ts'
import { spanAround } from '../settle/periods.ts'
import { type ContractEvent, tellContract } from './tell.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export function sideOf({ offerer_id }: Pick<ContractRow, 'offerer_id'>, agent: number): ContractSide {
  return offerer_id === agent ? 'offerer' : 'receiver'
}

/** A contract of an agent's, with either side; null where there is none of that id. */
export function findContract({ store }: Part, agent: number, id: number): ContractRow | null {
  const row = store.contracts.find(id)
  return row && (row.offerer_id === agent || row.receiver_id === agent) ? row : null
}

const eventOf: Readonly<Partial<Record<ContractState, ContractEvent>>> = {
  accepted: 'contract-accepted',
  rejected: 'contract-declined',
  withdrawn: 'contract-withdrawn',
  ending: 'contract-ending',
  ended: 'contract-ended',
}

interface Wanted {
  agent: number
  id: number
  action: ContractAction
}

/** Does what one side wants of a contract. Inside a transaction; time must have been looked at before. */
export function changeContractOf(
  part: Part,
  { timeZone }: Pick<Merchant, 'timeZone'>,
  { agent, id, action }: Wanted,
): ContractRow | Refusal {
  const { store, now } = part
  const row = findContract(part, agent, id)
  if (!row) return refuse('contract.unknown')
  const state = stateAfter(row.state, action, sideOf(row, agent))
  if (state === null) return refuse('contract.state')
  const at = now().getTime()
  const next = spanAround(row.period, at, timeZone).to
  switch (state) {
    case 'accepted':
      store.contracts.change(row, { state, answered_at: at, starts_at: next, ends_at: null, due_at: next })
      break
    case 'ending':
      store.contracts.change(row, { state, ends_at: next, due_at: next })
      break
    default:
      store.contracts.change(row, { state, answered_at: row.answered_at ?? at, ends_at: at, due_at: null })
  }
  const after = store.contracts.find(id)
  if (!after) return refuse('contract.unknown')
  const event = eventOf[state]
  if (event) tellContract(store, after, { event, by: agent, at })
  return after
}
