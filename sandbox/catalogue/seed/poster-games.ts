import { heroes } from '#sandbox/artwork/gallery.ts'
import { type Showpiece, showpieces } from '#sandbox/artwork/showpieces/showpieces.ts'
import { type GameTitle, makeTitles } from '#sandbox/artwork/title-maker.ts'
import type { GameType } from '../categories.ts'
import { lotteryGames } from './lottery-games.ts'

/** What the games of a type are about; a type that is not named here is about anything. */
export const themes: Readonly<Partial<Record<GameType, string>>> = {
  FISH: 'clown-fish octopus golden-fish angler-fish crab sea-turtle shark koi-pair',
  PVP: 'playing-cards mahjong-tiles dice-pair poker-chips golden-crown jester-mask elephant lion',
  BGS: 'rocket dice-pair prize-wheel triple-seven',
}

/** A draw is no slot: what is drawn for lotteries is on their posters alone. */
const drawnOnly = /^lottery-/
const named = heroes.filter(({ id }) => !drawnOnly.test(id))

export interface PosterGame extends GameTitle {
  /** Null where the seed deals a vendor out. */
  vendor: string | null
  tags: string
  /** Where it is not made of vendor, type and place. */
  code?: string
}

/**
 * The games with a poster, by type, in their order: the showpieces, then titles about the type's own heroes; of
 * lotteries, one for each. No title
 * comes twice, and no hero follows itself.
 */
export function posterGames(counts: ReadonlyMap<GameType, number>): ReadonlyMap<GameType, readonly PosterGame[]> {
  const chosen = new Map([...counts.keys()].map((type) => [type, chosenFor(type)]))
  const taken = new Set([...chosen.values()].flat().map((game) => game.title))
  const needed = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const left = makeTitles(named, needed + taken.size).filter(({ title }) => !taken.has(title))
  const isThemed = (type: GameType): number => (themes[type] === undefined ? 1 : 0)
  const order = [...counts].toSorted(([one], [two]) => isThemed(one) - isThemed(two))
  return new Map(
    order.map(([type, count]) => {
      const first = (chosen.get(type) ?? []).slice(0, count)
      return [type, apart([...first, ...drawn(left, type, count - first.length)])]
    }),
  )
}

const chosen: Readonly<Partial<Record<GameType, readonly Showpiece[]>>> = showpieces

function chosenFor(type: GameType): PosterGame[] {
  if (type === 'LOTT' || type === 'ELOTT') return lotteryGames(type)
  return (chosen[type] ?? []).map(fromShowpiece)
}

function fromShowpiece({ title, hero, vendor, tags }: Showpiece): PosterGame {
  return { title, heroId: hero, vendor, tags }
}

/** Takes the first titles of the type's theme out of what is left. */
function drawn(left: GameTitle[], type: GameType, count: number): PosterGame[] {
  const theme = themes[type]?.split(' ') ?? []
  const games: PosterGame[] = []
  const rest: GameTitle[] = []
  for (const title of left) {
    const isWanted = games.length < count && (theme.length === 0 || theme.includes(title.heroId))
    if (isWanted) games.push({ ...title, vendor: null, tags: '' })
    else rest.push(title)
  }
  left.splice(0, left.length, ...rest)
  return games
}

/** Where a hero would follow itself, the next game about another one comes between. */
function apart(games: readonly PosterGame[]): PosterGame[] {
  const row = [...games]
  for (let place = 1; place < row.length; place++) {
    const before = row[place - 1]?.heroId
    const here = row[place]
    if (!here || here.heroId !== before) continue
    const other = row.findIndex((game, index) => index > place && game.heroId !== before)
    const between = row[other]
    if (!between) break
    row[other] = here
    row[place] = between
  }
  return row
}
