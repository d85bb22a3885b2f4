import { figureTag } from '#contract/site/number-text.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Decimal odds with both of their decimals, "3.30"; what is no number stays as the gateway wrote it. */
export function oddsText(odds: string, tag: string): string {
  const value = Number(odds)
  if (!Number.isFinite(value)) return odds
  const format = formats.get(tag) ?? new Intl.NumberFormat(figureTag(tag), { minimumFractionDigits: 2 })
  formats.set(tag, format)
  return format.format(value)
}
