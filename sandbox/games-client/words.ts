import type { GameText } from '../games/texts.ts'

/** The page's words in the visitor's language, and amounts and figures as that language writes them. */
export interface Words {
  text(key: GameText, values?: Readonly<Record<string, string>>): string
  /** Of minor units. */
  money(minorUnits: number): string
  /** "×2.4125" */
  times(factor: number): string
  percent(basisPoints: number): string
  number(value: number): string
}

export function createWords(texts: Readonly<Record<string, string>>, currency: string): Words {
  const language = document.documentElement.lang
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  const digits = new Intl.NumberFormat(language, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits
  const moneyIn = (maximumFractionDigits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: maximumFractionDigits,
      maximumFractionDigits,
    })
  const usual = moneyIn(digits ?? 2)
  // A yen has no parts, but a share of one must not look like none.
  const exact = moneyIn(2)
  return {
    text: (key, values = {}) =>
      Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), texts[key] ?? key),
    money: (minorUnits) => (minorUnits % 100 === 0 ? usual : exact).format(minorUnits / 100),
    times: (factor) => `×${plain.format(factor)}`,
    percent: (basisPoints) =>
      new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(basisPoints / 10_000),
    number: (value) => plain.format(value),
  }
}
