import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** Keeps sign, symbol and figure together where the text around them runs from right to left. */
function useIsolation(): (text: string) => string {
  const { dir } = useLanguage()
  return (text) => (dir === 'rtl' ? `\u2066${text}\u2069` : text)
}

/** Amounts within texts; one that cannot be read stays as it came. */
export function useTextMoney(): (amount: string, currency: string) => string {
  const { moneyText } = useFormat()
  const isolate = useIsolation()
  return (amount, currency) => isolate(moneyText(amount, { currency }) ?? amount)
}

/** Amounts as texts, without decimals where there are none: limits, proposals, buttons. */
export function useShortMoney(currency: string): (amount: string | undefined) => string {
  const { moneyText } = useFormat()
  const isolate = useIsolation()
  return (amount) => {
    if (amount === undefined) return '–'
    const isWhole = !/\.\d*[1-9]/.test(amount)
    return isolate(moneyText(amount, { currency, digits: isWhole ? 0 : 2 }) ?? '–')
  }
}
