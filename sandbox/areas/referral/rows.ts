import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

export const referralsSchema = `
CREATE TABLE referral_codes (
  code TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL UNIQUE REFERENCES members (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE referrals (
  friend_id INTEGER PRIMARY KEY REFERENCES members (id) ON DELETE CASCADE,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  paid_at INTEGER,
  bonus INTEGER NOT NULL CHECK (bonus >= 0)
) STRICT;
CREATE INDEX referrals_by_member ON referrals (member_id, at)`

/** Who was invited by whom. Instants in milliseconds. */
export interface ReferralRow {
  friend_id: number
  member_id: number
  at: number
  /** When the friend's deposit paid both; null until then. */
  paid_at: number | null
  /** Hundredths that each of the two got. */
  bonus: number
}

export interface FriendRow extends ReferralRow {
  /** The friend's log-in name. */
  name: string
}

export function openReferrals(database: DatabaseSync) {
  const codeOf = database.prepare('SELECT code FROM referral_codes WHERE member_id = ?')
  const addCode = database.prepare('INSERT OR IGNORE INTO referral_codes VALUES (?, ?)')
  const inviter = database.prepare(`
    SELECT member_id FROM referral_codes JOIN members ON members.id = member_id WHERE merchant = ? AND code = ?`)
  const add = database.prepare('INSERT INTO referrals VALUES (:friend_id, :member_id, :at, :paid_at, :bonus)')
  const find = database.prepare('SELECT * FROM referrals WHERE friend_id = ?')
  const pay = database.prepare('UPDATE referrals SET paid_at = ?, bonus = ? WHERE friend_id = ? AND paid_at IS NULL')
  const friends = database.prepare(`
    SELECT referrals.*, name FROM referrals JOIN members ON members.id = friend_id
    WHERE member_id = ? ORDER BY at DESC, friend_id DESC`)
  return {
    /** Null where the member has none yet. */
    codeOf(member: number): string | null {
      const row = codeOf.get(member)
      return row ? text(row, 'code') : null
    },
    /** False where somebody has it. */
    setCode: (member: number, code: string): boolean => addCode.run(code, member).changes > 0,
    /** Whose code it is; null where it is no member's of the merchant. */
    inviter(merchant: string, code: string): number | null {
      const row = inviter.get(merchant, code)
      return row ? whole(row, 'member_id') : null
    },
    add(row: ReferralRow): void {
      add.run({ ...row })
    },
    find(friend: number): ReferralRow | null {
      const row = find.get(friend)
      return row ? referralOf(row) : null
    },
    /** False where it was paid already. */
    pay: (friend: number, at: number, bonus: number): boolean => pay.run(at, bonus, friend).changes > 0,
    /** The latest first. */
    friends: (member: number): FriendRow[] =>
      friends.all(member).map((row) => ({ ...referralOf(row), name: text(row, 'name') })),
  }
}

function referralOf(row: Row): ReferralRow {
  return {
    friend_id: whole(row, 'friend_id'),
    member_id: whole(row, 'member_id'),
    at: whole(row, 'at'),
    paid_at: wholeOrNull(row, 'paid_at'),
    bonus: whole(row, 'bonus'),
  }
}
