import type { Promotion } from '#contract/account/promotions.ts'
import type { Owner } from '#sandbox/ledger/accounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { turnoverSince } from '../limits/usage.ts'
import { rankOf } from '../vip/standing.ts'
import { type Offer, offersOf } from './catalogue.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export interface Standing {
  state: Promotion['state']
  /** Minor units; null where nothing is counted. */
  done: number | null
  /** Why it is rejected or closed to this member. */
  reason: string | null
}

export function merchantOffers({ store, now }: Part, merchant: Merchant): Offer[] {
  return offersOf(merchant, Date.parse(store.meta.get('seeded-at') ?? now().toISOString()))
}

/** What a member, or a guest, can do with a promotion or has done. */
export function standingOf(
  part: Part,
  { merchant, owner }: { merchant: Merchant; owner: Owner | null },
  offer: Offer,
): Standing {
  const at = part.now().getTime()
  const plain = (state: Standing['state'], reason: string | null = null): Standing => ({ state, done: null, reason })
  if (offer.startsAt > at) return plain('comingSoon')
  const isOver = offer.endsAt !== null && offer.endsAt <= at
  const entry = owner && part.store.promotions.find(owner.member.id, offer.id)
  if (owner && entry?.state === 'joined') {
    const stakedSince = (from: number): number =>
      turnoverSince(part, { merchant, memberId: owner.member.id }, from).staked
    // What is staked after the end does not count.
    const staked = stakedSince(entry.at) - (isOver ? stakedSince(offer.endsAt ?? at) : 0)
    const done = Math.min(offer.needed, entry.done + staked)
    return { state: done >= offer.needed ? 'claim' : isOver ? 'close' : 'process', done, reason: null }
  }
  if (entry && entry.state !== 'joined') return plain(entry.state, entry.reason)
  if (isOver) return plain('close')
  return (owner && beforehand(part, owner, offer)) ?? plain('join')
}

/** Of one that the member has not joined: why that is not open, or that a deposit on its way brings it. */
function beforehand(part: Part, owner: Owner, { id, way, isForVip }: Offer): Standing | null {
  const { store } = part
  const { member } = owner
  if (isForVip && rankOf(part, owner) === null) return { state: 'close', done: null, reason: 'not-vip' }
  if (way !== 'deposit') return null
  if (store.deposits.receivedBeside(member.id, '') > 0) return { state: 'close', done: null, reason: 'not-new' }
  const isOnItsWay = store.deposits
    .list(member.id, 20, 0)
    .some(({ promotion_id, state }) => promotion_id === id && (state === 'waiting' || state === 'reported'))
  return isOnItsWay ? { state: 'applying', done: null, reason: null } : null
}
