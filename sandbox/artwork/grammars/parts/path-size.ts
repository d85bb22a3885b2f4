const counts: Readonly<Record<string, number>> = { h: 1, v: 1, m: 2, l: 2, t: 2, q: 4, s: 4, c: 6, a: 7 }

/** How many pixels a path spans at most, in width or in height, by its end points. */
export function sizeOfPath(data: string): number {
  let [x, y] = [0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const kind = letter.toLowerCase()
    const size = counts[kind] ?? 0
    const isRelative = letter === kind
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const last = numbers[at + size - 1] ?? 0
      if (kind === 'h') x = last + (isRelative ? x : 0)
      else if (kind === 'v') y = last + (isRelative ? y : 0)
      else {
        x = (numbers[at + size - 2] ?? 0) + (isRelative ? x : 0)
        y = last + (isRelative ? y : 0)
      }
      xs.push(x)
      ys.push(y)
    }
  }
  return xs.length === 0 ? 0 : Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
