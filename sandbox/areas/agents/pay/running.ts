import type { PayKind } from '#contract/agent/contract-terms.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Store } from '../../../store/store.ts'
import { runningStates } from '../rows/contracts.ts'
import type { SettlementRow } from '../rows/settlements.ts'
import { spanAround } from '../settle/periods.ts'
import { readLog } from './figures.ts'
import { settledOf, settlementRow } from './run.ts'

/** What the periods that run now come to so far, of some agents: nothing of it is paid or kept. */
export function runningRows(
  store: Store,
  merchant: Merchant,
  { kind, agents, at }: { kind: PayKind; agents: readonly number[]; at: number },
): SettlementRow[] {
  const open = store.contracts.open(merchant.code, kind)
  const running = open.filter(({ state }) => runningStates.some((each) => each === state))
  const asked = running.filter(({ receiver_id }) => agents.includes(receiver_id))
  return [...new Set(asked.map(({ period }) => period))].flatMap((period) => {
    const span = spanAround(period, at, merchant.timeZone)
    const log = readLog(store, merchant.code, { from: span.from, to: at + 1 })
    // Those above bound the rates, those below have their part: all that go by the same period belong to it.
    const rows = running.filter((row) => row.period === period)
    return settledOf(store, merchant, { kind, rows, span, log })
      .filter(({ row }) => agents.includes(row.receiver_id))
      .map(({ row, line }) => settlementRow(row, line, span))
  })
}
