import type { DatabaseSync } from 'node:sqlite'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { addNew, find } = openStatements(database).table('social_accounts')
  return {
    memberOf: ({ merchant, provider, subject }: SocialKey): number | null =>
      find({ merchant, provider, subject })?.member_id ?? null,
    link: ({ merchant, provider, subject }: SocialKey, member: number) =>
      addNew({ merchant, provider, subject, member_id: member }),
  }
}
