import type { Hono } from 'hono'
import { getReferral } from '#contract/account/referral.ts'
import { languages } from '#contract/site/languages.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { maskedAccountName } from '#sandbox/lib/masks.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { ownCode, referralTerms, referralTimes } from './referral.ts'
import { referralRules } from './texts.ts'

export function addReferralRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getReferral, ({ merchant, member, language, origin }) => {
    if (member.type === trialType) return refuse('referral.closed')
    const code = store.transaction(() => ownCode(store, member.id))
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
