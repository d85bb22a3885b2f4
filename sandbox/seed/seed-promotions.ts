import { offersOf } from '../areas/promotions/catalogue.ts'
import type { EntryRow, RewardRow } from '../areas/promotions/rows.ts'
import type { PromotionId } from '../areas/promotions/texts.ts'
import { referralTerms } from '../areas/referral/referral.ts'
import { unitsOf } from '../ledger/amounts.ts'
import { seedAccounts } from '../members/accounts.ts'
import type { Merchant } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'

const dayMs = 86_400_000

type Begun = readonly [promotion: PromotionId, state: EntryRow['state'], more?: { reason?: string; doneOfTen?: number }]

/** Between the two of them every state; what they can still do is left for them. */
const begun: Readonly<Record<string, readonly Begun[]>> = {
  player: [
    ['steady-play', 'joined', { doneOfTen: 4 }],
    ['anniversary', 'applying'],
    ['friendly-cup', 'signed'],
    ['autumn-reels', 'claimed'],
    ['month-rebate', 'joined', { doneOfTen: 10 }],
  ],
  saver: [
    ['first-deposit', 'issued'],
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
  seedReferrals(store, merchant, at)
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

/** Two friends of `player`: one has paid in long ago, one has not. */
function seedReferrals(store: Store, merchant: Merchant, at: number): void {
  const [player, paid, waiting] = ['player', 'locked', 'newcomer'].map((name) =>
    store.members.byName(merchant.code, name),
  )
  if (!player || !paid || !waiting) return
  const { bonus } = referralTerms(merchant)
  const days = (count: number): number => at - count * dayMs
  store.referrals.add({ friend_id: paid.id, member_id: player.id, at: days(120), paid_at: days(110), bonus })
  store.referrals.add({ friend_id: waiting.id, member_id: player.id, at: days(4), paid_at: null, bonus: 0 })
}
