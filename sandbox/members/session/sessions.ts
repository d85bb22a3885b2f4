import { createHash, randomBytes } from 'node:crypto'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { MemberRow } from '../members.ts'
import type { ChangeReason, SessionRow } from './session-rows.ts'

const idleMs = 30 * 60_000
const maxSessionMs = 12 * 3_600_000
/** Uses that are closer together are noted as one. */
const touchMs = 1000

type Part = Pick<Gateway, 'store' | 'now'>

/** From where a visitor asks. */
export interface Visit {
  address: string
  /** As the browser names itself, cut to 512 characters. */
  userAgent: string
  /** What the browser shows of an earlier log-in with it. */
  device?: string | undefined
}

/** Opens a session and gives its token: 32 random bytes, of which only the SHA-256 is kept. `isApp`: by a code of the app. */
export function openSession(
  { store, now }: Part,
  member: MemberRow,
  {
    visit: { address, userAgent },
    mustChange,
    isApp = false,
  }: { visit: Visit; mustChange: ChangeReason | null; isApp?: boolean },
): string {
  const token = randomBytes(32).toString('base64url')
  const at = now().getTime()
  store.sessions.sweep(at - idleMs, at)
  store.sessions.add(digestOf(token), {
    id: randomBytes(9).toString('base64url'),
    member_id: member.id,
    user_agent: userAgent,
    address,
    opened_at: at,
    last_used: at,
    expires_at: at + maxSessionMs,
    must_change: mustChange,
    is_app: isApp ? 1 : 0,
  })
  return token
}

/** A session that is open, and whose it is. */
export interface LiveSession {
  session: SessionRow
  member: MemberRow
}

/** The session behind a token, whose idle time starts anew; null without a token. */
export function sessionOfToken(
  { store, now }: Part,
  merchant: Merchant,
  token: string | null,
): LiveSession | Refusal | null {
  if (token === null) return null
  const digest = digestOf(token)
  const session = store.sessions.find(digest)
  const at = now().getTime()
  if (!session || session.expires_at <= at || session.last_used + idleMs <= at) {
    store.sessions.remove(digest)
    return refuse('session.expired')
  }
  const member = store.members.byId(session.member_id)
  if (!member || member.merchant !== merchant.code) return refuse('session.required')
  if (member.is_locked === 1) return refuse('session.expired')
  if (at - session.last_used >= touchMs) store.sessions.touch(digest, at)
  return { session, member }
}

/** A session by its public id, whose idle time starts anew: what it opened, a game say, goes on with it. Null once it is over. */
export function sessionById({ store, now }: Part, id: string): LiveSession | null {
  const session = store.sessions.byId(id)
  const at = now().getTime()
  if (!session || session.expires_at <= at || session.last_used + idleMs <= at) return null
  const member = store.members.byId(session.member_id)
  if (!member || member.is_locked === 1) return null
  if (at - session.last_used >= touchMs) store.sessions.touchById(id, at)
  return { session, member }
}

/** A member's sessions that are still open, the latest use first. */
export function sessionsOf({ store, now }: Part, member: MemberRow): SessionRow[] {
  const at = now().getTime()
  store.sessions.sweep(at - idleMs, at)
  return store.sessions.ofMember(member.id)
}

export function closeSession({ store }: Part, token: string): void {
  store.sessions.remove(digestOf(token))
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
