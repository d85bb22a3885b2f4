import { useFormat } from '#src/i18n/format.ts'

/** Amounts within texts; one that cannot be read stays as it came. */
export function useTextMoney(): (amount: string, currency: string) => string {
  const { moneyText } = useFormat()
  return (amount, currency) => moneyText(amount, { currency }) ?? amount
}

/** Amounts as texts, without decimals where there are none: limits, proposals, buttons. */
export function useShortMoney(currency: string): (amount: string | undefined) => string {
  const { moneyText } = useFormat()
  return (amount) => {
    if (amount === undefined) return '–'
    const isWhole = !/\.\d*[1-9]/.test(amount)
    return moneyText(amount, { currency, ...(isWhole && { digits: 0 }) }) ?? '–'
  }
}
