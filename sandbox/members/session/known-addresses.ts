import type { DatabaseSync } from 'node:sqlite'
import { openStatements } from '#sandbox/store/statements.ts'

export const knownAddressesSchema = `
CREATE TABLE known_addresses (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, address)
) STRICT, WITHOUT ROWID`

/** Addresses from which a member has opened a session. */
export function openKnownAddresses(database: DatabaseSync) {
  const { has, put } = openStatements(database).table('known_addresses')
  return {
    has: (member: number, address: string): boolean => has({ member_id: member, address }),
    /** `at` in milliseconds. */
    add: (member: number, address: string, at: number): void => put({ member_id: member, address, at }),
  }
}
