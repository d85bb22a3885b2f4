import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import {
  type BetFilter,
  type BetOrder,
  type BetRow,
  type BetSums,
  betSums,
  byOrder,
  isWantedBet,
} from '#sandbox/ledger/bets.ts'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'
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
  valid: 'returned IS NULL, valid',
  returned: 'returned IS NULL, returned',
  profit: 'returned IS NULL, returned - stake',
}

type Head = Param<{ head: number }>

const byMember = {
  team: ({ head }: Head) => sql`agent_tree CROSS JOIN bets ON member_id = descendant AND ancestor = ${head}`,
  own: ({ head }: Head) => sql`(SELECT ${head} AS head) CROSS JOIN bets ON member_id = head`,
} as const
const byTime = {
  team: ({ head }: Head) => sql`bets INDEXED BY bets_by_time
    CROSS JOIN agent_tree ON ancestor = ${head} AND descendant = member_id`,
  own: byMember.own,
} as const

export function openTeamBets(database: DatabaseSync) {
  const { all, one } = openStatements(database)
  const listsOf = (whose: Whose) =>
    byOrder((by, way) => {
      const from = by === 'at' ? byTime[whose] : byMember[whose]
      const order = sql.raw(`${orders[by]} ${way}, bets.id ${way}`)
      // The page first, by what stands in an index where that will do; the bets on it afterwards.
      return all(
        (asked: Param<TeamBetFilter>, limit: Param<number>, offset: Param<number>) => sql<TeamBetRow>`
          SELECT bets.*, members.name AS account FROM (SELECT bets.id AS found FROM ${from(asked)}
            WHERE ${isWantedBet(asked)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
          CROSS JOIN bets ON bets.id = found CROSS JOIN members ON members.id = member_id ORDER BY ${order}`,
      )
    })
  const sumsOf = (whose: Whose) =>
    one(
      (asked: Param<TeamBetFilter>) =>
        sql<BetSums>`SELECT ${betSums} FROM ${byMember[whose](asked)} WHERE ${isWantedBet(asked)}`,
    )
  const lists = { team: listsOf('team'), own: listsOf('own') }
  const sums = { team: sumsOf('team'), own: sumsOf('own') }
  return {
    list: (filter: TeamBetFilter, order: BetOrder, limit: number, offset: number): TeamBetRow[] =>
      lists[filter.whose](order)(filter, limit, offset),
    sums: (filter: TeamBetFilter): BetSums => sums[filter.whose](filter),
  }
}
