import { currencyDigits } from '#contract/site/figures.ts'
import { differenceOf, shareOf, sumOf } from '#src/lib/decimal.ts'

/** What a way of paying takes: a share of the amount, in basis points, and a fixed part besides. */
export interface FeeRule {
  feeBasisPoints: number
  fixedFee: string
}

/** The fee of an amount, as the gateway rounds it; undefined where either cannot be read. */
export const feeOf = (amount: string, { feeBasisPoints, fixedFee }: FeeRule, currency: string): string | undefined =>
  sumOf(shareOf(amount, feeBasisPoints, currencyDigits(currency)), fixedFee)

/** What is left of the amount without the fee. */
export const withoutFee = (amount: string, rule: FeeRule, currency: string): string | undefined =>
  differenceOf(amount, feeOf(amount, rule, currency))

export const isFree = ({ feeBasisPoints, fixedFee }: FeeRule): boolean =>
  feeBasisPoints === 0 && !/[1-9]/.test(fixedFee)

export const hasFixedFee = ({ fixedFee }: FeeRule): boolean => /[1-9]/.test(fixedFee)
