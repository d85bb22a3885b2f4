import { figureTag, isWordless } from '#contract/site/number-text.ts'

/** "90 seconds", "5 minutes", in the language's own words; "1:30" where a browser may not know them. */
export function intervalText(seconds: number, tag: string): string {
  if (isWordless(tag)) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const isWhole = seconds % 60 === 0
  const unit = isWhole ? 'minute' : 'second'
  const format = new Intl.NumberFormat(figureTag(tag), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(isWhole ? seconds / 60 : seconds)
}
