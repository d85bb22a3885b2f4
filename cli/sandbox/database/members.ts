import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from './rows.ts'

export const membersSchema = `
CREATE TABLE members (
  id INTEGER PRIMARY KEY,
  merchant TEXT NOT NULL,
  name TEXT NOT NULL,
  nickname TEXT NOT NULL,
  type INTEGER NOT NULL,
  password_hash TEXT NOT NULL,
  password_expired INTEGER NOT NULL CHECK (password_expired IN (0, 1)),
  is_locked INTEGER NOT NULL CHECK (is_locked IN (0, 1)),
  last_login_at INTEGER,
  vip_rank INTEGER NOT NULL,
  unread_messages INTEGER NOT NULL CHECK (unread_messages >= 0),
  open_promotions INTEGER NOT NULL CHECK (open_promotions >= 0),
  UNIQUE (merchant, name)
) STRICT`

export interface MemberRow {
  id: number
  merchant: string
  /** The log-in name, lower case. */
  name: string
  nickname: string
  /** 0 member; 1, 2, 41 and 42 agents; 4 trial. */
  type: number
  password_hash: string
  password_expired: number
  is_locked: number
  /** Milliseconds; null before the first log-in. */
  last_login_at: number | null
  vip_rank: number
  unread_messages: number
  open_promotions: number
}

export function openMembers(database: DatabaseSync) {
  const byId = database.prepare('SELECT * FROM members WHERE id = ?')
  const byName = database.prepare('SELECT * FROM members WHERE merchant = ? AND name = ?')
  const noteLogin = database.prepare('UPDATE members SET last_login_at = ? WHERE id = ?')
  const insert = database.prepare(`
    INSERT INTO members (merchant, name, nickname, type, password_hash, password_expired, is_locked, last_login_at,
      vip_rank, unread_messages, open_promotions)
    VALUES (:merchant, :name, :nickname, :type, :password_hash, :password_expired, :is_locked, :last_login_at,
      :vip_rank, :unread_messages, :open_promotions)`)
  return {
    byId: (id: number): MemberRow | null => memberOf(byId.get(id)),
    byName: (merchant: string, name: string): MemberRow | null => memberOf(byName.get(merchant, name)),
    noteLogin(id: number, at: number): void {
      noteLogin.run(at, id)
    },
    /** Gives the new member's id. */
    add: (member: Omit<MemberRow, 'id'>): number => Number(insert.run({ ...member }).lastInsertRowid),
  }
}

function memberOf(row: Row | undefined): MemberRow | null {
  if (!row) return null
  return {
    id: whole(row, 'id'),
    merchant: text(row, 'merchant'),
    name: text(row, 'name'),
    nickname: text(row, 'nickname'),
    type: whole(row, 'type'),
    password_hash: text(row, 'password_hash'),
    password_expired: whole(row, 'password_expired'),
    is_locked: whole(row, 'is_locked'),
    last_login_at: wholeOrNull(row, 'last_login_at'),
    vip_rank: whole(row, 'vip_rank'),
    unread_messages: whole(row, 'unread_messages'),
    open_promotions: whole(row, 'open_promotions'),
  }
}
