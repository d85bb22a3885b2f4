import { useMissionCount } from '#src/session/member-counts.ts'
import { useMemberQuery } from '#src/session/session.ts'
import type { Counted } from './account-pages.ts'

/** What is counted in red; nothing is counted before it is known. */
export function useAccountCounts(): Record<Counted, number> {
  const { data: member } = useMemberQuery()
  const missions = useMissionCount()
  return { missions: missions ?? 0, messages: member?.unreadMessage ?? 0, rewards: member?.availablePromoCount ?? 0 }
}
