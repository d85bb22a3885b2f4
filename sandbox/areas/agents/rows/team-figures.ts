import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** For what is asked of whole teams: of each member in its order in time, and of all by time. */
export const teamFiguresSchema = `
CREATE INDEX bets_of_member ON bets (member_id, at, type, returned, stake, valid);
DROP INDEX bets_by_member;
CREATE INDEX bets_by_time ON bets (at, member_id);
CREATE INDEX bets_by_settling ON bets (settled_at, member_id, at, stake, valid, returned) WHERE settled_at IS NOT NULL;
CREATE INDEX transactions_by_kind ON transactions (kind, at);
CREATE INDEX transactions_by_time ON transactions (at, kind)`

/** For the wallets of a team: without it each of its members is looked for among all accounts. */
export const memberAccountsSchema = 'CREATE INDEX accounts_by_member ON accounts (member_id, kind)'

/** What one account, or a whole team, did in a period. Minor units. */
export interface Figures {
  /** Who placed a bet in it, settled or not: 1 or 0 of one account. */
  active: number
  /** Bets that were placed in it and are settled, whenever that was. */
  bets: number
  stake: number
  valid: number
  returned: number
  /** Bonuses and rebates that came in it. */
  gifts: number
  deposits: number
  /** Without what came back of them. */
  withdrawals: number
}

export const noFigures: Figures = {
  active: 0,
  bets: 0,
  stake: 0,
  valid: 0,
  returned: 0,
  gifts: 0,
  deposits: 0,
  withdrawals: 0,
}

/** A settled bet of a team's. Minor units, milliseconds. */
export interface SettledBet {
  member: number
  at: number
  settledAt: number
  stake: number
  valid: number
  returned: number
}

/** What moved on a main wallet that a team's figures count. Positive: into it. */
export interface TeamMove {
  member: number
  at: number
  kind: 'gift' | 'deposit' | 'withdrawal'
  amount: number
}

/** `team`: of an agent and all below. `own`: of one account by itself. */
export type Whose = 'team' | 'own'

/** From the first millisecond to the last, which is not included. */
export interface Span {
  from: number
  to: number
}

const sums = sql`count(returned) AS bets, ifnull(sum(iif(returned IS NULL, 0, stake)), 0) AS stake,
  ifnull(sum(iif(returned IS NULL, 0, valid)), 0) AS valid, ifnull(sum(returned), 0) AS returned`
type Sums = Pick<Figures, 'bets' | 'stake' | 'valid' | 'returned'>

const countedAs = sql`CASE transactions.kind WHEN 'deposit' THEN 'deposit' WHEN 'withdrawal' THEN 'withdrawal'
  WHEN 'withdrawal-return' THEN 'withdrawal' ELSE 'gift' END`

type Head = Param<number>

/** The order of the joins is told: nothing is known of how much is in the tables. */
const scopes = {
  team: {
    bets: (head: Head) => sql`agent_tree CROSS JOIN bets ON member_id = descendant WHERE ancestor = ${head} AND`,
    owner: (head: Head) => sql`CROSS JOIN agent_tree ON ancestor = ${head} AND descendant = accounts.member_id WHERE`,
  },
  own: {
    bets: (head: Head) => sql`bets WHERE member_id = ${head} AND`,
    owner: (head: Head) => sql`WHERE accounts.member_id = ${head} AND`,
  },
} as const

export function openTeamFigures(database: DatabaseSync) {
  const { all } = openStatements(database)
  const statements = { team: statementsFor(database, 'team'), own: statementsFor(database, 'own') }
  const settledBy = (column: 'at' | 'settled_at') =>
    all(
      (head: Head, from: Param<number>, to: Param<number>) => sql<SettledBet>`
        SELECT member_id AS member, at, settled_at AS settledAt, stake, valid, returned FROM bets
        CROSS JOIN agent_tree ON ancestor = ${head} AND descendant = member_id
        WHERE settled_at IS NOT NULL AND ${sql.ref(column)} >= ${from} AND ${sql.ref(column)} < ${to}
        ORDER BY ${sql.ref(column)}`,
    )
  const settled = { at: settledBy('at'), settledAt: settledBy('settled_at') }
  return {
    /**
     * What everybody of a team did himself, the agent at its head included, from an instant to another (not included). Who
     * did nothing is left out.
     */
    own(head: number, from: number, to: number): Map<number, Figures> {
      const figures = new Map<number, Figures>()
      for (const { member, ...sums } of statements.team.byMember(head, { from, to })) {
        figures.set(member, { ...noFigures, ...sums, active: 1 })
      }
      for (const { member, kind, amount } of statements.team.movedByMember(head, { from, to })) {
        figures.set(member, withMove(figures.get(member) ?? noFigures, kind, amount))
      }
      return figures
    },
    /** For each of the days, which follow each other, what a team did or one account by itself. */
    byDay(whose: Whose, head: number, days: readonly Span[]): Figures[] {
      const { byDay, moves } = statements[whose]
      const figures = days.map(() => noFigures)
      for (const { first, ...run } of runsOf(days)) {
        for (const { day, ...sums } of byDay(head, run)) figures[first + day] = { ...noFigures, ...sums }
      }
      const [first, last] = [days[0], days.at(-1)]
      if (!first || !last) return figures
      for (const { at, kind, amount } of moves(head, first.from, last.to)) {
        const place = days.findLastIndex(({ from }) => from <= at)
        figures[place] = withMove(figures[place] ?? noFigures, kind, amount)
      }
      return figures
    },
    /** How many of a team placed a bet. */
    active: statements.team.active,
    /** Settled bets of a team's by the type of their games. */
    byType: statements.team.byType,
    /** Every gift, deposit and withdrawal of a team's, each with its instant. */
    moves: statements.team.moves,
    /** Every settled bet of a team's by when it was placed or settled, in that order. */
    settledBets: (head: number, from: number, to: number, by: keyof typeof settled): SettledBet[] =>
      settled[by](head, from, to),
  }
}

