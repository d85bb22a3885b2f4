import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/**
 * Missions are calculated from what happened; stored are the log-ins that nothing else stores, and what was claimed.
 */
export const missionsSchema = `
CREATE TABLE log_ins (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, at)
) STRICT, WITHOUT ROWID;
CREATE TABLE mission_claims (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  mission TEXT NOT NULL,
  began INTEGER NOT NULL,
  points INTEGER NOT NULL CHECK (points > 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, mission, began)
) STRICT, WITHOUT ROWID;
CREATE INDEX mission_claims_by_time ON mission_claims (at)`

/** Instants in milliseconds. */
export interface MissionClaim {
  mission: string
  /** When its period began. */
  began: number
  points: number
  at: number
}

/** Longer than any period and the one after it. */
const retentionMs = 100 * 86_400_000

type Standing = { member: number; name: string; points: number }

export function openMissions(database: DatabaseSync) {
  const { all, column, run, table } = openStatements(database)
  const [logIns, claims] = [table('log_ins'), table('mission_claims')]
  const forget = run((member: Param<number>, before: Param<number>) =>
    db.deleteFrom('log_ins').where('member_id', '=', member).where('at', '<', before),
  )
  return {
    noteLogIn(member: number, at: number): void {
      logIns.addNew({ member_id: member, at })
      forget(member, at - retentionMs)
    },
    logIns: column(
      (member: Param<number>, from: Param<number>, to: Param<number>) => sql<{ at: number }>`
        SELECT at FROM log_ins WHERE member_id = ${member} AND at >= ${from} AND at < ${to}`,
    ),
    isClaimed: (member: number, mission: string, began: number): boolean =>
      claims.has({ member_id: member, mission, began }),
    /** False where it was claimed already. */
    claim: (member: number, claim: MissionClaim): boolean => claims.addNew({ ...claim, member_id: member }),
    /** Points by member, the most first; of the same, who had them first. */
    standings: all(
      (merchant: Param<string>, from: Param<number>, to: Param<number>) => sql<Standing>`
        SELECT member_id AS member, name, sum(points) AS points FROM mission_claims JOIN members ON members.id = member_id
        WHERE merchant = ${merchant} AND at >= ${from} AND at < ${to}
        GROUP BY member_id ORDER BY sum(points) DESC, max(at), member_id`,
    ),
  }
}
