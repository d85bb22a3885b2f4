/** Where an axis has its lines, from below, and how far along it a value lies (0 to 1). */
export interface Scale {
  ticks: number[]
  at: (value: number) => number
}

/** A step of 1, 2 or 5 with zeros that divides a span into about `count`. */
function stepOf(span: number, count: number): number {
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const ratio = rough / power
  return power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10)
}

/** An axis that holds every value and zero, with lines at round figures. */
export function scaleOf(values: readonly number[], count = 4): Scale {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  if (most === least) return { ticks: [0], at: () => 0.5 }
  const step = stepOf(most - least, count)
  const from = Math.floor(least / step)
  const to = Math.ceil(most / step)
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
  return { ticks, at: (value) => (value / step - from) / (to - from) }
}
