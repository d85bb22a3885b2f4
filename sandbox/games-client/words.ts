import { percentText } from '#contract/site/figures.ts'
import { moneyText } from '#contract/site/money.ts'
import { figureTag } from '#contract/site/number-text.ts'
import type { GameText } from '../games/game-types.ts'

/** The page's words in the visitor's language, and amounts and figures as that language writes them. */
export interface Words {
  text(key: GameText, values?: Readonly<Record<string, string>>): string
  /** Of minor units. */
  money(minorUnits: number): string
  /** "×2.4125" */
  times(factor: number): string
  /** "2.40": with two decimals at the least. */
  odds(factor: number): string
  percent(basisPoints: number): string
  number(value: number): string
}

export function createWords(texts: Readonly<Record<string, string>>, currency: string): Words {
  const tag = document.documentElement.lang
  const plain = new Intl.NumberFormat(figureTag(tag), { maximumFractionDigits: 4 })
  const decimal = new Intl.NumberFormat(figureTag(tag), { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  // An amount in a line that reads from the right has its sign where it has it elsewhere.
  const placed = (value: string): string => (document.documentElement.dir === 'rtl' ? `\u2068${value}\u2069` : value)
  return {
    text: (key, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{{${name}}}`, placed(value)),
        texts[key] ?? key,
      ),
    money: (minorUnits) => moneyText((minorUnits / 100).toFixed(2), { tag, currency }) ?? '',
    times: (factor) => `×${plain.format(factor)}`,
    odds: (factor) => decimal.format(factor),
    percent: (basisPoints) => percentText(basisPoints / 10_000, tag),
    number: (value) => plain.format(value),
  }
}
