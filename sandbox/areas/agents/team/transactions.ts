import type { getTeamTransactions } from '#contract/agent/reports.ts'
import type { QueryOf } from '#contract/call.ts'
import { offsetOf, pagesOf } from '#sandbox/server/pages.ts'
import type { Flow } from '../../../ledger/movements.ts'
import type { RecordRange } from '../../../ledger/range.ts'
import { decimalOf } from '../../../lib/currencies.ts'
import type { Audience } from '../../../merchants/audience.ts'
import type { Store } from '../../../store/store.ts'
import { movementAnswer } from '../../records/movement-answers.ts'
import type { Whose } from '../rows/team-figures.ts'
import type { TeamMovement } from '../rows/team-movements.ts'

type Query = QueryOf<typeof getTeamTransactions>

interface Asked {
  range: RecordRange
  query: Query
  audience: Audience
}

/** Every entry of a team's main wallets or of one account's, the latest first, with what came and went by kind. */
export function teamTransactions(
  store: Store,
  { whose, head }: { whose: Whose; head: number },
  { range, query, audience }: Asked,
) {
  const { kind = '', reference = '' } = query
  const filter = { head, from: range.from, to: range.to, kind, reference: reference.trim() }
  const kinds = store.teamMovements.flows(whose, filter)
  const totals = kinds.filter((flow) => kind === '' || flow.kind === kind).reduce(addFlows, noFlow)
  const rows = store.teamMovements.list(whose, filter, query.pageSize, offsetOf(query))
  return {
    rows: rows.map((row) => transactionAnswer(store, row, audience)),
    totals: { count: totals.count, in: decimalOf(totals.in), out: decimalOf(totals.out) },
    kinds: kinds
      .toSorted((one, two) => two.count - one.count)
      .map((flow) => ({ kind: flow.kind, count: flow.count, amount: decimalOf(flow.in - flow.out) })),
    ...pagesOf(query, totals.count),
  }
}

const noFlow: Flow = { count: 0, in: 0, out: 0 }

function addFlows(one: Flow, other: Flow): Flow {
  return { count: one.count + other.count, in: one.in + other.in, out: one.out + other.out }
}

function transactionAnswer(store: Store, row: TeamMovement, audience: Audience) {
  const { reference, at, kind, amount, balance, remark } = movementAnswer(store, row.member, {
    movement: row,
    audience,
  })
  return { reference, account: row.memberName, at, kind, amount, balance, remark }
}
