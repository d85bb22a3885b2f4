import type { DatabaseSync } from 'node:sqlite'
import { whole } from '#sandbox/store/rows.ts'

export const socialSchema = `
CREATE TABLE social_accounts (
  merchant TEXT NOT NULL,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  PRIMARY KEY (merchant, provider, subject)
) STRICT, WITHOUT ROWID`

/** Somebody as a provider knows them. */
export interface SocialKey {
  merchant: string
  provider: string
  /** The provider's id of the person, which never changes. */
  subject: string
}

/** Which member is who at a provider. */
export function openSocialAccounts(database: DatabaseSync) {
  const select = database.prepare(
    'SELECT member_id FROM social_accounts WHERE merchant = :merchant AND provider = :provider AND subject = :subject',
  )
  const insert = database.prepare(
    'INSERT OR IGNORE INTO social_accounts VALUES (:merchant, :provider, :subject, :member)',
  )
  return {
    memberOf(key: SocialKey): number | null {
      const row = select.get({ ...key })
      return row ? whole(row, 'member_id') : null
    },
    link(key: SocialKey, member: number): void {
      insert.run({ ...key, member })
    },
  }
}
