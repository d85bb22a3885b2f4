import { type MessageEvent, writeMessage } from '#sandbox/members/write-message.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { ContractRow } from '../rows/contracts.ts'
import { percentOfRate, rateOf } from './terms.ts'

export type ContractEvent = MessageEvent & `contract-${string}`

interface Told {
  event: ContractEvent
  /** Who did it and knows; null where time did, and both are told. */
  by: number | null
  at: number
}

/** Writes to the sides of a contract what has become of it. The platform is no member, and is not written to. */
export function tellContract(store: Store, row: ContractRow, { event, by, at }: Told): void {
  const { offerer_id, receiver_id } = row
  for (const [side, other] of [
    [offerer_id, receiver_id],
    [receiver_id, offerer_id],
  ] as const) {
    if (side === null || side === by) continue
    const account = other === null ? null : (store.members.byId(other)?.name ?? null)
    const values = {
      kind: { word: row.kind },
      account: account === null ? { word: 'platform' } : { text: account },
      rate: { text: `${percentOfRate(rateOf(row))} %` },
      until: { at: row.ends_at ?? at },
      start: { at: row.starts_at ?? at },
    }
    writeMessage(store, side, { event, values, at })
  }
}
