import { figureTag } from '#contract/site/number-text.ts'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/**
 * How long ago an instant was, in words of the language: "3 hours ago", "yesterday". Undefined within the last minute, and
 * for one that lies ahead: the gateway's clock need not be the visitor's.
 */
export function relativeTime(tag: string, instant: string, now: number): string | undefined {
  const seconds = (now - Date.parse(instant)) / 1000
  const unit = units.find(([, length]) => seconds >= length)
  if (!unit) return undefined
  const [name, length] = unit
  return new Intl.RelativeTimeFormat(figureTag(tag), { numeric: 'auto' }).format(-Math.floor(seconds / length), name)
}