function statementsFor(database: DatabaseSync, whose: Whose) {
  const { all, scalar } = openStatements(database)
  const { bets, owner } = scopes[whose]
  const isPlaced = (head: Head, { from, to }: Param<Span>) => sql`FROM ${bets(head)} at >= ${from} AND at < ${to}`
  const moved = (head: Head, from: Param<number>, to: Param<number>) => sql`
    FROM transactions CROSS JOIN entries ON transaction_id = transactions.id
    CROSS JOIN accounts ON accounts.id = account_id AND accounts.kind = 'main' ${owner(head)}
    transactions.kind IN ('bonus', 'rebate', 'deposit', 'withdrawal', 'withdrawal-return')
    AND transactions.at >= ${from} AND transactions.at < ${to}`
  return {
    byMember: all(
      (head: Head, span: Param<Span>) => sql<Sums & { member: number }>`
        SELECT member_id AS member, ${sums} ${isPlaced(head, span)} GROUP BY member_id`,
    ),
    byDay: all(
      (head: Head, run: Param<Span & { step: number }>) => sql<Sums & { day: number; active: number }>`
        SELECT CAST((at - ${run.from}) / ${run.step} AS INTEGER) AS day, count(DISTINCT member_id) AS active, ${sums}
        ${isPlaced(head, run)} GROUP BY day`,
    ),
    active: scalar(
      (head: Head, span: Param<Span>) => sql<{ active: number }>`
        SELECT count(DISTINCT member_id) AS active ${isPlaced(head, span)}`,
    ),
    byType: all(
      (head: Head, span: Param<Span>) => sql<{ type: string; valid: number; profit: number }>`
        SELECT type, ifnull(sum(valid), 0) AS valid, sum(returned) - sum(stake) AS profit
        ${isPlaced(head, span)} AND returned IS NOT NULL GROUP BY type`,
    ),
    movedByMember: all(
      (head: Head, { from, to }: Param<Span>) => sql<Omit<TeamMove, 'at'>>`
        SELECT accounts.member_id AS member, ${countedAs} AS kind, sum(amount) AS amount ${moved(head, from, to)}
        GROUP BY accounts.member_id, ${countedAs}`,
    ),
    moves: all(
      (head: Head, from: Param<number>, to: Param<number>) => sql<TeamMove>`
        SELECT accounts.member_id AS member, transactions.at, ${countedAs} AS kind, amount ${moved(head, from, to)}`,
    ),
  }
}

/** Days of one length that follow each other: their place is a division. One of 23 or 25 hours stands by itself. */
function runsOf(days: readonly Span[]): (Span & { step: number; first: number })[] {
  const runs: (Span & { step: number; first: number })[] = []
  for (const [first, { from, to }] of days.entries()) {
    const last = runs.at(-1)
    if (last?.to === from && last.step === to - from) last.to = to
    else runs.push({ from, to, step: to - from, first })
  }
  return runs
}

function withMove(figures: Figures, kind: TeamMove['kind'], amount: number): Figures {
  if (kind === 'deposit') return { ...figures, deposits: figures.deposits + amount }
  if (kind === 'withdrawal') return { ...figures, withdrawals: figures.withdrawals - amount }
  return { ...figures, gifts: figures.gifts + amount }
}

export function addFigures(one: Figures, other: Figures): Figures {
  return {
    active: one.active + other.active,
    bets: one.bets + other.bets,
    stake: one.stake + other.stake,
    valid: one.valid + other.valid,
    returned: one.returned + other.returned,
    gifts: one.gifts + other.gifts,
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
  }
}

/** Of the players: what they won, gifts included; negative where they lost. */
export function profitOfFigures({ returned, stake, gifts }: Figures): number {
  return returned - stake + gifts
}
