import type { DatabaseSync } from 'node:sqlite'
import {
  type BetFilter,
  type BetOrder,
  type BetRow,
  type BetSums,
  betColumns,
  isWantedBet,
} from '#sandbox/ledger/bets.ts'
import { type Row, text } from '#sandbox/store/rows.ts'
import type { Whose } from './team-figures.ts'

/** As `BetFilter`, of a whole team, the agent at its head with it, or of one account by itself. */
export type TeamBetFilter = Omit<BetFilter, 'member'> & { whose: Whose; head: number }

export interface TeamBetRow extends BetRow {
  /** Whose it is: the log-in name. */
  account: string
}

/** By time, the latest are found without looking at the others; by anything else all are looked at. */
const orders: Readonly<Record<BetOrder['by'], string>> = {
  at: 'at',
  stake: 'stake',
  valid: 'valid',
  returned: 'returned IS NULL, returned',
  profit: 'returned IS NULL, returned - stake',
}

const byMember = {
  team: 'agent_tree CROSS JOIN bets ON member_id = descendant AND ancestor = :head',
  own: '(SELECT :head AS head) CROSS JOIN bets ON member_id = head',
} as const
const byTime = {
  team: 'bets INDEXED BY bets_by_time CROSS JOIN agent_tree ON ancestor = :head AND descendant = member_id',
  own: byMember.own,
} as const

export function openTeamBets(database: DatabaseSync) {
  const listsOf = (whose: Whose) =>
    new Map(
      Object.entries(orders).flatMap(([by, column]) =>
        ['ASC', 'DESC'].map((way) => {
          const from = by === 'at' ? byTime[whose] : byMember[whose]
          // The page first, by what stands in an index where that will do; the bets on it afterwards.
          const query = `SELECT bets.*, members.name AS account FROM (SELECT bets.id AS found FROM ${from}
              WHERE ${isWantedBet} ORDER BY ${column} ${way}, bets.id ${way} LIMIT :limit OFFSET :offset)
            CROSS JOIN bets ON bets.id = found CROSS JOIN members ON members.id = member_id
            ORDER BY ${column} ${way}, bets.id ${way}`
          return [`${by} ${way}`, database.prepare(query)] as const
        }),
      ),
    )
  const sumsOf = (whose: Whose) =>
    database.prepare(`SELECT ${betColumns.sums} FROM ${byMember[whose]} WHERE ${isWantedBet}`)
  const lists = { team: listsOf('team'), own: listsOf('own') }
  const sums = { team: sumsOf('team'), own: sumsOf('own') }
  return {
    list({ whose, ...filter }: TeamBetFilter, { by, isUp }: BetOrder, limit: number, offset: number): TeamBetRow[] {
      const query = lists[whose].get(`${by} ${isUp ? 'ASC' : 'DESC'}`)
      const rows = query?.all({ ...filter, limit, offset }) ?? []
      return rows.map((row: Row) => ({ ...betColumns.betOf(row), account: text(row, 'account') }))
    },
    sums({ whose, ...filter }: TeamBetFilter): BetSums {
      const row = sums[whose].get({ ...filter })
      if (!row) throw new Error('Sums have one row')
      return betColumns.sumsOf(row)
    },
  }
}
