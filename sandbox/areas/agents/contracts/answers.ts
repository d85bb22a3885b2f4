import type { Contract } from '#contract/agent/contracts.ts'
import { instantOf } from '../../../lib/instants.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Store } from '../../../store/store.ts'
import type { ContractRow } from '../rows/contracts.ts'
import { sideOf } from './change.ts'
import { conflictsOf, percentOfRate, rateOf, tiersOf } from './terms.ts'

/** "K00000012": a contract as the gateway names it. */
export function contractId({ id }: Pick<ContractRow, 'id'>): string {
  return `K${String(id).padStart(8, '0')}`
}

/** 0 where it is none. */
export function readContractId(id: string): number {
  return Number(/^K(\d{8,15})$/.exec(id)?.[1] ?? 0)
}

/** A contract as the agent who asks sees it. */
export function contractAnswer(
  { store, merchant }: { store: Store; merchant: Merchant },
  agent: number,
  row: ContractRow,
): Contract {
  const side = sideOf(row, agent)
  const otherId = side === 'offerer' ? row.receiver_id : row.offerer_id
  const other = otherId === null ? null : store.members.byId(otherId)
  const instant = (at: number | null): string | null => (at === null ? null : instantOf(at))
  const waits = row.state === 'offered' || row.state === 'accepted'
  return {
    id: contractId(row),
    kind: row.kind,
    period: row.period,
    state: row.state,
    side,
    account: other?.name ?? null,
    nickname: other?.nickname ?? merchant.name,
    tiers: tiersOf(row),
    remark: row.remark,
    conflicts: waits ? conflictsOf(store, row.receiver_id, row).map((each) => conflictAnswer(store, each)) : [],
    offeredAt: instantOf(row.offered_at),
    answeredAt: instant(row.answered_at),
    startsAt: instant(row.starts_at),
    endsAt: instant(row.ends_at),
  }
}

export function conflictAnswer({ members }: Store, row: ContractRow): Contract['conflicts'][number] {
  const account = members.byId(row.receiver_id)?.name ?? ''
  return { id: contractId(row), account, rate: percentOfRate(rateOf(row)), period: row.period }
}
