import { figureTag } from '#contract/site/number-text.ts'

/** "90 seconds", "5 minutes", in the language's own words. */
export function intervalText(seconds: number, tag: string): string {
  const isWhole = seconds % 60 === 0
  const unit = isWhole ? 'minute' : 'second'
  const format = new Intl.NumberFormat(figureTag(tag), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(isWhole ? seconds / 60 : seconds)
}
