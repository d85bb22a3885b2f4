import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'

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

/** What one account, or a whole team, did in a period. Hundredths. */
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

/** A settled bet of a team's. Hundredths, milliseconds. */
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

const sums = `count(returned) AS bets, ifnull(sum(iif(returned IS NULL, 0, stake)), 0) AS stake,
  ifnull(sum(iif(returned IS NULL, 0, valid)), 0) AS valid, ifnull(sum(returned), 0) AS returned`

const countedAs = `CASE transactions.kind WHEN 'deposit' THEN 'deposit' WHEN 'withdrawal' THEN 'withdrawal'
  WHEN 'withdrawal-return' THEN 'withdrawal' ELSE 'gift' END`

/** The order of the joins is told: nothing is known of how much is in the tables. */
const scopes = {
  team: {
    bets: 'agent_tree CROSS JOIN bets ON member_id = descendant WHERE ancestor = :head AND',
    owner: 'CROSS JOIN agent_tree ON ancestor = :head AND descendant = accounts.member_id WHERE',
  },
  own: { bets: 'bets WHERE member_id = :head AND', owner: 'WHERE accounts.member_id = :head AND' },
} as const

export function openTeamFigures(database: DatabaseSync) {
  const statements = { team: statementsFor(database, 'team'), own: statementsFor(database, 'own') }
  const settledBy = (column: 'at' | 'settled_at') =>
    database.prepare(`
      SELECT member_id, at, settled_at, stake, valid, returned FROM bets
      CROSS JOIN agent_tree ON ancestor = :head AND descendant = member_id
      WHERE settled_at IS NOT NULL AND ${column} >= :from AND ${column} < :to ORDER BY ${column}`)
  const settled = { at: settledBy('at'), settledAt: settledBy('settled_at') }
  return {
    /**
     * What everybody of a team did himself, the agent at its head included, from an instant to another (not included). Who
     * did nothing is left out.
     */
    own(head: number, from: number, to: number): Map<number, Figures> {
      const all = new Map<number, Figures>()
      for (const row of statements.team.byMember.iterate({ head, from, to })) {
        all.set(whole(row, 'member_id'), { ...playOf(row), active: 1 })
      }
      for (const row of statements.team.movedByMember.iterate({ head, from, to })) {
        const member = whole(row, 'member_id')
        all.set(member, withMove(all.get(member) ?? noFigures, kindOf(row), whole(row, 'amount')))
      }
      return all
    },
    /** For each of the days, which follow each other, what a team did or one account by itself. */
    byDay(whose: Whose, head: number, days: readonly Span[]): Figures[] {
      const { byDay, moves } = statements[whose]
      const figures = days.map(() => noFigures)
      for (const { from, to, step, first } of runsOf(days)) {
        for (const row of byDay.iterate({ head, from, to, step })) {
          figures[first + whole(row, 'day')] = { ...playOf(row), active: whole(row, 'active') }
        }
      }
      const [first, last] = [days[0], days.at(-1)]
      if (!first || !last) return figures
      for (const row of moves.iterate({ head, from: first.from, to: last.to })) {
        const { at, kind, amount } = moveOf(row)
        const place = days.findLastIndex(({ from }) => from <= at)
        figures[place] = withMove(figures[place] ?? noFigures, kind, amount)
      }
      return figures
    },
    /** How many of a team placed a bet. */
    active(head: number, { from, to }: Span): number {
      const row = statements.team.active.get({ head, from, to })
      return row ? whole(row, 'active') : 0
    },
    /** Settled bets of a team's by the type of their games. */
    byType: (head: number, { from, to }: Span): { type: string; valid: number; profit: number }[] =>
      statements.team.byType.all({ head, from, to }).map((row) => {
        return {
          type: text(row, 'type'),
          valid: whole(row, 'valid'),
          profit: whole(row, 'returned') - whole(row, 'stake'),
        }
      }),
    /** Every gift, deposit and withdrawal of a team's, each with its instant. */
    moves: (head: number, from: number, to: number): TeamMove[] =>
      statements.team.moves.all({ head, from, to }).map(moveOf),
    /** Every settled bet of a team's by when it was placed or settled, in that order. */
    settledBets: (head: number, from: number, to: number, by: keyof typeof settled): SettledBet[] =>
      settled[by].all({ head, from, to }).map(settledOf),
  }
}

function statementsFor(database: DatabaseSync, whose: Whose) {
  const { bets, owner } = scopes[whose]
  const isPlaced = `FROM ${bets} at >= :from AND at < :to`
  const moved = `FROM transactions CROSS JOIN entries ON transaction_id = transactions.id
    CROSS JOIN accounts ON accounts.id = account_id AND accounts.kind = 'main' ${owner}
    transactions.kind IN ('bonus', 'rebate', 'deposit', 'withdrawal', 'withdrawal-return')
    AND transactions.at >= :from AND transactions.at < :to`
  return {
    byMember: database.prepare(`SELECT member_id, ${sums} ${isPlaced} GROUP BY member_id`),
    byDay: database.prepare(`
      SELECT CAST((at - :from) / :step AS INTEGER) AS day, count(DISTINCT member_id) AS active, ${sums} ${isPlaced} GROUP BY day`),
    active: database.prepare(`SELECT count(DISTINCT member_id) AS active ${isPlaced}`),
    byType: database.prepare(`SELECT type, ${sums} ${isPlaced} AND returned IS NOT NULL GROUP BY type`),
    movedByMember: database.prepare(`
      SELECT accounts.member_id, ${countedAs} AS counted, sum(amount) AS amount ${moved}
      GROUP BY accounts.member_id, counted`),
    moves: database.prepare(`SELECT accounts.member_id, transactions.at, ${countedAs} AS counted, amount ${moved}`),
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

function playOf(row: Row): Figures {
  return {
    ...noFigures,
    bets: whole(row, 'bets'),
    stake: whole(row, 'stake'),
    valid: whole(row, 'valid'),
    returned: whole(row, 'returned'),
  }
}

function moveOf(row: Row): TeamMove {
  return { member: whole(row, 'member_id'), at: whole(row, 'at'), kind: kindOf(row), amount: whole(row, 'amount') }
}

function kindOf({ counted }: Row): TeamMove['kind'] {
  return counted === 'deposit' || counted === 'withdrawal' ? counted : 'gift'
}

function withMove(figures: Figures, kind: TeamMove['kind'], amount: number): Figures {
  if (kind === 'deposit') return { ...figures, deposits: figures.deposits + amount }
  if (kind === 'withdrawal') return { ...figures, withdrawals: figures.withdrawals - amount }
  return { ...figures, gifts: figures.gifts + amount }
}

function settledOf(row: Row): SettledBet {
  return {
    member: whole(row, 'member_id'),
    at: whole(row, 'at'),
    settledAt: whole(row, 'settled_at'),
    stake: whole(row, 'stake'),
    valid: whole(row, 'valid'),
    returned: whole(row, 'returned'),
  }
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
