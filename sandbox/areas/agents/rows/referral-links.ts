import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** Links by which people register below an agent. Who came by one keeps that for good. */
export const referralLinksSchema = `
CREATE TABLE referral_links (
  code TEXT NOT NULL,
  merchant TEXT NOT NULL,
  agent_id INTEGER NOT NULL REFERENCES members (id),
  is_agent INTEGER NOT NULL CHECK (is_agent IN (0, 1)),
  rate INTEGER NOT NULL CHECK (rate >= 0),
  label TEXT NOT NULL,
  is_open INTEGER NOT NULL CHECK (is_open IN (0, 1)),
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  PRIMARY KEY (merchant, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX referral_links_by_agent ON referral_links (agent_id, created_at);
CREATE TABLE link_registrations (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  merchant TEXT NOT NULL,
  code TEXT NOT NULL,
  FOREIGN KEY (merchant, code) REFERENCES referral_links (merchant, code)
) STRICT;
CREATE INDEX link_registrations_by_code ON link_registrations (merchant, code)`

/** Instants in milliseconds. */
export interface ReferralLinkRow {
  code: string
  merchant: string
  agent_id: number
  /** Makes agents; players where it is 0. */
  is_agent: number
  /** Basis points. */
  rate: number
  label: string
  is_open: number
  created_at: number
  expires_at: number | null
}

export interface CountedLink extends ReferralLinkRow {
  /** Who registered by it. */
  registered: number
}

const counted = sql`SELECT referral_links.*, (
    SELECT count(*) FROM link_registrations AS came WHERE came.merchant = referral_links.merchant AND came.code = referral_links.code
  ) AS registered FROM referral_links`

type LinkKey = Pick<ReferralLinkRow, 'merchant' | 'code'>

export function openReferralLinks(database: DatabaseSync) {
  const { all, find, table } = openStatements(database)
  const [links, registrations] = [table('referral_links'), table('link_registrations')]
  return {
    /** False where the code is taken. */
    add: links.addNew,
    find: find(
      (merchant: Param<string>, code: Param<string>) =>
        sql<CountedLink>`${counted} WHERE merchant = ${merchant} AND code = ${code}`,
    ),
    /** The latest first. */
    list: all(
      (agent: Param<number>) => sql<CountedLink>`${counted} WHERE agent_id = ${agent} ORDER BY created_at DESC, code`,
    ),
    setOpen: ({ merchant, code }: LinkKey, isOpen: boolean) =>
      links.change({ merchant, code }, { is_open: isOpen ? 1 : 0 }),
    /** Who came by it. */
    note: (member: number, { merchant, code }: LinkKey) => registrations.add({ member_id: member, merchant, code }),
  }
}
