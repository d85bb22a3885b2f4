import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** When somebody of a team placed a bet. */
export interface PlacedBet {
  member: number
  at: number
}

export function openPlacedBets(database: DatabaseSync) {
  const { all } = openStatements(database)
  return {
    /** Settled or not, in the order of time. */
    ofTeam: all(
      (head: Param<number>, from: Param<number>, to: Param<number>) => sql<PlacedBet>`
        SELECT member_id AS member, at FROM bets JOIN agent_tree ON ancestor = ${head} AND descendant = member_id
        WHERE at >= ${from} AND at < ${to} ORDER BY at`,
    ),
  }
}
