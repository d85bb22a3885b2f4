import type { Draw } from '../lib/draw.ts'
import type { MatchResult } from './game-types.ts'

/** What was drawn of a match: the side that wins, null for neither, and whether more was counted than the line. */
export interface Outcome {
  winner: 0 | 1 | null
  isOver: boolean
}

type Score = readonly [number, number]

/** How the score came about, from nothing to the end, where `outcome` is the outcome. */
export type Scores = (outcome: Outcome, draw: Draw) => MatchResult['scores']

/** One point after the other: whose comes next is drawn, none kept for the end. */
function oneByOne([first, second]: Score, draw: Draw): Score[] {
  const scores: [number, number][] = [[0, 0]]
  for (let at: Score = [0, 0]; at[0] + at[1] < first + second; ) {
    const isFirst = draw(first - at[0] + second - at[1]) < first - at[0]
    const next: [number, number] = isFirst ? [at[0] + 1, at[1]] : [at[0], at[1] + 1]
    scores.push(next)
    at = next
  }
  return scores
}

/** The winner's goals first. The line is 2.5. */
const results = {
  won: {
    under: [
      [1, 0],
      [2, 0],
    ],
    over: [
      [2, 1],
      [3, 0],
      [3, 1],
      [3, 2],
      [4, 1],
    ],
  },
  drawn: {
    under: [
      [0, 0],
      [1, 1],
    ],
    over: [
      [2, 2],
      [3, 3],
    ],
  },
} as const

export const goals: Scores = ({ winner, isOver }, draw) => {
  const list = results[winner === null ? 'drawn' : 'won'][isOver ? 'over' : 'under']
  const [more, less] = list[draw(list.length)] ?? [0, 0]
  return oneByOne(winner === 1 ? [less, more] : [more, less], draw)
}

/** Who has won so many first. The line lies below the longest match. */
export function firstTo(needed: number): Scores {
  return ({ winner, isOver }, draw) => {
    const lost = isOver ? needed - 1 : draw(needed - 1)
    const before = oneByOne(winner === 1 ? [lost, needed - 1] : [needed - 1, lost], draw)
    return [...before, winner === 1 ? [lost, needed] : [needed, lost]]
  }
}

interface Counted {
  low: number
  line: number
  high: number
  /** The most by which the first side and the second may win. */
  margins: Score
  /** One side after the other, or both at once. */
  inTurn: boolean
}

/** Points by the hundred. The score grows evenly: only its end was drawn. */
export function counted({ low, line, high, margins, inTurn }: Counted): Scores {
  return ({ winner, isOver }, draw) => {
    const [below, above] = [Math.floor(line), Math.ceil(line)]
    const total = isOver ? above + draw(high - below) : low + draw(above - low)
    const less = Math.floor((total - 1 - draw(margins[winner ?? 0])) / 2)
    const [first, second] = winner === 1 ? [less, total - less] : [total - less, less]
    const parts = [0, 1, 2, 3, 4].map((part) => part / 4)
    if (!inTurn) return parts.map((part): Score => [Math.round(first * part), Math.round(second * part)])
    return [
      ...parts.map((part): Score => [Math.round(first * part), 0]),
      ...parts.slice(1).map((part): Score => [first, Math.round(second * part)]),
    ]
  }
}
