import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

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
  /** Hundredths of a per cent. */
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

const counted = `SELECT referral_links.*, (
    SELECT count(*) FROM link_registrations AS came WHERE came.merchant = referral_links.merchant AND came.code = referral_links.code
  ) AS registered FROM referral_links`

export function openReferralLinks(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT OR IGNORE INTO referral_links
    VALUES (:code, :merchant, :agent_id, :is_agent, :rate, :label, :is_open, :created_at, :expires_at)`)
  const find = database.prepare(`${counted} WHERE merchant = ? AND code = ?`)
  const list = database.prepare(`${counted} WHERE agent_id = ? ORDER BY created_at DESC, code`)
  const setOpen = database.prepare('UPDATE referral_links SET is_open = ? WHERE merchant = ? AND code = ?')
  const note = database.prepare('INSERT INTO link_registrations VALUES (?, ?, ?)')
  return {
    /** False where the code is taken. */
    add: (row: ReferralLinkRow): boolean => add.run({ ...row }).changes > 0,
    find(merchant: string, code: string): CountedLink | null {
      const row = find.get(merchant, code)
      return row ? linkOf(row) : null
    },
    /** The latest first. */
    list: (agent: number): CountedLink[] => list.all(agent).map(linkOf),
    setOpen({ merchant, code }: Pick<ReferralLinkRow, 'merchant' | 'code'>, isOpen: boolean): void {
      setOpen.run(isOpen ? 1 : 0, merchant, code)
    },
    /** Who came by it. */
    note(member: number, { merchant, code }: Pick<ReferralLinkRow, 'merchant' | 'code'>): void {
      note.run(member, merchant, code)
    },
  }
}

function linkOf(row: Row): CountedLink {
  return {
    code: text(row, 'code'),
    merchant: text(row, 'merchant'),
    agent_id: whole(row, 'agent_id'),
    is_agent: whole(row, 'is_agent'),
    rate: whole(row, 'rate'),
    label: text(row, 'label'),
    is_open: whole(row, 'is_open'),
    created_at: whole(row, 'created_at'),
    expires_at: wholeOrNull(row, 'expires_at'),
    registered: whole(row, 'registered'),
  }
}
