import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'
import type { Round } from './score.ts'

/** Who takes part since when. Scores are stored nowhere: they follow from the bets. */
export const entriesSchema = `
CREATE TABLE tournament_entries (
  tournament TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (tournament, member_id)
) STRICT, WITHOUT ROWID`

export interface EntryRow {
  tournament: string
  member_id: number
  /** Milliseconds. */
  at: number
}

export interface Entrant {
  member: number
  name: string
  at: number
}

/** From when (included) to when (not), on which games, and how many rounds at the most. */
export interface Counted {
  from: number
  to: number
  games: readonly string[]
  most: number
}

export function openEntries(database: DatabaseSync) {
  const { all, table } = openStatements(database)
  const entries = table('tournament_entries')
  return {
    /** Since when a member takes part; null where it does not. */
    joinedAt: (tournament: string, member: number): number | null =>
      entries.find({ tournament, member_id: member })?.at ?? null,
    /** False where the member takes part already. */
    join: (row: EntryRow): boolean => entries.addNew(row),
    leave: (tournament: string, member: number) => entries.remove({ tournament, member_id: member }),
    /** Of a merchant, in no order. */
    entrants: all(
      (merchant: Param<string>, tournament: Param<string>) => sql<Entrant>`
        SELECT member_id AS member, name, tournament_entries.at AS at FROM tournament_entries
        JOIN members ON members.id = member_id WHERE merchant = ${merchant} AND tournament = ${tournament}`,
    ),
    /** A member's first rounds, in their order. Only those that were settled before the end: the result does not change later. */
    rounds: all(
      (member: Param<number>, { from, to, games, most }: Param<Counted>) => sql<Round>`
        SELECT stake, returned FROM bets WHERE member_id = ${member} AND at >= ${from} AND at < ${to}
        AND settled_at < ${to} AND game_code IN (SELECT value FROM json_each(${games})) ORDER BY at, id LIMIT ${most}`,
    ),
  }
}
