import type { Hono } from 'hono'
import { getReferral } from '#contract/account/referral.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { maskedAccountName } from '#sandbox/lib/masks.ts'
import { moneyTextOf } from '#sandbox/lib/money-text.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { ownCode, referralTerms } from './referral.ts'
import { referralRules } from './texts.ts'

export function addReferralRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getReferral, ({ merchant, member, language, origin }) => {
    if (member.type === trialType) return refuse('referral.closed')
    const code = store.transaction(() => ownCode(store, member.id))
    const friends = store.referrals.friends(member.id)
    const { bonus, minDeposit, times } = referralTerms(merchant)
    const style = { currency: merchant.currency, language }
    const figures = { bonus: moneyTextOf(bonus, style), min: moneyTextOf(minDeposit, style), times: `${times}` }
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
