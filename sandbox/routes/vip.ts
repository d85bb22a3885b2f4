import type { Hono } from 'hono'
import { getVip } from '#contract/account/vip-ranks.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { refuse } from '../http/problems.ts'
import type { Merchant } from '../merchants.ts'
import { refuseTrial } from '../money/accounts.ts'
import { decimalOf } from '../text/currencies.ts'
import { instantOf } from '../text/instants.ts'
import { vipRules } from '../text/vip.ts'
import { currentStanding } from '../vip/gifts.ts'
import { type Rank, rankLabel } from '../vip/ladder.ts'

export function addVipRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getVip, ({ merchant, member, language }) => {
    if (!member) return refuse('session.required')
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
