import type * as z from 'zod/mini'
import type { memberEvents } from '#contract/account/events.ts'
import type { Merchants } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { claimableCount } from '../missions/missions.ts'
import { openRewardCount } from '../promotions/rewards.ts'

interface Part {
  merchants: Merchants
  store: Store
  now: () => Date
}

/** The red counts of a member; of missions what can be claimed. */
export function countsOf(part: Part, id: number): z.output<typeof memberEvents.counts> {
  const member = part.store.members.byId(id)
  const merchant = part.merchants.get(member?.merchant ?? '')
  return {
    unreadMessage: part.store.messages.counts(id).unread,
    availablePromoCount: openRewardCount(part, id),
    missions: member && merchant ? claimableCount(part, { merchant, member }) : 0,
  }
}
