import { useFormat } from '#src/i18n/format.ts'

/** Amounts as texts, without decimals where there are none: limits, proposals, buttons. */
export function useShortMoney(currency: string): (amount: string | undefined) => string {
  const { moneyText } = useFormat()
  return (amount) => {
    if (amount === undefined) return '–'
    const isWhole = !/\.\d*[1-9]/.test(amount)
    return moneyText(amount, { currency, digits: isWhole ? 0 : 2 }) ?? '–'
  }
}
