import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, textOrNull, whole, wholeOrNull } from '../store/rows.ts'

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

/** What a member may tell at registration, as it was typed. */
const told = [
  'payee_name',
  'email',
  'qq',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'id_number',
  'recommender',
] as const

type Told = Record<(typeof told)[number], string | null>

export const identityColumns = [
  'mobile TEXT',
  ...told.map((name) => `${name} TEXT`),
  'payment_password_hash TEXT',
  'affiliate_code TEXT',
  'referral_code TEXT',
  'password_changed_at INTEGER',
  'temporary_password_hash TEXT',
  'temporary_password_until INTEGER',
]
  .map((column) => `ALTER TABLE members ADD COLUMN ${column}`)
  .concat('CREATE UNIQUE INDEX members_by_mobile ON members (merchant, mobile) WHERE mobile IS NOT NULL')
  .join(';')

export interface MemberRow extends Told {
  id: number
  merchant: string
  /** The log-in name, lower case; of who registered by mobile that number, "+8801712345678". */
  name: string
  nickname: string
  /** 0 member; 1, 2, 41 and 42 agents; 4 trial. */
  type: number
  /** Empty where there is no password. */
  password_hash: string
  password_expired: number
  is_locked: number
  /** Milliseconds; null before the first log-in. */
  last_login_at: number | null
  /** E.164: "+8801712345678". */
  mobile: string | null
  payment_password_hash: string | null
  affiliate_code: string | null
  referral_code: string | null
  /** Milliseconds. */
  password_changed_at: number | null
  /** Good once and until, beside the password. */
  temporary_password_hash: string | null
  temporary_password_until: number | null
}

type NewMember = Omit<MemberRow, 'id'>

/** A member of whom nothing is known but what must be. */
export const plainMember = {
  nickname: '',
  type: 0,
  password_hash: '',
  password_expired: 0,
  is_locked: 0,
  last_login_at: null,
  mobile: null,
  payee_name: null,
  email: null,
  qq: null,
  line: null,
  whatsapp: null,
  facebook: null,
  wechat: null,
  id_number: null,
  recommender: null,
  payment_password_hash: null,
  affiliate_code: null,
  referral_code: null,
  password_changed_at: null,
  temporary_password_hash: null,
  temporary_password_until: null,
} as const satisfies Omit<NewMember, 'merchant' | 'name'>

const columns = ['merchant', 'name', ...Object.keys(plainMember)]

export function openMembers(database: DatabaseSync) {
  const byId = database.prepare('SELECT * FROM members WHERE id = ?')
  const byName = database.prepare('SELECT * FROM members WHERE merchant = ? AND name = ?')
  const byMobile = database.prepare('SELECT * FROM members WHERE merchant = ? AND mobile = ?')
  const noteLogin = database.prepare('UPDATE members SET last_login_at = ? WHERE id = ?')
  const insert = database.prepare(
    `INSERT INTO members (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
  )
  const setPassword = database.prepare(`
    UPDATE members SET password_hash = ?, password_changed_at = ?, password_expired = 0, temporary_password_hash = NULL,
      temporary_password_until = NULL WHERE id = ?`)
  const takeTemporary = database.prepare(`
    UPDATE members SET temporary_password_hash = NULL, temporary_password_until = NULL
    WHERE id = ? AND temporary_password_hash = ?`)
  const setTemporary = database.prepare(
    'UPDATE members SET temporary_password_hash = ?, temporary_password_until = ? WHERE id = ?',
  )
  const setPaymentPassword = database.prepare('UPDATE members SET payment_password_hash = ? WHERE id = ?')
  const setPayeeName = database.prepare('UPDATE members SET payee_name = ? WHERE id = ? AND payee_name IS NULL')
  return {
    byId: (id: number): MemberRow | null => memberOf(byId.get(id)),
    byMobile: (merchant: string, mobile: string): MemberRow | null => memberOf(byMobile.get(merchant, mobile)),
    byName: (merchant: string, name: string): MemberRow | null => memberOf(byName.get(merchant, name)),
    noteLogin(id: number, at: number): void {
      noteLogin.run(at, id)
    },
    /** It has not expired then, and a temporary one is no longer good. */
    setPassword(id: number, hash: string, at: number): void {
      setPassword.run(hash, at, id)
    },
    setPaymentPassword(id: number, hash: string): void {
      setPaymentPassword.run(hash, id)
    },
    /** The name at the bank, once and for all. */
    setPayeeName(id: number, name: string): void {
      setPayeeName.run(name, id)
    },
    setTemporaryPassword(id: number, hash: string, until: number): void {
      setTemporary.run(hash, until, id)
    },
    /** Uses it up; false where it was used already. */
    takeTemporaryPassword: (id: number, hash: string): boolean => takeTemporary.run(id, hash).changes > 0,
    /** Gives the new member's id. */
    add: (member: NewMember): number => Number(insert.run({ ...member }).lastInsertRowid),
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
    mobile: textOrNull(row, 'mobile'),
    payee_name: textOrNull(row, 'payee_name'),
    email: textOrNull(row, 'email'),
    qq: textOrNull(row, 'qq'),
    line: textOrNull(row, 'line'),
    whatsapp: textOrNull(row, 'whatsapp'),
    facebook: textOrNull(row, 'facebook'),
    wechat: textOrNull(row, 'wechat'),
    id_number: textOrNull(row, 'id_number'),
    recommender: textOrNull(row, 'recommender'),
    payment_password_hash: textOrNull(row, 'payment_password_hash'),
    affiliate_code: textOrNull(row, 'affiliate_code'),
    referral_code: textOrNull(row, 'referral_code'),
    password_changed_at: wholeOrNull(row, 'password_changed_at'),
    temporary_password_hash: textOrNull(row, 'temporary_password_hash'),
    temporary_password_until: wholeOrNull(row, 'temporary_password_until'),
  }
}
