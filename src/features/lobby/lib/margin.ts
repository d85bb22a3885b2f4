/** What of all stakes the game keeps on average, from 0 to 1, as the odds of a match's outcomes say together. */
export function marginOf(outcomes: readonly { odds: string }[]): number {
  const sum = outcomes.reduce((total, { odds }) => total + 1 / Number(odds), 0)
  return sum > 0 ? Math.max(0, 1 - 1 / sum) : 0
}
