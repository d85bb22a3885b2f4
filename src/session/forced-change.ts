import type { OpenedSession } from '#contract/identity/session.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

const name = 'mustChange'

type Reason = NonNullable<OpenedSession['changeReason']>

const reasons: readonly Reason[] = ['expired', 'default', 'temporary']

/** Why the password of this tab's session must be changed before anything else; outlives a reload, as the session does. */
export const forcedChange = (): Reason | undefined => reasons.find((reason) => reason === readStored('session', name))

export const storeForcedChange = (reason: Reason | undefined): void => writeStored('session', name, reason ?? null)
