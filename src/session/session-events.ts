export type Role = 'guest' | 'member' | 'trial' | 'agent'

/** Why a session is over: `left` by the visitor, `expired` by the gateway. */
export type Ending = 'left' | 'expired'

export interface SessionState {
  /** `identifying`: there is a token, but who it belongs to is not known yet. */
  phase: 'guest' | 'identifying' | 'ready'
  token: string | null
  role: Role
  /** The very first log-in of this member. */
  isFirstLogin: boolean
  /** How the last session of this visit ended; null before any did. */
  ended: Ending | null
}

export type SessionEvent =
  | { type: 'restored'; token: string }
  | { type: 'signed-in'; token: string; isFirstLogin: boolean }
  | { type: 'identified'; token: string; memberType: number }
  | { type: 'ended'; token: string | null; ending: Ending }
  /** The visitor does not log in again after a session that has expired. */
  | { type: 'declined' }

export const guest: SessionState = { phase: 'guest', token: null, role: 'guest', isFirstLogin: false, ended: null }

const agentTypes = new Set([1, 2, 41, 42])
const trialType = 4

export function roleOf(memberType: number): Role {
  if (agentTypes.has(memberType)) return 'agent'
  return memberType === trialType ? 'trial' : 'member'
}

/** The session after an event. Answers about a token that is no longer the session's change nothing. */
export function sessionAfter(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'restored':
      return { ...guest, phase: 'identifying', token: event.token }
    case 'signed-in':
      return { ...guest, phase: 'identifying', token: event.token, isFirstLogin: event.isFirstLogin }
    case 'identified':
      if (event.token !== state.token) return state
      return { ...state, phase: 'ready', role: roleOf(event.memberType) }
    case 'ended':
      if (state.token === null || event.token !== state.token) return state
      return { ...guest, ended: event.ending }
    case 'declined':
      return state.ended === 'expired' ? { ...guest, ended: 'left' } : state
  }
}
