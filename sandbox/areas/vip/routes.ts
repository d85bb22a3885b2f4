import type { Hono } from 'hono'
import { getVip } from '#contract/account/vip-ranks.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { currentStanding } from './gifts.ts'
import { type Rank, rankLabel } from './ladder.ts'
import { vipRules } from './texts.ts'

export function addVipRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getVip, ({ merchant, member, language }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    const { ladder, rank, deposited, staked, stakedThisMonth, review } = currentStanding(gateway, { merchant, member })
    return good({
      currency: merchant.currency,
      ranks: ladder.map((each) => rankAnswer(each, merchant, language)),
      own: {
        level: rank?.level ?? 0,
        deposited: decimalOf(deposited),
        staked: decimalOf(staked),
        stakedThisMonth: decimalOf(stakedThisMonth),
        review: review && { from: instantOf(review.from), at: instantOf(review.to) },
      },
      rules: vipRules(
        language,
        ladder.some(({ gift }) => gift > 0),
      ),
    })
  })
}

function rankAnswer(rank: Rank, { defaultLanguage }: Merchant, language: string) {
  const { level, deposits, stakes, keep, rebate, gift, birthday, hasManager } = rank
  const orNull = (amount: number): string | null => (amount === 0 ? null : decimalOf(amount))
  return {
    level,
    label: rankLabel(rank, language, defaultLanguage),
    depositNeeded: decimalOf(deposits),
    stakeNeeded: decimalOf(stakes),
    keepStake: orNull(keep),
    benefits: {
      rebate: rebate === 0 ? null : String(rebate),
      gift: orNull(gift),
      birthday: orNull(birthday),
      hasManager,
    },
  }
}
