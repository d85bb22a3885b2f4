import type * as z from 'zod/mini'
import type { memberEvents } from '#src/gateway/contract/account/events.ts'
import type { Store } from './database/store.ts'
import { openRewardCount } from './promotions/rewards.ts'

interface Part {
  store: Store
  now: () => Date
}

/** The red counts of a member; `missions` is filled by whoever has missions. */
export function countsOf(part: Part, member: number): z.output<typeof memberEvents.counts> {
  return {
    unreadMessage: part.store.messages.counts(member).unread,
    availablePromoCount: openRewardCount(part, member),
    missions: 0,
  }
}
