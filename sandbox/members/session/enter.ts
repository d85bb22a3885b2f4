import type { LoginStep, OpenedSession } from '#contract/identity/session.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { agentTypes, trialType } from '../accounts.ts'
import type { MemberRow } from '../members.ts'
import { noteDevice } from './known-devices.ts'
import type { ChangeReason } from './session-rows.ts'
import { openSession, type Visit } from './sessions.ts'
import { type Entry, stepBefore } from './steps.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** Opens the session of a member who has proved who they are, or puts the second step before it. */
export function enter(
  part: Part,
  member: MemberRow,
  { visit, entry }: { visit: Visit; entry: Entry },
): OpenedSession | { step: LoginStep } {
  return (
    stepBefore(part, member, { visit, entry }) ?? openedFor(part, member, { visit, changeReason: entry.changeReason })
  )
}

/** Opens a session with nothing more to prove; the address is known from now on. */
export function openedFor(
  part: Part,
  member: MemberRow,
  { visit, changeReason }: { visit: Visit; changeReason: ChangeReason | null },
): OpenedSession {
  const at = part.now().getTime()
  if (member.last_login_at === null && member.type !== trialType) welcome(part, member.id, at)
  part.store.members.noteLogin(member.id, at)
  part.store.missions.noteLogIn(member.id, at)
  part.store.knownAddresses.add(member.id, visit.address, at)
  return {
    token: openSession(part, member, { visit, mustChange: changeReason }),
    ...(member.type === trialType ? {} : { device: noteDevice(part, member, visit) }),
    firstTimeLogin: member.last_login_at === null,
    site: siteOf(member),
    passwordExpired: changeReason !== null,
    ...(changeReason === null ? {} : { changeReason }),
  }
}

/** Whose site an account belongs to. */
export const siteOf = ({ type }: Pick<MemberRow, 'type'>) => (agentTypes.includes(type) ? 'agent' : 'member')

/** Null where an account may log in at a site; told only to who has proved that it is theirs. */
export function refuseOnSite(member: MemberRow, site: 'member' | 'agent'): Refusal | null {
  const own = siteOf(member)
  if (own !== site) return refuse(site === 'member' ? 'login.not-a-member' : 'login.not-an-agent')
  return member.is_locked === 1 ? refuse('login.locked') : null
}

/** Writes to a new member, once. */
function welcome({ store }: Part, member: number, at: number): void {
  if (store.messages.counts(member).all === 0)
    store.messages.add(member, { template: 'welcome', details: '{}', at, is_read: 0 })
}
