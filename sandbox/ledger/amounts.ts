import { currencyDigits } from '#contract/site/figures.ts'
import { minorUnitsOf, minorUnitsOfDecimal } from '../lib/currencies.ts'

/**
 * The smallest amount that a currency has, in minor units, which are hundredths in all of them: 1, or 100 where it has
 * no coins.
 */
export function smallestUnit(currency: string): number {
  return currencyDigits(currency) === 0 ? 100 : 1
}

/** Minor units of an amount; null where it is not positive or has more decimals than the currency. */
export function amountOf(decimal: string, currency: string): number | null {
  const minorUnits = minorUnitsOfDecimal(decimal)
  if (minorUnits === null) return null
  return currencyDigits(currency) === 0 && minorUnits % 100 !== 0 ? null : minorUnits
}

/** An amount in reference units, in hundredths of a currency and no smaller than it has coins. */
export function unitsOf(units: number, currency: string): number {
  return currencyDigits(currency) === 0
    ? Math.round(minorUnitsOf(units, currency) / 100) * 100
    : minorUnitsOf(units, currency)
}

/** What is kept of an amount, in minor units, rounded down to what the currency has. */
export function feeOf(
  amount: number,
  { basisPoints, fixed }: { basisPoints: number; fixed: number },
  currency: string,
) {
  const step = smallestUnit(currency)
  return Math.floor((amount * basisPoints) / 10_000 / step) * step + fixed
}
