/** How many there are: one for each hundredth of the players. */
export const lampCount = 100

/** How many of the hundred are lit. Nobody who ended ahead is rounded away, and nobody who did not. */
export function litOf(ahead: number, players: number): number {
  if (players === 0) return 0
  const lit = Math.round((ahead / players) * lampCount)
  return Math.min(ahead < players ? lampCount - 1 : lampCount, Math.max(ahead > 0 ? 1 : 0, lit))
}

/** Which of them: scattered as by chance, and always the same. */
export function lampsOf(lit: number): boolean[] {
  const scattered = Array.from({ length: lampCount }, (_, place) => place).toSorted(
    (one, two) => mixed(one) - mixed(two),
  )
  const chosen = new Set(scattered.slice(0, lit))
  return Array.from({ length: lampCount }, (_, place) => chosen.has(place))
}

const mixed = (place: number): number =>
  (Math.imul(place + 17, 2_654_435_761) ^ Math.imul(place * place + 5, 40_503)) >>> 0
