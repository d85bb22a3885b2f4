import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { getAnnouncements } from '#src/gateway/calls.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

type Popup = AnswerTo<typeof getAnnouncements>['value']['popups'][number]

interface Visitor {
  isSignedIn: boolean
  isFirstLogin: boolean
}

/** What pops up for whom: B for guests; A for who is signed in, and F on the very first log-in. */
export function popupsFor(popups: readonly Popup[], { isSignedIn, isFirstLogin }: Visitor): Popup[] {
  const kinds = isSignedIn ? ['A', ...(isFirstLogin ? ['F'] : [])] : ['B']
  return popups.filter(({ execution }) => kinds.includes(execution))
}

/** Under these names the session's storage keeps that they were closed: one for members, one for guests. */
const closedName = (isSignedIn: boolean): string => (isSignedIn ? 'USER_POPUP' : 'ANONYMOUS_POPUP')

export const wasClosed = (isSignedIn: boolean): boolean => readStored('session', closedName(isSignedIn)) === '1'

export const noteClosed = (isSignedIn: boolean): void => writeStored('session', closedName(isSignedIn), '1')
