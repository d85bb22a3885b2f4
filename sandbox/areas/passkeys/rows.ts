import type { DatabaseSync } from 'node:sqlite'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const passkeysSchema = `
CREATE TABLE passkeys (
  credential TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  domain TEXT NOT NULL,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  is_synced INTEGER NOT NULL CHECK (is_synced IN (0, 1)),
  added_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_member ON passkeys (member_id, added_at)`

export interface PasskeyRow {
  /** The credential's id, base64url. */
  credential: string
  /** Public: by it a member names the passkey. */
  id: string
  member_id: number
  /** The relying party's id. */
  domain: string
  name: string
  /** COSE, base64url. */
  public_key: string
  /** Of its uses; 0 where the device does not count. */
  counter: number
  /** JSON. */
  transports: string
  is_synced: 0 | 1
  /** Milliseconds, as is the next. */
  added_at: number
  used_at: number | null
}

/** The keys that members log in with. */
export function openPasskeys(database: DatabaseSync) {
  const { all, table } = openStatements(database)
  const { addNew, change, count, find, has, remove } = table('passkeys')
  return {
    /** False where the credential is known already. */
    add: addNew,
    find: (credential: string): PasskeyRow | null => find({ credential }),
    has: (credential: string): boolean => has({ credential }),
    count: (member: number): number => count({ member_id: member }),
    /** The newest first. */
    ofMember: all((member: Param<number>) =>
      db.selectFrom('passkeys').selectAll().where('member_id', '=', member).orderBy('added_at', 'desc').orderBy('id'),
    ),
    note: (credential: string, use: Pick<PasskeyRow, 'counter' | 'used_at' | 'is_synced'>): void =>
      void change({ credential }, use),
    /** False where the member has no such passkey, as below. */
    rename: (member: number, id: string, name: string): boolean => change({ member_id: member, id }, { name }) > 0,
    remove: (member: number, id: string): boolean => remove({ member_id: member, id }) > 0,
  }
}
