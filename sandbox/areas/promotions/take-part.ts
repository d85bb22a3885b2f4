import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { writeGift, writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { refuseGifts } from '../limits/guard.ts'
import type { Offer } from './catalogue.ts'
import { standingOf } from './state.ts'
import { promotionReasons, promotionTitles } from './texts.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** Inside a transaction. Null: it is done. */
export function joinOffer(part: Part, owner: Owner, offer: Offer): Refusal | null {
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const { state, reason } = standingOf(part, owner, offer)
  if (state === 'comingSoon') return refuse('promotion.closed')
  if (state === 'close') return refuse(reason === null ? 'promotion.closed' : 'promotion.not-eligible')
  // One that is joined by a deposit is chosen in its form.
  if (state === 'join' && offer.way === 'deposit') return refuse('promotion.not-eligible')
  if (state !== 'join') return refuse('promotion.joined')
  part.store.promotions.set(owner.member.id, {
    promotion: offer.id,
    state: offer.way === 'request' ? 'applying' : offer.way === 'sign' ? 'signed' : 'joined',
    at: part.now().getTime(),
    done: 0,
    reason: null,
  })
  return null
}

/** What the pictures of a member's activity prove. */
export const activityOf = (member: number, promotion: string): string => `${promotion}-${member}`

/** Adds pictures to what was asked for, once. Inside a transaction. Null: it is done. */
export function addPictures(
  { store }: Part,
  { member }: Owner,
  { offer, pictures }: { offer: Offer; pictures: readonly string[] },
): Refusal | null {
  const activity = activityOf(member.id, offer.id)
  const isWaiting = offer.way === 'request' && store.promotions.find(member.id, offer.id)?.state === 'applying'
  if (!isWaiting || store.uploads.count(activity) > 0) return refuse('promotion.closed')
  const ids = [...new Set(pictures)]
  if (ids.length === 0) return refuse('proof.missing')
  return store.uploads.attach(ids, member.id, activity) ? null : refuse('proof.unknown')
}

/** Pays what was earned into the wallet, tied to its turnover. Inside a transaction. Null: it is done. */
export function claimOffer(part: Part, owner: Owner, offer: Offer): Refusal | null {
  const { store, now } = part
  const { member } = owner
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const { state } = standingOf(part, owner, offer)
  if (state === 'claimed' || state === 'issued') return refuse('promotion.claimed')
  if (state === 'close' || state === 'comingSoon') return refuse('promotion.closed')
  if (state !== 'claim') return refuse('promotion.not-earned')
  const at = now().getTime()
  store.promotions.set(member.id, { promotion: offer.id, state: 'claimed', at, done: offer.needed, reason: null })
  pay(part, owner, offer)
  return null
}

/** What the operator answers to one that was asked for: it is paid at once, or a reason. */
export const requestAnswers = ['issued', 'too-soon'] as const

/** Inside a transaction. Null: it is done. */
export function answerRequest(
  part: Part,
  owner: Owner,
  { offer, answer }: { offer: Offer; answer: (typeof requestAnswers)[number] },
): Refusal | null {
  const { store, now } = part
  if (store.promotions.find(owner.member.id, offer.id)?.state !== 'applying') return refuse('promotion.not-earned')
  const at = now().getTime()
  const isGranted = answer === 'issued'
  store.promotions.set(owner.member.id, {
    promotion: offer.id,
    state: isGranted ? 'issued' : 'rejected',
    at,
    done: 0,
    reason: isGranted ? null : answer,
  })
  const { id } = owner.member
  const title = promotionTitles(offer.id)
  if (isGranted) {
    pay(part, owner, offer)
    writeGift(store, id, { title, amount: offer.bonus, required: offer.bonus * offer.times, at })
  } else {
    const values = { promotion: { labels: title }, reason: { labels: promotionReasons(answer) } }
    writeMessage(store, id, { event: 'promotion-refused', values, at })
  }
  return null
}

/** From the operator into the wallet, tied to its turnover. */
function pay({ store, now }: Part, owner: Owner, offer: Offer): void {
  const { merchant, member } = owner
  const at = now().getTime()
  const kind = offer.category === 'rebate' ? 'rebate' : 'bonus'
  move(store, { kind, at, reference: `${offer.id}-${member.id}` }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -offer.bonus],
    [walletOf(store, owner), offer.bonus],
  ])
  const required = offer.bonus * offer.times
  const title = promotionTitles(offer.id)
  if (required > 0) store.turnover.add({ member_id: member.id, title, required, tied: offer.bonus, at })
}
