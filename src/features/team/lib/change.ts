/** How much a figure has changed from the period before, as a share: 0.124. Undefined where there was nothing before. */
export function changeOf(now: number, before: number): number | undefined {
  if (before === 0) return now === 0 ? 0 : undefined
  return (now - before) / Math.abs(before)
}

/** More is better, less is better, or neither. */
export type Wish = 'more' | 'less' | 'none'

/** What a change means: by its direction, and by what is wished for. A change of less than a thousandth is none. */
export function toneOf(change: number | undefined, wish: Wish): 'good' | 'bad' | 'plain' {
  if (change === undefined || Math.abs(change) < 0.001 || wish === 'none') return 'plain'
  return change > 0 === (wish === 'more') ? 'good' : 'bad'
}
