import type { DatabaseSync } from 'node:sqlite'
import { whole } from '#sandbox/store/rows.ts'

/** When somebody of a team placed a bet. */
export interface PlacedBet {
  member: number
  at: number
}

export function openPlacedBets(database: DatabaseSync) {
  const placed = database.prepare(`
    SELECT member_id, at FROM bets JOIN agent_tree ON ancestor = :head AND descendant = member_id
    WHERE at >= :from AND at < :to ORDER BY at`)
  return {
    /** Settled or not, in the order of time. */
    ofTeam: (head: number, from: number, to: number): PlacedBet[] =>
      placed.all({ head, from, to }).map((row) => ({ member: whole(row, 'member_id'), at: whole(row, 'at') })),
  }
}
