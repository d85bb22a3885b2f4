import { createHash } from 'node:crypto'
import { posterSpecOf } from '../art/poster-spec.ts'
import { roomHueOf } from '../art/table-rooms.ts'
import { heroes } from '../artwork/gallery.ts'
import { schemeOf } from '../artwork/parts/colour.ts'
import { svgFile } from '../artwork/parts/svg.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { themesOf } from '../catalogue/seed/themes-of.ts'
import type { OpenedPlay } from './game-types.ts'
import { drawGem, gemNames } from './gems.ts'
import { drawLetter, ranks } from './letters.ts'
import { drawScene } from './scene.ts'

const pictureAddress = (name: string): string => `/play/art/${name}.svg`

export function heroAddress(id: string, palette = 0): string {
  return pictureAddress(`hero-${id}-${palette}`)
}

/** How the vendors draw whose lowest symbols are ranks of cards; the others' are gems. */
const rankGrammars: ReadonlySet<string> = new Set('closeup engraving court neon riso pixel strata wood'.split(' '))

/** The nine pictures of a slot: the poster's hero, which is wild, four of its kind, and four ranks or gems. */
export function symbolsOf(game: GameRow): string[] {
  const { heroId, paletteIndex, grammar, letterform } = posterSpecOf(game)
  const themes = themesOf({ picture: heroId, subject: '' })
  const isKin = (id: string): boolean => themesOf({ picture: id, subject: '' }).some((theme) => themes.includes(theme))
  const order = (id: string): string => createHash('sha256').update(`${game.code} ${id}`).digest('hex')
  const others = heroes
    .map(({ id }) => ({ id, place: `${isKin(id) ? 0 : 1}${order(id)}` }))
    .filter(({ id }) => id !== heroId && !id.startsWith('lottery-'))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, 4)
  return [
    heroAddress(heroId, paletteIndex),
    ...others.map(({ id }) => heroAddress(id)),
    ...(rankGrammars.has(grammar)
      ? ranks.map((rank) => pictureAddress(`letter-${rank}-${letterform}`))
      : gemNames.map((name) => pictureAddress(`gem-${name}`))),
  ]
}

/** "hero-tiger-1", "gem-drop" or "letter-a-slab" as an SVG file; null where there is no such picture. */
export function drawSymbol(name: string): string | null {
  if (name.startsWith('scene-')) return drawScene(name)
  const gem = /^gem-([a-z]+)$/.exec(name)?.[1]
  if (gem !== undefined) return drawGem(gem)
  const [, rank, face = ''] = /^letter-([a-z])-([a-z]+)$/.exec(name) ?? []
  if (rank !== undefined) return drawLetter(rank, face)
  const [, id, palette] = /^hero-([a-z-]+)-(\d)$/.exec(name) ?? []
  const hero = heroes.find((candidate) => candidate.id === id)
  if (!hero) return null
  const colours = hero.palettes[Number(palette) % hero.palettes.length] ?? hero.palettes[0]
  return svgFile(240, 240, hero.draw(colours))
}

export function coloursOf(game: GameRow): OpenedPlay['colours'] {
  const { glow, bright, mid, dark, night } = schemeOf(roomHueOf(game) ?? posterSpecOf(game).hue)
  return { glow, bright, mid, dark, night }
}
