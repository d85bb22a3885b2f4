const ticks = '▁▂▃▄▅▆▇█'

/** The newest figures as a line of blocks: the full height is the limit, or the highest figure above it. */
export function sparkline(values: readonly (number | null)[], limit: number, width: number): string {
  const newest = values.slice(-width)
  const most = Math.max(limit, ...newest.map((value) => value ?? 0))
  return newest
    .map((value) => {
      if (value === null) return ' '
      const step = most === 0 ? 0 : Math.round((value / most) * (ticks.length - 1))
      return ticks[step] ?? ' '
    })
    .join('')
}
