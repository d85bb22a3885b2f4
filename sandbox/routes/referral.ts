import type { Hono } from 'hono'
import { getReferral } from '#contract/account/referral.ts'
import { languages } from '#contract/site/languages.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { refuse } from '../http/problems.ts'
import { ownCode, referralTerms, referralTimes } from '../promotions/referral.ts'
import { trialType } from '../seed/accounts.ts'
import { decimalOf } from '../text/currencies.ts'
import { instantOf } from '../text/instants.ts'
import { maskedAccountName } from '../text/masks.ts'
import { referralRules } from '../text/referral.ts'

export function addReferralRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getReferral, ({ merchant, member, language, origin }) => {
    if (!member) return refuse('session.required')
    if (member.type === trialType) return refuse('referral.closed')
    const code = store.together(() => ownCode(store, member.id))
    const friends = store.referrals.friends(member.id)
    const { bonus, minDeposit } = referralTerms(merchant)
    const money = new Intl.NumberFormat(`${languages[language].tag}-u-nu-latn`, {
      style: 'currency',
      currency: merchant.currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    })
    const figures = { bonus: money.format(bonus / 100), min: money.format(minDeposit / 100), times: `${referralTimes}` }
    return good({
      code,
      url: `${origin}/register?referralCode=${code}`,
      currency: merchant.currency,
      registered: friends.length,
      qualified: friends.filter(({ paid_at }) => paid_at !== null).length,
      earned: decimalOf(friends.reduce((sum, friend) => sum + friend.bonus, 0)),
      bonus: decimalOf(bonus),
      minDeposit: decimalOf(minDeposit),
      rules: referralRules(language, figures),
      friends: friends.map((friend) => ({
        account: maskedAccountName(friend.name),
        registeredAt: instantOf(friend.at),
        isQualified: friend.paid_at !== null,
        earned: decimalOf(friend.bonus),
      })),
    })
  })
}
