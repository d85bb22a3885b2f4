import type { DatabaseSync } from 'node:sqlite'
import { openStatements } from '#sandbox/store/statements.ts'

export const protectionsSchema = `
CREATE TABLE protections (
  member_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  guards_address INTEGER NOT NULL CHECK (guards_address IN (0, 1)),
  totp_secret TEXT,
  totp_counter INTEGER NOT NULL,
  pending_secret TEXT,
  pending_at INTEGER
) STRICT;
CREATE TABLE recovery_codes (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  digest TEXT NOT NULL,
  PRIMARY KEY (member_id, digest)
) STRICT, WITHOUT ROWID`

/** What an account asks for beyond its password. */
export interface Protection {
  /** 1: a log-in by password from an unknown address needs a second step. */
  guards_address: number
  /** Base32; null where two factors are off. */
  totp_secret: string | null
  /** Of the last code that was accepted: none comes twice. */
  totp_counter: number
  /** A secret that waits for the app's first code, and since when in milliseconds. */
  pending_secret: string | null
  pending_at: number | null
}

const none: Protection = {
  guards_address: 0,
  totp_secret: null,
  totp_counter: 0,
  pending_secret: null,
  pending_at: null,
}

export function openProtections(database: DatabaseSync) {
  const { table } = openStatements(database)
  const [protections, codes] = [table('protections'), table('recovery_codes')]
  const of = (member: number): Protection => protections.find({ member_id: member }) ?? none
  return {
    of,
    /** What is not named stays as it is. */
    change: (member: number, changes: Partial<Protection>): void =>
      protections.put({ ...of(member), ...changes, member_id: member }),
    /** Replaces the recovery codes by others; none to have none. */
    setRecoveryCodes(member: number, digests: readonly string[]): void {
      codes.remove({ member_id: member })
      for (const digest of digests) codes.add({ member_id: member, digest })
    },
    /** Uses a recovery code up; false where it is not one of the member's. */
    takeRecoveryCode: (member: number, digest: string): boolean => codes.remove({ member_id: member, digest }) > 0,
    recoveryCodesLeft: (member: number): number => codes.count({ member_id: member }),
  }
}
