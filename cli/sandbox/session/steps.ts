import type { LoginStep } from '#src/gateway/contract/session.ts'
import type { MemberRow } from '../database/members.ts'
import type { Gateway } from '../gateway.ts'
import type { Entry } from './enter.ts'
import type { Visit } from './sessions.ts'

/** The step that stands before a session, where the account or the address asks for one. */
export function stepBefore(
  _part: Pick<Gateway, 'store' | 'now'>,
  _member: MemberRow,
  _visit: Visit,
  _entry: Entry,
): { step: LoginStep } | null {
  return null
}
