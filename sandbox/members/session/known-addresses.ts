import type { DatabaseSync } from 'node:sqlite'

export const knownAddressesSchema = `
CREATE TABLE known_addresses (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, address)
) STRICT, WITHOUT ROWID`

/** Addresses from which a member has opened a session. */
export function openKnownAddresses(database: DatabaseSync) {
  const select = database.prepare('SELECT 1 FROM known_addresses WHERE member_id = ? AND address = ?')
  const insert = database.prepare('INSERT OR REPLACE INTO known_addresses VALUES (?, ?, ?)')
  return {
    has: (member: number, address: string): boolean => select.get(member, address) !== undefined,
    /** `at` in milliseconds. */
    add(member: number, address: string, at: number): void {
      insert.run(member, address, at)
    },
  }
}
