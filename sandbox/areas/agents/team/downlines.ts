import type { getDownlines, teamSorts } from '#contract/agent/team.ts'
import type { QueryOf } from '#contract/call.ts'
import type { RecordRange } from '../../../ledger/range.ts'
import { agentTypes } from '../../../members/accounts.ts'
import type { Store } from '../../../store/store.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import { addFigures, noFigures, profitOfFigures } from '../rows/team-figures.ts'
import { type WholeTeam, wholeTeams } from './whole-teams.ts'

type Query = QueryOf<typeof getDownlines>

export interface DownlineRow extends TeamMember {
  whole: WholeTeam
  /** The user names from the agent who asks down to whoever is directly above, neither of the ends; of a search. */
  path: readonly string[]
}

export interface Downlines {
  /** All of them, in the order that was asked for. */
  rows: readonly DownlineRow[]
  /** Those between the agent who asks and the parent, that one included. */
  path: readonly TeamMember[]
  totals: WholeTeam['team']
  /** In the teams of the rows, themselves included; each once. */
  team: number
}

/** Those directly below the parent, or all of the agent's team whose name holds a text, each with its whole team. */
export function downlinesOf(
  store: Store,
  { agent, parent }: { agent: TeamMember; parent: TeamMember },
  { range, query, balanceOf }: { range: RecordRange; query: Query; balanceOf: (member: number) => number },
): Downlines {
  const search = query.search?.trim().toLowerCase() ?? ''
  const head = search === '' ? parent : agent
  const team = store.agentTree.team(head.id)
  const wholes = wholeTeams(team, store.teamFigures.own(head.id, range.from, range.to))
  const byId = new Map(team.map((one) => [one.id, one]))
  const isFound = ({ name, nickname, level }: TeamMember): boolean =>
    search === '' ? level === 1 : level > 0 && (name.includes(search) || nickname.toLowerCase().includes(search))
  const rows = team
    .filter((one) => isFound(one) && isWanted(one, query.only))
    .flatMap((one) => {
      const whole = wholes.get(one.id)
      const path = search === '' ? [] : wayUp(one, byId).map(({ name }) => name)
      // The tree of a parent counts from the parent.
      return whole ? [{ ...one, level: one.level + head.level, whole, path }] : []
    })
  const found = new Set(rows.map(({ id }) => id))
  const outermost = search === '' ? rows : rows.filter((row) => !wayUp(row, byId).some(({ id }) => found.has(id)))
  return {
    rows: sorted(rows, query, balanceOf),
    path: store.agentTree.wayTo(parent.id).filter((one) => one.level > wayLevel(store, agent)),
    totals: outermost.reduce((sum, { whole }) => addFigures(sum, whole.team), noFigures),
    team: outermost.reduce((sum, { whole }) => sum + whole.members + 1, 0),
  }
}

function isWanted({ type }: TeamMember, only: Query['only']): boolean {
  return only === undefined || agentTypes.includes(type) === (only === 'agents')
}

/** Those above one of a team, the outermost first, without the head of the team. */
function wayUp({ above }: Pick<TeamMember, 'above'>, team: ReadonlyMap<number, TeamMember>): TeamMember[] {
  const way: TeamMember[] = []
  for (let one = above === null ? undefined : team.get(above); one && one.level > 0; ) {
    way.unshift(one)
    one = one.above === null ? undefined : team.get(one.above)
  }
  return way
}

/** How far an agent is below the platform's own. */
function wayLevel({ agentTree }: Store, { id }: TeamMember): number {
  return agentTree.wayTo(id).length - 1
}

type Figure = Exclude<(typeof teamSorts)[number], 'account' | 'balance'>

const values: Readonly<Record<Figure, (row: DownlineRow) => number>> = {
  team: ({ whole }) => whole.members,
  active: ({ whole }) => whole.team.active,
  deposits: ({ whole }) => whole.team.deposits,
  withdrawals: ({ whole }) => whole.team.withdrawals,
  validBet: ({ whole }) => whole.team.valid,
  profit: ({ whole }) => profitOfFigures(whole.team),
  rebateRate: ({ rate }) => rate,
  joinedAt: ({ joinedAt }) => joinedAt,
  // Who never logged in was away longest.
  lastLoginAt: ({ lastLoginAt }) => lastLoginAt ?? 0,
}

/** By name where nothing else is asked for; what is equal stays in the order of names. */
function sorted(
  rows: readonly DownlineRow[],
  { sort = 'account', order = 'asc' }: Query,
  balanceOf: (member: number) => number,
): DownlineRow[] {
  const way = order === 'asc' ? 1 : -1
  const byName = rows.toSorted((one, two) => (one.name < two.name ? -1 : 1))
  if (sort === 'account') return way === 1 ? byName : byName.toReversed()
  const figureOf = sort === 'balance' ? ({ id }: DownlineRow) => balanceOf(id) : values[sort]
  const figures = new Map(byName.map((row) => [row.id, figureOf(row)]))
  return byName.toSorted((one, two) => way * ((figures.get(one.id) ?? 0) - (figures.get(two.id) ?? 0)))
}

/** One below the agent as a row of the list; null where its team cannot be read. */
export function downlineOf(
  store: Store,
  agent: TeamMember,
  { member, range }: { member: TeamMember; range: RecordRange },
): DownlineRow | null {
  const wholes = wholeTeams(store.agentTree.team(member.id), store.teamFigures.own(member.id, range.from, range.to))
  const whole = wholes.get(member.id)
  const way = store.agentTree.wayTo(member.id).filter((one) => one.level > wayLevel(store, agent))
  return whole ? { ...member, whole, path: way.slice(0, -1).map(({ name }) => name) } : null
}
