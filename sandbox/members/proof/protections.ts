import type { DatabaseSync } from 'node:sqlite'
import { type Row, textOrNull, whole, wholeOrNull } from '#sandbox/store/rows.ts'

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
  const select = database.prepare('SELECT * FROM protections WHERE member_id = ?')
  const put = database.prepare(`
    INSERT OR REPLACE INTO protections
    VALUES (:member, :guards_address, :totp_secret, :totp_counter, :pending_secret, :pending_at)`)
  const forgetCodes = database.prepare('DELETE FROM recovery_codes WHERE member_id = ?')
  const addCode = database.prepare('INSERT INTO recovery_codes VALUES (?, ?)')
  const takeCode = database.prepare('DELETE FROM recovery_codes WHERE member_id = ? AND digest = ?')
  const countCodes = database.prepare('SELECT count(*) AS count FROM recovery_codes WHERE member_id = ?')
  const of = (member: number): Protection => {
    const row = select.get(member)
    return row ? protectionOf(row) : none
  }
  return {
    of,
    /** What is not named stays as it is. */
    change(member: number, changes: Partial<Protection>): void {
      put.run({ member, ...of(member), ...changes })
    },
    /** Replaces the recovery codes by others; none to have none. */
    setRecoveryCodes(member: number, digests: readonly string[]): void {
      forgetCodes.run(member)
      for (const digest of digests) addCode.run(member, digest)
    },
    /** Uses a recovery code up; false where it is not one of the member's. */
    takeRecoveryCode: (member: number, digest: string): boolean => takeCode.run(member, digest).changes > 0,
    recoveryCodesLeft(member: number): number {
      const row = countCodes.get(member)
      return row ? whole(row, 'count') : 0
    },
  }
}

function protectionOf(row: Row): Protection {
  return {
    guards_address: whole(row, 'guards_address'),
    totp_secret: textOrNull(row, 'totp_secret'),
    totp_counter: whole(row, 'totp_counter'),
    pending_secret: textOrNull(row, 'pending_secret'),
    pending_at: wholeOrNull(row, 'pending_at'),
  }
}
