import type { TableResults } from '#contract/lobby/table-results.ts'
import { hashText, seededRandom } from '#sandbox/artwork/parts/random.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { cardRules } from '#sandbox/games/cards.ts'
import type { RoundResult } from '#sandbox/games/game-types.ts'
import { kindOf } from '#sandbox/games/kinds.ts'
import { playRound, rtpOf } from '#sandbox/games/rules.ts'
import { wheelPays, wheelSectors } from '#sandbox/games/wheel.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'

/** As many as ten columns of six hold. */
export const shownResults = 60

type TableKind = TableResults['kind']

/** What is dealt at it; null for what is no live table. */
export function tableKindOf(game: GameRow): TableKind | null {
  if (game.type !== 'LIVE') return null
  const kind = kindOf(game)
  if (kind === 'roulette' || kind === 'wheel') return kind
  return kind === 'live' ? cardRules(game, kind).game : null
}

/** How a round ended, as the contract calls it. */
function resultOf(game: GameRow, kind: TableKind, result: RoundResult): string | null {
  if ('pocket' in result) return String(result.pocket)
  if ('sector' in result)
    return decimalOf(Math.round(100 * (wheelPays(rtpOf(game))[wheelSectors[result.sector] ?? 0] ?? 0)))
  if (!('points' in result)) return null
  const [one, other] = result.points
  if (kind === 'sicBo') return String(one)
  if (one === other) return 'tie'
  const [first, second] = kind === 'dragonTiger' ? ['dragon', 'tiger'] : ['player', 'banker']
  return one > other ? first : second
}

/** Rounds that the table dealt before anybody sat down: by its own rules, the same at every look. */
function dealtBefore(game: GameRow, kind: TableKind): string[] {
  const random = seededRandom(hashText(`table ${game.code}`))
  return Array.from({ length: shownResults }, () => {
    const { result } = playRound(game, { bet: 100, choice: [0] }, (below) => random.whole(0, below - 1))
    return resultOf(game, kind, result)
  }).filter((result) => result !== null)
}

/** `played`: results of rounds at this table as they were stored, the latest first. */
export function tableResults(game: GameRow, kind: TableKind, played: readonly string[]): TableResults {
  const own = played.flatMap((stored) => resultOf(game, kind, JSON.parse(stored) as RoundResult) ?? [])
  return { gameCode: game.code, kind, results: [...own, ...dealtBefore(game, kind)].slice(0, shownResults) }
}
