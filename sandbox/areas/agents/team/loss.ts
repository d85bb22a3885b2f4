import type { getTeamLoss } from '#contract/agent/reports.ts'
import type { QueryOf } from '#contract/call.ts'
import type { RecordRange } from '../../../ledger/range.ts'
import type { Store } from '../../../store/store.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import { addFigures, type Figures, noFigures, profitOfFigures } from '../rows/team-figures.ts'
import type { ComparedRange } from './ranges.ts'

type Query = QueryOf<typeof getTeamLoss>

export interface LossRow {
  account: string
  /** How far below the agent who asks. */
  level: number
  /** Null of an account's row. */
  day: string | null
  figures: Figures
}

export interface LossReport {
  rows: readonly LossRow[]
  totals: Figures
  totalsBefore: Figures
}

/** What each of the team won and lost by its own play; who neither bet nor got a gift is left out. */
export function lossOfTeam(
  store: Store,
  agent: TeamMember,
  { compared: { range, before }, query }: { compared: ComparedRange; query: Query },
): LossReport {
  const search = query.search?.trim().toLowerCase() ?? ''
  const team = store.agentTree
    .team(agent.id)
    .filter(({ name, nickname }) => name.includes(search) || nickname.toLowerCase().includes(search))
  const rowsOf = ({ from, to }: RecordRange): LossRow[] => {
    const own = store.teamFigures.own(agent.id, from, to)
    return team.flatMap(({ id, name, level }) => {
      const figures = own.get(id)
      const didNothing = !figures || (figures.bets === 0 && figures.gifts === 0)
      return didNothing ? [] : [{ account: name, level, day: null, figures }]
    })
  }
  const rows = rowsOf(range)
  return { rows: sorted(rows, query), totals: sumOf(rows), totalsBefore: sumOf(rowsOf(before)) }
}

/** The days of one account's own play, the latest first. */
export function lossByDay(
  store: Store,
  member: TeamMember,
  { compared: { range, before }, query }: { compared: ComparedRange; query: Query },
): LossReport {
  const rowsOf = ({ days }: RecordRange): LossRow[] => {
    const byDay = store.teamFigures.byDay('own', member.id, days)
    return days.map(({ day }, place) => {
      const figures = byDay[place] ?? noFigures
      return { account: member.name, level: member.level, day, figures }
    })
  }
  const rows = rowsOf(range)
  const inOrder = query.sort === undefined || query.sort === 'account' ? byDayOrder(rows, query) : sorted(rows, query)
  return { rows: inOrder, totals: sumOf(rows), totalsBefore: sumOf(rowsOf(before)) }
}

function byDayOrder(rows: readonly LossRow[], { order = 'desc' }: Query): LossRow[] {
  return order === 'asc' ? [...rows] : rows.toReversed()
}

function sumOf(rows: readonly LossRow[]): Figures {
  return rows.reduce((sum, { figures }) => addFigures(sum, figures), noFigures)
}

const values: Readonly<Record<Exclude<NonNullable<Query['sort']>, 'account'>, (figures: Figures) => number>> = {
  bets: ({ bets }) => bets,
  stake: ({ stake }) => stake,
  validBet: ({ valid }) => valid,
  returned: ({ returned }) => returned,
  gifts: ({ gifts }) => gifts,
  profit: profitOfFigures,
}

/** Those who lost most come first unless something else is asked for; what is equal stays in the order of names. */
function sorted(rows: readonly LossRow[], { sort = 'profit', order = 'asc' }: Query): LossRow[] {
  const way = order === 'asc' ? 1 : -1
  const byName = rows.toSorted((one, two) => (one.account < two.account ? -1 : one.account > two.account ? 1 : 0))
  if (sort === 'account') return way === 1 ? byName : byName.toReversed()
  const value = values[sort]
  return byName.toSorted((one, two) => way * (value(one.figures) - value(two.figures)))
}
