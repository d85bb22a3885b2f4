import type { DatabaseSync } from 'node:sqlite'
import { db, type Param } from '../store/query.ts'
import { openStatements } from '../store/statements.ts'

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
const reportedFields = [
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

type ReportedFields = Record<(typeof reportedFields)[number], string | null>

export const identityColumns = [
  'mobile TEXT',
  ...reportedFields.map((name) => `${name} TEXT`),
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

export interface MemberRow extends ReportedFields {
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

export function openMembers(database: DatabaseSync) {
  const { run, table } = openStatements(database)
  const { add, change, find } = table('members')
  const noTemporary = { temporary_password_hash: null, temporary_password_until: null }
  return {
    byId: (id: number): MemberRow | null => find({ id }),
    byMobile: (merchant: string, mobile: string): MemberRow | null => find({ merchant, mobile }),
    byName: (merchant: string, name: string): MemberRow | null => find({ merchant, name }),
    noteLogin: (id: number, at: number) => change({ id }, { last_login_at: at }),
    /** It has not expired then, and a temporary one is no longer good. */
    setPassword: (id: number, hash: string, at: number) =>
      change({ id }, { password_hash: hash, password_changed_at: at, password_expired: 0, ...noTemporary }),
    setPaymentPassword: (id: number, hash: string) => change({ id }, { payment_password_hash: hash }),
    /** The name at the bank, once and for all. */
    setPayeeName: run((id: Param<number>, name: Param<string>) =>
      db.updateTable('members').set({ payee_name: name }).where('id', '=', id).where('payee_name', 'is', null),
    ),
    setTemporaryPassword: (id: number, hash: string, until: number) =>
      change({ id }, { temporary_password_hash: hash, temporary_password_until: until }),
    /** Uses it up; false where it was used already. */
    takeTemporaryPassword: (id: number, hash: string): boolean =>
      change({ id, temporary_password_hash: hash }, noTemporary) > 0,
    /** Gives the new member's id. */
    add: (member: NewMember): number => add(member),
  }
}
