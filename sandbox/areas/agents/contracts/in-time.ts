import type { PayKind } from '#contract/agent/contract-terms.ts'
import type { Store } from '../../../store/store.ts'
import type { ContractRow } from '../rows/contracts.ts'
import { spanAround } from '../settle/periods.ts'
import { tellContract } from './tell.ts'
import { rateOf } from './terms.ts'

/** When time by itself next makes another state of a contract; null for one that goes on. */
export function changesAt({ state, starts_at, ends_at }: ContractRow): number | null {
  if (state === 'accepted') return starts_at
  return state === 'offered' || state === 'ending' ? ends_at : null
}

interface Moment {
  merchant: { code: string; timeZone: string }
  kind: PayKind
  at: number
  /** Pays what is left of a contract that ends within a period of its own. */
  cut: (row: ContractRow) => void
}

/**
 * What an instant makes of a merchant's contracts of a kind: ends, begins, expires, and ends what is below. Inside a
 * transaction.
 */
export function changeInTime(store: Store, { merchant, kind, at, cut }: Moment): void {
  const { contracts } = store
  const due = contracts.open(merchant.code, kind).filter((row) => changesAt(row) === at)
  for (const row of due.filter(({ state }) => state === 'ending')) end(store, row, at)
  for (const row of due.filter(({ state }) => state === 'accepted')) {
    const before = contracts.running(row.receiver_id, kind)
    if (before) {
      cut(before)
      end(store, before, at)
    }
    const { to } = spanAround(row.period, at, merchant.timeZone)
    contracts.change(row, { state: 'active', settled_to: at, due_at: to })
  }
  for (const row of due.filter(({ state }) => state === 'offered')) {
    contracts.change(row, { state: 'expired', due_at: null })
    tellContract(store, row, { event: 'contract-expired', by: row.receiver_id, at })
  }
  for (const { state, receiver_id } of due) {
    if (state !== 'offered') endBelow(store, { agent: receiver_id, kind, at })
  }
}

function end(store: Store, row: ContractRow, at: number): void {
  store.contracts.change(row, { state: 'ended', ends_at: at, due_at: null })
  tellContract(store, { ...row, ends_at: at }, { event: 'contract-ended', by: null, at })
}

/** Ends what an agent gave and can give no more: what gives more than its own contract now, or goes by another period. */
function endBelow(store: Store, { agent, kind, at }: { agent: number; kind: PayKind; at: number }): void {
  const { contracts } = store
  const own = contracts.running(agent, kind)
  const highest = own ? rateOf(own) : 0
  for (const row of contracts.given(agent, kind)) {
    if (own && rateOf(row) <= highest && row.period === own.period) continue
    if (row.state === 'offered') {
      contracts.change(row, { state: 'withdrawn', answered_at: at, due_at: null })
      tellContract(store, row, { event: 'contract-withdrawn', by: agent, at })
    } else end(store, row, at)
    endBelow(store, { agent: row.receiver_id, kind, at })
  }
}
