import { type Random, seededRandom } from '#sandbox/artwork/parts/random.ts'
import type { GameFacts, GameRow } from '../catalogue.ts'
import { type GameType, gameTypes, isWide } from '../categories.ts'
import { factsOf } from './facts.ts'
import type { NamedGame } from './named-game.ts'
import { type PosterGame, posterGames } from './poster-games.ts'
import { gamesByType, vendorsOfType } from './shares.ts'
import { fittingVendor } from './vendor-of.ts'
import { wideGames } from './wide-games.ts'

/** The catalogue, the same for the same seed and size. Node ids run from 1001 in the order of the types. */
export function makeCatalogue(seed: number, games: number): GameRow[] {
  const counts = gamesByType(games)
  const posters = posterGames(new Map([...counts].filter(([type]) => !isWide(type))))
  const rows: GameRow[] = []
  const lastOf = new Map<string, string>()
  for (const { type } of gameTypes) {
    const random = seededRandom(seed ^ (rows.length + 1))
    const vendors = vendorsOfType(type)
    const named = isWide(type) ? wideGames(type, counts.get(type) ?? 0, vendors) : (posters.get(type) ?? []).map(plain)
    for (const game of named) {
      const dealt = game.vendor ?? skewedPick(vendors, random)
      const around = { before: rows.at(-1)?.vendor, alike: lastOf.get(game.picture), picture: game.picture }
      const vendor = game.vendor ?? fittingVendor(vendors, dealt, around)
      lastOf.set(game.picture, vendor)
      const row = gameOf({ type, index: rows.length }, { ...game, vendor }, random)
      rows.push({ ...row, ...factsOf(row, seed) })
    }
  }
  return rows
}

function plain({ heroId, ...game }: PosterGame): NamedGame {
  return { ...game, picture: heroId, variant: 0, subject: '' }
}

/** Early ones oftener: a catalogue has large vendors and small ones. */
function skewedPick(list: readonly string[], random: Random): string {
  return list[Math.floor(random.next() ** 1.6 * list.length)] ?? ''
}

const smallest = [5, 10, 10, 20, 20, 50] as const
const largest = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000] as const
const sometimes = (random: Random, probability: number): 0 | 1 => (random.chance(probability) ? 1 : 0)

function gameOf(
  { type, index }: { type: GameType; index: number },
  game: NamedGame & { vendor: string },
  random: Random,
): Omit<GameRow, keyof GameFacts> {
  const [isHot, isNew, hasJackpot] = [sometimes(random, 0.04), sometimes(random, 0.06), sometimes(random, 0.03)]
  const isChosen = game.tags !== ''
  const gameClass = classOf(type, random)
  const hasLimits = isWide(type) || type === 'PVP' || type === 'BGS'
  return {
    node_id: 1001 + index,
    code: game.code ?? `${game.vendor.replaceAll('_', '')}-${type}-${String(1001 + index)}`,
    title: game.title,
    vendor: game.vendor,
    type,
    class: isChosen ? '' : gameClass,
    picture: game.picture,
    variant: game.variant,
    is_hot: isChosen ? flag(game.tags === 'hot') : isHot,
    is_new: isChosen ? flag(game.tags === 'new') : isNew,
    has_jackpot: isChosen ? flag(game.tags === 'jackpot') : type === 'RNG' ? hasJackpot : 0,
    has_trial: type === 'RNG' || type === 'FISH' ? sometimes(random, 0.85) : 0,
    min_bet: hasLimits ? random.pick(smallest) : 0,
    max_bet: hasLimits ? random.pick(largest) : 0,
    live_count: liveCountOf(type, game.variant, random),
    subject: game.subject,
  }
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** Slots have kinds: table games, arcade, bingo; most have none. */
function classOf(type: GameType, random: Random): string {
  const draw = random.next()
  if (type !== 'RNG' || draw > 0.13) return ''
  if (draw < 0.06) return 'TG'
  return draw < 0.11 ? 'AC' : 'BG'
}

/** People at a table or matches open: the natural pictures, which lead their lanes, draw the most. */
function liveCountOf(type: GameType, variant: number, random: Random): number {
  if (type === 'LIVE') return Math.round(random.between(120, 900) * (variant === 0 ? 2.2 : 1))
  if (type === 'SPORTS') return random.whole(18, 140)
  return type === 'ESPORTS' || type === 'COCKFIGHT' ? random.whole(3, 16) : 0
}
