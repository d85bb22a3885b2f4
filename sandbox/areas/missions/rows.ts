import type { DatabaseSync } from 'node:sqlite'
import { text, whole } from '#sandbox/store/rows.ts'

/** Missions are reckoned from what happened; kept are the log-ins that nothing else keeps, and what was claimed. */
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
const keptMs = 100 * 86_400_000

export function openMissions(database: DatabaseSync) {
  const note = database.prepare('INSERT OR IGNORE INTO log_ins VALUES (?, ?)')
  const forget = database.prepare('DELETE FROM log_ins WHERE member_id = ? AND at < ?')
  const logIns = database.prepare('SELECT at FROM log_ins WHERE member_id = ? AND at >= ? AND at < ?')
  const find = database.prepare('SELECT 1 FROM mission_claims WHERE member_id = ? AND mission = ? AND began = ?')
  const add = database.prepare('INSERT OR IGNORE INTO mission_claims VALUES (:member, :mission, :began, :points, :at)')
  const standings = database.prepare(`
    SELECT member_id, name, sum(points) AS points FROM mission_claims JOIN members ON members.id = member_id
    WHERE merchant = ? AND at >= ? AND at < ? GROUP BY member_id ORDER BY points DESC, max(at), member_id`)
  return {
    noteLogIn(member: number, at: number): void {
      note.run(member, at)
      forget.run(member, at - keptMs)
    },
    logIns: (member: number, from: number, to: number): number[] =>
      logIns.all(member, from, to).map((row) => whole(row, 'at')),
    isClaimed: (member: number, mission: string, began: number): boolean =>
      find.get(member, mission, began) !== undefined,
    /** False where it was claimed already. */
    claim: (member: number, claim: MissionClaim): boolean => add.run({ member, ...claim }).changes > 0,
    /** Points by member, the most first; of the same, who had them first. */
    standings: (merchant: string, from: number, to: number): { member: number; name: string; points: number }[] =>
      standings.all(merchant, from, to).map((row) => ({
        member: whole(row, 'member_id'),
        name: text(row, 'name'),
        points: whole(row, 'points'),
      })),
  }
}
