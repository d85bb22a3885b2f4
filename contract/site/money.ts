import { currencyDigits, type Grouping, grouped, groupingOf } from './figures.ts'
import { figureTag } from './number-text.ts'

/** An amount taken apart for drawing: the decimals are drawn small, the symbol on the side the language has it. */
export interface MoneyParts {
  sign: '' | '−' | '+'
  symbol: string
  isSymbolFirst: boolean
  /** Grouped as the language does: "24,580", "12,34,567". */
  integer: string
  /** With its separator: ".00"; empty where no decimals are wanted. */
  fraction: string
}

export interface MoneyOptions {
  /** BCP 47. */
  tag: string
  /** ISO 4217. */
  currency: string
  /**
   * Digits behind the separator; further ones are cut, never rounded up. Without it as many as the currency has, and two
   * where the amount has a part of a yen: no money is hidden.
   */
  digits?: number
  /** Writes a plus before a gain. */
  hasPlus?: boolean
}

const shape = /^(-)?0*(\d*?)(?:\.(\d*))?$/

/** These write the symbol behind the figure in CLDR, but players read latin digits with the symbol before them. */
const symbolFirst = new Set(['bn', 'ar', 'fa', 'ur'])

interface Marks {
  symbol: string
  isSymbolFirst: boolean
  grouping: Grouping
}

const known = new Map<string, Marks>()

function marksOf(tag: string, currency: string): Marks {
  const key = `${tag} ${currency}`
  const cached = known.get(key)
  if (cached) return cached
  const partsIn = (locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
    }).formatToParts(1234567.5)
  const symbolOf = (parts: Intl.NumberFormatPart[]) => parts.find(({ type }) => type === 'currency')?.value
  const order = partsIn(figureTag(tag)).map(({ type }) => type)
  const marks = {
    // English names every currency by its short symbol; some languages write "US$" or a wide yen instead.
    symbol: symbolOf(partsIn('en')) ?? currency,
    isSymbolFirst: symbolFirst.has(tag.split('-')[0] ?? tag) || order.indexOf('currency') < order.indexOf('integer'),
    grouping: groupingOf(tag),
  }
  known.set(key, marks)
  return marks
}

/**
 * Takes a decimal string of the gateway ("-24580.5") apart without ever making it a float. An amount that is not a
 * decimal string answers undefined: it must be drawn as unreadable, never as zero.
 */
export function moneyParts(amount: string, options: MoneyOptions): MoneyParts | undefined {
  const match = /\d/.test(amount) ? shape.exec(amount) : null
  if (!match) return undefined
  const marks = marksOf(options.tag, options.currency)
  const whole = match[2] || '0'
  const given = match[3] ?? ''
  const usual = currencyDigits(options.currency)
  const digits = options.digits ?? (usual === 0 && /[1-9]/.test(given.slice(0, 2)) ? 2 : usual)
  const fraction = given.padEnd(digits, '0').slice(0, digits)
  const isZero = !/[1-9]/.test(whole + fraction)
  const gain = options.hasPlus ? '+' : ''
  return {
    sign: isZero ? '' : match[1] ? '−' : gain,
    symbol: marks.symbol,
    isSymbolFirst: marks.isSymbolFirst,
    integer: grouped(whole, marks.grouping),
    fraction: digits > 0 ? `${marks.grouping.decimal}${fraction}` : '',
  }
}

/** The same amount as one line of text, for labels and live regions. */
export function moneyText(amount: string, options: MoneyOptions): string | undefined {
  const parts = moneyParts(amount, options)
  if (!parts) return undefined
  const figure = `${parts.integer}${parts.fraction}`
  return parts.isSymbolFirst ? `${parts.sign}${parts.symbol}${figure}` : `${parts.sign}${figure} ${parts.symbol}`
}
