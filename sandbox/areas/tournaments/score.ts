/**
 * What decides a tournament. A round counts by the multiple of its stake that came back, so a large stake is worth as much
 * as a small one; and only the first rounds after joining count, so that playing on and on wins nothing either.
 */
export const countedRounds = 50
export const bestRounds = 10

/** Minor units. */
export interface Round {
  stake: number
  /** With the stake in it. */
  returned: number
}

export interface Score {
  /** The sum of the best multiples, in hundredths. */
  score: number
  /** The multiples that make it, the largest first, in hundredths. */
  best: number[]
  /** How many rounds counted. */
  rounds: number
}

/** `rounds`: in the order in which they were played. */
export function scoreOf(rounds: readonly Round[]): Score {
  const counted = rounds.slice(0, countedRounds)
  const best = counted
    .map(({ stake, returned }) => Math.floor((returned * 100) / stake))
    .filter((multiple) => multiple > 0)
    .toSorted((one, other) => other - one)
    .slice(0, bestRounds)
  return { score: best.reduce((sum, multiple) => sum + multiple, 0), best, rounds: counted.length }
}

/** The places from `from` to `to` have so much each, in minor units. */
export interface Prize {
  from: number
  to: number
  amount: number
}

const prizeOf = (prizes: readonly Prize[], place: number): number =>
  prizes.find(({ from, to }) => from <= place && place <= to)?.amount ?? 0

/**
 * Entries by their scores, the highest first; without a score there is no place. Equal scores share their places and the
 * prizes of them, whoever was first. `step`: the smallest amount that the currency has.
 */
export function placesOf<Entry extends { score: number }>(
  entries: readonly Entry[],
  { prizes, step }: { prizes: readonly Prize[]; step: number },
): (Entry & { rank: number; prize: number })[] {
  const ordered = entries.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
  return ordered.map((entry) => {
    const rank = 1 + ordered.findIndex(({ score }) => score === entry.score)
    const sharing = ordered.filter(({ score }) => score === entry.score).length
    const sum = Array.from({ length: sharing }, (_, after) => prizeOf(prizes, rank + after)).reduce((a, b) => a + b, 0)
    return { ...entry, rank, prize: Math.floor(sum / sharing / step) * step }
  })
}
