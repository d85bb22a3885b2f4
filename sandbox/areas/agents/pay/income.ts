import { payKinds } from '#contract/agent/contract-terms.ts'
import { incomeKinds } from '#contract/agent/reports.ts'
import type { RecordRange } from '../../../ledger/range.ts'
import { decimalOf } from '../../../lib/currencies.ts'
import type { Store } from '../../../store/store.ts'
import type { Paid } from '../rows/settlements.ts'

type Kind = (typeof incomeKinds)[number]
type Income = Record<Kind, number>

/** What an agent was paid on each day of a range, in minor units. */
export function incomeByDay(store: Store, agent: number, { from, to, days }: RecordRange): Income[] {
  const paid: Record<Kind, Paid[]> = {
    rebate: store.settlements.rebates(agent, from, to),
    dividend: [],
    daily: [],
    hourly: [],
    realtime: [],
  }
  for (const kind of payKinds) paid[kind] = store.settlements.paid(agent, kind, from, to)
  return days.map((day) => {
    const sumOf = (kind: Kind): number =>
      paid[kind].reduce((sum, { at, amount }) => (at >= day.from && at < day.to ? sum + amount : sum), 0)
    return incomeOf(sumOf)
  })
}

export function addIncome(days: readonly Income[]): Income {
  return incomeOf((kind) => days.reduce((sum, day) => sum + day[kind], 0))
}

export function incomeAnswer(income: Income) {
  const total = incomeKinds.reduce((sum, kind) => sum + income[kind], 0)
  return {
    rebate: decimalOf(income.rebate),
    dividend: decimalOf(income.dividend),
    daily: decimalOf(income.daily),
    hourly: decimalOf(income.hourly),
    realtime: decimalOf(income.realtime),
    total: decimalOf(total),
  }
}

function incomeOf(sumOf: (kind: Kind) => number): Income {
  return {
    rebate: sumOf('rebate'),
    dividend: sumOf('dividend'),
    daily: sumOf('daily'),
    hourly: sumOf('hourly'),
    realtime: sumOf('realtime'),
  }
}
