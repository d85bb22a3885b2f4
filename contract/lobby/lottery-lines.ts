/** What counting needs to know of a play: of `LotteryPlay`, in `lottery.ts`. */
export interface CountedPlay {
  positions: readonly { options: readonly string[]; min: number; max: number }[]
  digits: number
  lines: string
}

export type LotteryPicks = readonly (readonly string[])[]

/**
 * How many lines the picks of a bet make: site and gateway count alike by this. 0 where they make no bet: too few or too
 * many options of a position, one that it does not have, a typed number of another length, the same one twice.
 */
export function countLines(play: CountedPlay, picks: LotteryPicks): number {
  const isGood = play.digits > 0 ? areTyped(play.digits, picks) : areChosen(play.positions, picks)
  if (!isGood) return 0
  const counts = picks.map((chosen) => chosen.length)
  if (play.lines === 'product') return counts.reduce((product, count) => product * count, 1)
  if (play.lines === 'arrangement') return arrangements(picks)
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (play.lines === 'sum') return all
  const size = /^combination:(\d+)$/.exec(play.lines)?.[1]
  return size === undefined ? 0 : combinations(all, Number(size))
}

/** In how many ways `size` of `count` can be chosen. */
export function combinations(count: number, size: number): number {
  if (size > count) return 0
  let ways = 1
  for (let step = 1; step <= size; step++) ways = (ways * (count - size + step)) / step
  return Math.round(ways)
}

function areTyped(digits: number, picks: LotteryPicks): boolean {
  const [numbers = []] = picks
  return (
    picks.length === 1 && areDifferent(numbers) && numbers.every((one) => one.length === digits && /^\d+$/.test(one))
  )
}

function areChosen(positions: CountedPlay['positions'], picks: LotteryPicks): boolean {
  if (positions.length === 0 || picks.length !== positions.length) return false
  return positions.every(({ options, min, max }, place) => {
    const chosen = picks[place] ?? []
    const isEnough = chosen.length >= min && chosen.length <= max
    return isEnough && areDifferent(chosen) && chosen.every((option) => options.includes(option))
  })
}

function areDifferent(chosen: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length
}

/** One option of each position, no option twice. */
function arrangements([first, ...rest]: LotteryPicks, taken: readonly string[] = []): number {
  if (first === undefined) return 1
  return first
    .filter((option) => !taken.includes(option))
    .reduce((sum, option) => sum + arrangements(rest, [...taken, option]), 0)
}
