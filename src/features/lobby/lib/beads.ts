import type { TableResults } from '#contract/lobby/table-results.ts'

export type Tone = 'red' | 'blue' | 'green' | 'dark' | 'gold' | 'violet'

export interface Bead {
  tone: Tone
  /** How the round ended: a word of `games:tables.names`, or a figure as the gateway has it. */
  result: string
}

const reds = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '))
const ofSides: Readonly<Record<string, Tone>> = {
  banker: 'red',
  player: 'blue',
  dragon: 'red',
  tiger: 'blue',
  tie: 'green',
}
/** From what comes most to what comes least. */
const ofWheel = ['blue', 'gold', 'red', 'violet'] as const

export const isOfSides = (kind: TableResults['kind']): boolean => kind === 'baccarat' || kind === 'dragonTiger'

/** The results of a table, the latest first, each in the colour that players know it by. */
export function beadsOf({ kind, results }: TableResults): Bead[] {
  const paid = [...new Set(results.map(Number))].toSorted((one, other) => one - other)
  const toneOf = (result: string): Tone => {
    if (isOfSides(kind)) return ofSides[result] ?? 'dark'
    if (kind === 'roulette') return result === '0' ? 'green' : reds.has(result) ? 'red' : 'dark'
    if (kind === 'wheel') return ofWheel[paid.indexOf(Number(result))] ?? 'violet'
    return 'dark'
  }
  return results.map((result) => ({ result, tone: toneOf(result) }))
}

/** How often each result, or of roulette each colour, came; a bead stands for each. The most frequent first, ties last. */
export function countsOf({ kind, results }: TableResults): { bead: Bead; count: number }[] {
  const beads = beadsOf({ gameCode: '', kind, results })
  const counts = new Map<string, { bead: Bead; count: number }>()
  for (const bead of beads) {
    const key = isOfSides(kind) ? bead.result : bead.tone
    const known = counts.get(key) ?? { bead, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)
}
