import { addReceivedDeposit } from '../areas/money/seed/past-money.ts'
import { offersOf } from '../areas/promotions/catalogue.ts'
import type { EntryRow, RewardRow } from '../areas/promotions/rows.ts'
import type { PromotionId } from '../areas/promotions/texts.ts'
import { payReferral, referralTerms } from '../areas/referral/referral.ts'
import { unitsOf } from '../ledger/amounts.ts'
import { seedAccounts } from '../members/accounts.ts'
import type { Merchant } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'

const dayMs = 86_400_000

type Begun = readonly [promotion: PromotionId, state: EntryRow['state'], more?: { reason?: string; doneOfTen?: number }]

/** Between the two of them, and `owing` with its bonus, every state; what they can still do is left for them. */
const begun: Readonly<Record<string, readonly Begun[]>> = {
  player: [
    ['steady-play', 'joined', { doneOfTen: 4 }],
    ['anniversary', 'applying'],
    ['friendly-cup', 'signed'],
    ['autumn-reels', 'claimed'],
    ['month-rebate', 'joined', { doneOfTen: 10 }],
  ],
  saver: [
    ['steady-play', 'joined', { doneOfTen: 10 }],
    ['anniversary', 'rejected', { reason: 'too-soon' }],
  ],
}

type Given = Pick<RewardRow, 'kind'> & { units: number; times: number; daysAgo: number; lasts: number | null }

/** The first are open, as many as the account says. */
const open: readonly Given[] = [
  { kind: 'rebate', units: 42, times: 0, daysAgo: 1, lasts: 30 },
  { kind: 'rank', units: 120, times: 1, daysAgo: 3, lasts: 90 },
  { kind: 'birthday', units: 88, times: 2, daysAgo: 9, lasts: null },
]
const past: readonly (Given & { isClaimed: boolean })[] = [
  { kind: 'rebate', units: 36, times: 0, daysAgo: 100, lasts: 30, isClaimed: true },
  { kind: 'mission', units: 20, times: 1, daysAgo: 104, lasts: 30, isClaimed: true },
  { kind: 'bonus', units: 50, times: 3, daysAgo: 95, lasts: 30, isClaimed: false },
]

/** What members have begun, and what they were given. What was claimed long ago has left no trace in the ledger's days. */
export function seedPromotions(store: Store, merchant: Merchant, at: number): void {
  const offers = offersOf(merchant, at)
  for (const { username, openPromotions } of seedAccounts) {
    const member = store.members.byName(merchant.code, username)
    if (!member) continue
    for (const [promotion, state, { reason = null, doneOfTen = 0 } = {}] of begun[username] ?? []) {
      const offer = offers.find(({ id }) => id === promotion)
      if (!offer) continue
      store.promotions.set(member.id, { promotion, state, at, done: (offer.needed * doneOfTen) / 10, reason })
    }
    if (openPromotions === 0) continue
    for (const given of open.slice(0, openPromotions)) store.rewards.add(member.id, rewardRow(merchant, given, at))
    for (const { isClaimed, ...given } of past) {
      const row = rewardRow(merchant, given, at)
      store.rewards.add(member.id, { ...row, claimed_at: isClaimed ? row.given_at + dayMs : null })
    }
  }
}

function rewardRow({ currency }: Merchant, { kind, units, times, daysAgo, lasts }: Given, at: number) {
  const given_at = at - daysAgo * dayMs
  const amount = unitsOf(units, currency)
  const expires_at = lasts === null ? null : given_at + lasts * dayMs
  return { kind, amount, turnover: times === 0 ? null : amount * times, given_at, expires_at, claimed_at: null }
}

/**
 * Two friends of `player`: one paid in long ago, which brought both their bonus, and one has not. Before all that `player`
 * has played since.
 */
export function seedReferrals(store: Store, merchant: Merchant, at: number): void {
  const [player, paid, waiting] = ['player', 'locked', 'newcomer'].map((name) =>
    store.members.byName(merchant.code, name),
  )
  if (!player || !paid || !waiting) return
  const days = (count: number): number => at - count * dayMs
  const isOwed = { member_id: player.id, paid_at: null, bonus: 0 }
  store.referrals.add({ ...isOwed, friend_id: paid.id, at: days(120) })
  store.referrals.add({ ...isOwed, friend_id: waiting.id, at: days(4) })
  const { bonus, minDeposit, times } = referralTerms(merchant)
  const friend = { merchant, member: paid }
  const deposit = addReceivedDeposit(store, friend, { place: 0, amount: minDeposit, at: days(110) })
  payReferral({ store, now: () => new Date(days(110)) }, friend, deposit)
  for (const { id } of [player, paid]) store.turnover.count(id, bonus * times)
}
