import type { LanguageCode } from '#contract/site/languages.ts'
import { moneyTextOf } from '#sandbox/lib/money-text.ts'
import type { FigureName } from '#sandbox/merchants/demo/figures.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { firstDepositTerms, smallestBonusDeposit } from '../money/deposits/bonus.ts'
import { channelsOf } from '../money/deposits/channels.ts'
import { referralTerms } from '../referral/referral.ts'

/** What a merchant's own rules say to each name: an amount in minor units, or a number. */
const rules: Readonly<Record<FigureName, (merchant: Merchant) => { amount: number } | { number: number }>> = {
  percent: ({ promotions }) => ({ number: promotions.firstDepositBonusPercent ?? 0 }),
  bonusMax: (merchant) => ({ amount: firstDepositTerms(merchant).most }),
  bonusMin: (merchant) => ({ amount: smallestBonusDeposit(merchant) }),
  bonusTimes: (merchant) => ({ number: firstDepositTerms(merchant).times }),
  referralBonus: (merchant) => ({ amount: referralTerms(merchant).bonus }),
  referralMin: (merchant) => ({ amount: referralTerms(merchant).minDeposit }),
  eWalletMin: (merchant) => ({
    amount: channelsOf(merchant).find(({ kind }) => kind === 'eWallet')?.min ?? 0,
  }),
}

/** A text of a demo.json with the figures that it names, as the site writes them. */
export function withFigures(text: string, merchant: Merchant, language: LanguageCode): string {
  const { currency } = merchant
  const written = (name: FigureName): string => {
    const figure = rules[name](merchant)
    return 'amount' in figure ? moneyTextOf(figure.amount, { currency, language }) : String(figure.number)
  }
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(rules, name) ? written(name as FigureName) : whole,
  )
}
