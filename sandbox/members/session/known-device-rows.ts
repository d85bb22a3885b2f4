import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const knownDevicesSchema = `
CREATE TABLE known_devices (
  digest TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX known_devices_by_member ON known_devices (member_id, at)`

/** Browsers in which a member has logged in: each shows a token of its own, of which the digest is stored. */
export function openKnownDevices(database: DatabaseSync) {
  const { run, table } = openStatements(database)
  const devices = table('known_devices')
  const keepLatest = run(
    (member: Param<number>, most: Param<number>) => sql`
      DELETE FROM known_devices WHERE member_id = ${member} AND digest NOT IN
        (SELECT digest FROM known_devices WHERE member_id = ${member} ORDER BY at DESC, digest LIMIT ${most})`,
  )
  return {
    has: (digest: string, member: number): boolean => devices.has({ digest, member_id: member }),
    hasAny: (member: number): boolean => devices.has({ member_id: member }),
    /** Of more than `most` those that were used last stay. `at` in milliseconds. */
    add(digest: string, member: number, at: number, most: number): void {
      devices.add({ digest, member_id: member, at })
      keepLatest(member, most)
    },
    touch: (digest: string, at: number) => devices.change({ digest }, { at }),
    removeOf: (member: number) => devices.remove({ member_id: member }),
  }
}
