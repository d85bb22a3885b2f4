import { createHash } from 'node:crypto'
import type { Promotion } from '#contract/account/promotions.ts'
import type { Owner } from '#sandbox/ledger/accounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { rankOf } from '../vip/standing.ts'
import { countedType, type Offer, offersOf } from './catalogue.ts'

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
export function standingOf(part: Part, owner: Owner | null, offer: Offer): Standing {
  const at = part.now().getTime()
  const plain = (state: Standing['state'], reason: string | null = null): Standing => ({ state, done: null, reason })
  if (offer.startsAt > at) return plain('comingSoon')
  const isOver = offer.endsAt !== null && offer.endsAt <= at
  const entry = owner && part.store.promotions.find(owner.member.id, offer.id)
  if (owner && entry?.state === 'joined') {
    // What is staked after the end does not count.
    const to = isOver ? (offer.endsAt ?? at) : at + 1
    const done = Math.min(offer.needed, entry.done + stakedOn(part, owner, { offer, from: entry.at, to }))
    return { state: done >= offer.needed ? 'claim' : isOver ? 'close' : 'process', done, reason: null }
  }
  if (owner && entry?.state === 'signed' && isOver)
    return isDrawn(part, owner, offer) ? plain('claim') : plain('close', 'not-drawn')
  if (entry && entry.state !== 'joined') return plain(entry.state, entry.reason)
  if (isOver) return plain('close')
  return (owner && beforehand(part, owner, offer)) ?? plain('join')
}

/** What was staked on the games of the promotion's category, settled or not. */
function stakedOn(
  { store }: Part,
  { member }: Owner,
  { offer, from, to }: { offer: Offer; from: number; to: number },
): number {
  const type = countedType(offer) ?? ''
  const sums = store.bets.sumsByType({ member: member.id, from, to, type, vendor: '', result: '', number: '' })
  return sums.reduce((total, each) => total + each.sums.stake, 0)
}

/** Whether the name is among those drawn of all that signed up: one of every ten, at least one. The same at every look. */
function isDrawn({ store }: Part, { merchant, member }: Owner, { id, endsAt }: Offer): boolean {
  const lot = (one: number) => createHash('sha256').update(`${id} ${endsAt} ${one}`).digest('hex')
  const signed = store.promotions.signed(merchant.code, id)
  const drawn = signed
    .map(lot)
    .toSorted()
    .slice(0, Math.ceil(signed.length / 10))
  return drawn.includes(lot(member.id))
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
