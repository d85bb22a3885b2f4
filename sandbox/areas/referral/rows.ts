import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  /** Minor units that each of the two got. */
  bonus: number
}

export interface FriendRow extends ReferralRow {
  /** The friend's log-in name. */
  name: string
}

export function openReferrals(database: DatabaseSync) {
  const { all, run, scalarOrNull, table } = openStatements(database)
  const [codes, referrals] = [table('referral_codes'), table('referrals')]
  const pay = run((friend: Param<number>, at: Param<number>, bonus: Param<number>) =>
    db
      .updateTable('referrals')
      .set({ paid_at: at, bonus })
      .where('friend_id', '=', friend)
      .where('paid_at', 'is', null),
  )
  return {
    /** Null where the member has none yet. */
    codeOf: (member: number): string | null => codes.find({ member_id: member })?.code ?? null,
    /** False where somebody has it. */
    setCode: (member: number, code: string): boolean => codes.addNew({ code, member_id: member }),
    /** Whose code it is; null where it is no member's of the merchant. */
    inviter: scalarOrNull(
      (merchant: Param<string>, code: Param<string>) => sql<{ member_id: number }>`
        SELECT member_id FROM referral_codes JOIN members ON members.id = member_id
        WHERE merchant = ${merchant} AND code = ${code}`,
    ),
    add: referrals.add,
    find: (friend: number): ReferralRow | null => referrals.find({ friend_id: friend }),
    /** False where it was paid already. */
    pay: (friend: number, at: number, bonus: number): boolean => pay(friend, at, bonus) > 0,
    /** The latest first. */
    friends: all(
      (member: Param<number>) => sql<FriendRow>`
        SELECT referrals.*, name FROM referrals JOIN members ON members.id = friend_id
        WHERE member_id = ${member} ORDER BY at DESC, friend_id DESC`,
    ),
  }
}
