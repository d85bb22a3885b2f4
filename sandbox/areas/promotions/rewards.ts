import type { Reward } from '#contract/account/rewards.ts'
import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import { refuseGifts } from '../limits/guard.ts'
import type { RewardRow, RewardState } from './rows.ts'
import { rewardTitle, rewardTitles } from './texts.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export function rewardAnswer({ now }: Pick<Part, 'now'>, row: RewardRow, language: string): Reward {
  return {
    id: String(row.id),
    title: rewardTitle(row.kind, language),
    kind: row.kind,
    amount: row.kind === 'points' ? String(row.amount) : decimalOf(row.amount),
    state: stateOf(row, now().getTime()),
    givenAt: instantOf(row.given_at),
    expiresAt: row.expires_at === null ? null : instantOf(row.expires_at),
    turnover: row.turnover === null ? null : decimalOf(row.turnover),
  }
}

function stateOf({ claimed_at, expires_at }: RewardRow, at: number): RewardState {
  if (claimed_at !== null) return 'claimed'
  return expires_at !== null && expires_at <= at ? 'expired' : 'open'
}

/** How many wait to be claimed: the red count. */
export function openRewardCount({ store, now }: Part, member: number): number {
  return store.rewards.count(member, { state: 'open', at: now().getTime() })
}

/** Pays a reward into the wallet, tied to its turnover where it has one, or to the points. Inside a transaction. */
export function takeReward(part: Part, owner: Owner, id: number): RewardRow | Refusal {
  const { store, now } = part
  const { member } = owner
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const row = store.rewards.find(member.id, id)
  if (!row) return refuse('reward.unknown')
  const at = now().getTime()
  const state = stateOf(row, at)
  if (state === 'expired') return refuse('reward.expired')
  if (state === 'claimed' || !store.rewards.claim(row.id, at)) return refuse('reward.claimed')
  const reference = `reward-${row.id}`
  if (row.kind === 'points') {
    store.points.add({
      member: member.id,
      type: 'given',
      changed: row.amount,
      reference,
      remark: rewardTitles(row.kind),
      at,
    })
  } else payReward(store, owner, { row, reference, at })
  store.news.tell({ member: member.id, event: 'counts' })
  return { ...row, claimed_at: at }
}

function payReward(
  store: Store,
  owner: Owner,
  { row, reference, at }: { row: RewardRow; reference: string; at: number },
): void {
  const { amount, turnover } = row
  move(store, { kind: row.kind === 'rebate' ? 'rebate' : 'bonus', at, reference }, [
    [operatorAccountOf(store, owner.merchant, 'bonuses'), -amount],
    [walletOf(store, owner), amount],
  ])
  if (turnover === null) return
  const title = rewardTitles(row.kind)
  store.turnover.add({ member_id: owner.member.id, title, required: turnover, tied: amount, at })
}
