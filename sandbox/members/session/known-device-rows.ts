import type { DatabaseSync } from 'node:sqlite'

export const knownDevicesSchema = `
CREATE TABLE known_devices (
  digest TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX known_devices_by_member ON known_devices (member_id, at)`

/** Browsers in which a member has logged in: each shows a token of its own, of which the digest is stored. */
export function openKnownDevices(database: DatabaseSync) {
  const select = database.prepare('SELECT 1 FROM known_devices WHERE digest = ? AND member_id = ?')
  const insert = database.prepare('INSERT INTO known_devices VALUES (?, ?, ?)')
  const touch = database.prepare('UPDATE known_devices SET at = ? WHERE digest = ?')
  const keepLatest = database.prepare(`
    DELETE FROM known_devices WHERE member_id = :member AND digest NOT IN
      (SELECT digest FROM known_devices WHERE member_id = :member ORDER BY at DESC, digest LIMIT :most)`)
  const removeOf = database.prepare('DELETE FROM known_devices WHERE member_id = ?')
  return {
    has: (digest: string, member: number): boolean => select.get(digest, member) !== undefined,
    /** Of more than `most` those that were used last stay. `at` in milliseconds. */
    add(digest: string, member: number, at: number, most: number): void {
      insert.run(digest, member, at)
      keepLatest.run({ member, most })
    },
    touch(digest: string, at: number): void {
      touch.run(at, digest)
    },
    removeOf(member: number): void {
      removeOf.run(member)
    },
  }
}
