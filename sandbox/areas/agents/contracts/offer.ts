import { highestRate, periodsOf } from '#contract/agent/contract-terms.ts'
import type { offerContract } from '#contract/agent/contracts.ts'
import type { BodyOf } from '#contract/call.ts'
import { agentTypes } from '../../../members/accounts.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import { Refusal, refuse } from '../../../server/problems.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import type { ContractRow } from '../rows/contracts.ts'
import { directBelow } from '../team/find.ts'
import { tellContract } from './tell.ts'
import { conflictsOf, offered, payKindsOf, rateOf, tiersToStore } from './terms.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Body = BodyOf<typeof offerContract>

export interface Offerer {
  merchant: Merchant
  agent: TeamMember
}

/** Refused where the merchant has no contracts, or none of that kind. */
export function refuseKind(merchant: Merchant, kind: ContractRow['kind']): Refusal | null {
  const isOpen = merchant.demo.agents.enableCt && payKindsOf(merchant).includes(kind)
  return isOpen ? null : refuse('contract.closed')
}

/** An agent directly below the one who offers. */
export function receiverOf(part: Part, agent: TeamMember, account: string): TeamMember | Refusal {
  const below = directBelow(part, agent, account)
  if (below instanceof Refusal) return below
  return agentTypes.includes(below.type) ? below : refuse('transfer.not-below')
}

/** Offers a contract and gives its id. Inside a transaction. */
export function offer(part: Part, { merchant, agent }: Offerer, body: Body): number | Refusal {
  const { store, now } = part
  const { kind, period } = body
  const closed = refuseKind(merchant, kind)
  if (closed) return closed
  const receiver = receiverOf(part, agent, body.account)
  if (receiver instanceof Refusal) return receiver
  const own = store.contracts.running(agent.id, kind)
  if (!own) return refuse('contract.no-own')
  if (!periodsOf(kind).includes(period) || period !== own.period) {
    return refuse('contract.period', { fields: { period: 'field.invalid' } })
  }
  const kept = tiersToStore(kind, body.tiers)
  if (kept === null) return refuse('contract.tiers', { fields: { tiers: 'field.invalid' } })
  if (highestRate(kept) > rateOf(own)) return refuse('contract.rate', { fields: { tiers: 'field.invalid' } })
  if (store.contracts.pending(receiver.id, kind)) return refuse('contract.offered')
  const tiers = JSON.stringify(kept)
  const mustAgree = merchant.demo.agents.contractConflict === 'confirm' && !body.endsConflicts
  if (mustAgree && conflictsOf(store, receiver.id, { kind, period, tiers }).length > 0) {
    return refuse('contract.conflict')
  }
  const at = now().getTime()
  const id = store.contracts.add({
    ...offered(at),
    merchant: merchant.code,
    kind,
    period,
    offerer_id: agent.id,
    receiver_id: receiver.id,
    tiers,
    remark: body.remark.trim(),
  })
  const row = store.contracts.find(id)
  if (row) tellContract(store, row, { event: 'contract-offered', by: agent.id, at })
  return id
}
