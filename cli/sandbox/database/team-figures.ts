import type { DatabaseSync } from 'node:sqlite'
import { type Row, whole } from './rows.ts'

/** For what is asked of whole teams: by time first, then by whose. */
export const teamFiguresSchema = `
CREATE INDEX bets_by_time ON bets (at, member_id, returned, stake, valid);
CREATE INDEX bets_by_settling ON bets (settled_at, member_id, stake, valid, returned) WHERE settled_at IS NOT NULL;
CREATE INDEX transactions_by_kind ON transactions (kind, at)`

/** What one account did itself in a period. Hundredths. */
export interface OwnFigures {
  /** Bets placed in it, settled or not. */
  bets: number
  /** 1 where there was one. */
  active: number
  /** Of bets that were placed in it and are settled, whenever that was. */
  stake: number
  valid: number
  returned: number
  /** Bonuses and rebates that came in it. */
  gifts: number
  deposits: number
  /** Without what came back of them. */
  withdrawals: number
}

export const noFigures: OwnFigures = {
  bets: 0,
  active: 0,
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

const inTeam = 'JOIN agent_tree ON ancestor = :head AND descendant = member_id'

/** What a transaction's kind counts as. */
const countedAs = `CASE transactions.kind WHEN 'deposit' THEN 'deposit' WHEN 'withdrawal' THEN 'withdrawal'
  WHEN 'withdrawal-return' THEN 'withdrawal' ELSE 'gift' END`
const moved = `FROM transactions CROSS JOIN entries ON transaction_id = transactions.id
  CROSS JOIN accounts ON accounts.id = account_id AND accounts.kind = 'main' ${inTeam}
  WHERE transactions.kind IN ('bonus', 'rebate', 'deposit', 'withdrawal', 'withdrawal-return')
  AND transactions.at >= :from AND transactions.at < :to`

export function openTeamFigures(database: DatabaseSync) {
  const played = database.prepare(`
    SELECT member_id, count(*) AS bets, ifnull(sum(iif(returned IS NULL, 0, stake)), 0) AS stake,
      ifnull(sum(iif(returned IS NULL, 0, valid)), 0) AS valid, ifnull(sum(returned), 0) AS returned
    FROM bets ${inTeam} WHERE at >= :from AND at < :to GROUP BY member_id`)
  const sums = database.prepare(`
    SELECT member_id, ${countedAs} AS counted, sum(amount) AS amount ${moved} GROUP BY member_id, counted`)
  const moves = database.prepare(`SELECT member_id, transactions.at, ${countedAs} AS counted, amount ${moved}`)
  const settledBy = (column: 'at' | 'settled_at') =>
    database.prepare(`
      SELECT member_id, at, settled_at, stake, valid, returned FROM bets ${inTeam}
      WHERE settled_at IS NOT NULL AND ${column} >= :from AND ${column} < :to ORDER BY ${column}`)
  const settled = { at: settledBy('at'), settledAt: settledBy('settled_at') }
  return {
    /**
     * What everybody of a team did himself, the agent at its head included, from an instant to another (not included). Who
     * did nothing is left out.
     */
    own(head: number, from: number, to: number): Map<number, OwnFigures> {
      const all = new Map<number, OwnFigures>()
      for (const row of played.iterate({ head, from, to })) all.set(whole(row, 'member_id'), playedOf(row))
      for (const row of sums.iterate({ head, from, to })) {
        const member = whole(row, 'member_id')
        all.set(member, withMoved(all.get(member) ?? noFigures, row))
      }
      return all
    },
    /** Every settled bet of a team's by when it was placed or settled, in that order. */
    settledBets: (head: number, from: number, to: number, by: keyof typeof settled): SettledBet[] =>
      settled[by].all({ head, from, to }).map(settledOf),
    /** Every gift, deposit and withdrawal of a team's, each with its instant. */
    moves: (head: number, from: number, to: number): TeamMove[] =>
      moves.all({ head, from, to }).map((row) => {
        const amount = whole(row, 'amount')
        return { member: whole(row, 'member_id'), at: whole(row, 'at'), kind: kindOf(row), amount }
      }),
  }
}

function playedOf(row: Row): OwnFigures {
  return {
    ...noFigures,
    bets: whole(row, 'bets'),
    active: 1,
    stake: whole(row, 'stake'),
    valid: whole(row, 'valid'),
    returned: whole(row, 'returned'),
  }
}

function withMoved(figures: OwnFigures, row: Row): OwnFigures {
  const amount = whole(row, 'amount')
  const kind = kindOf(row)
  if (kind === 'deposit') return { ...figures, deposits: figures.deposits + amount }
  if (kind === 'withdrawal') return { ...figures, withdrawals: figures.withdrawals - amount }
  return { ...figures, gifts: figures.gifts + amount }
}

function kindOf({ counted }: Row): TeamMove['kind'] {
  return counted === 'deposit' || counted === 'withdrawal' ? counted : 'gift'
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

export function addFigures(one: OwnFigures, other: OwnFigures): OwnFigures {
  return {
    bets: one.bets + other.bets,
    active: one.active + other.active,
    stake: one.stake + other.stake,
    valid: one.valid + other.valid,
    returned: one.returned + other.returned,
    gifts: one.gifts + other.gifts,
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
  }
}

/** Of the players: what they won, gifts included; negative where they lost. */
export function profitOfFigures({ returned, stake, gifts }: OwnFigures): number {
  return returned - stake + gifts
}
