import { createHash } from 'node:crypto'
import { posterSpecOf } from '../art/poster-spec.ts'
import { heroes } from '../artwork/gallery.ts'
import { oklch, schemeOf } from '../artwork/parts/colour.ts'
import { svgFile } from '../artwork/parts/svg.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { themesOf } from '../catalogue/seed/themes-of.ts'
import type { OpenedPlay } from './game-types.ts'
import { drawScene, roomHueOf } from './scene.ts'

const gems: Readonly<Record<string, { hue: number; path: string; facets: string }>> = {
  diamond: { hue: 235, path: 'M120 24 214 112 120 216 26 112z', facets: 'M26 112h188M120 24 78 112l42 104 42-104z' },
  hexagon: { hue: 150, path: 'M120 24 203 72v96l-83 48-83-48V72z', facets: 'M120 66 167 93v54l-47 27-47-27V93z' },
  square: {
    hue: 30,
    path: 'M66 34h108l32 32v108l-32 32H66l-32-32V66z',
    facets: 'M82 72h76l10 10v76l-10 10H82l-10-10V82z',
  },
  drop: {
    hue: 310,
    path: 'M120 22c54 60 76 92 76 124a76 70 0 0 1-152 0c0-32 22-64 76-124z',
    facets: 'M120 70c30 36 42 56 42 76a42 40 0 0 1-84 0c0-20 12-40 42-76z',
  },
}

const pictureAddress = (name: string): string => `/play/art/${name}.svg`

export function heroAddress(id: string, palette = 0): string {
  return pictureAddress(`hero-${id}-${palette}`)
}

/** The nine pictures of a slot: the poster's hero, which is wild, four of its kind, and four gems. */
export function symbolsOf(game: GameRow): string[] {
  const { heroId, paletteIndex } = posterSpecOf(game)
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
    ...Object.keys(gems).map((name) => pictureAddress(`gem-${name}`)),
  ]
}

/** "hero-tiger-1" or "gem-drop" as an SVG file; null where there is no such picture. */
export function drawSymbol(name: string): string | null {
  if (name.startsWith('scene-')) return drawScene(name)
  const gem = /^gem-([a-z]+)$/.exec(name)?.[1]
  if (gem !== undefined) return Object.hasOwn(gems, gem) ? drawGem(gem) : null
  const [, id, palette] = /^hero-([a-z-]+)-(\d)$/.exec(name) ?? []
  const hero = heroes.find((candidate) => candidate.id === id)
  if (!hero) return null
  const colours = hero.palettes[Number(palette) % hero.palettes.length] ?? hero.palettes[0]
  return svgFile(240, 240, hero.draw(colours))
}

function drawGem(name: string): string | null {
  const gem = gems[name]
  if (!gem) return null
  const { hue, path, facets } = gem
  const [light, main, ink] = [oklch(0.86, 0.11, hue), oklch(0.66, 0.17, hue), oklch(0.36, 0.13, hue)]
  return svgFile(
    240,
    240,
    `<path d="${path}" fill="${main}" stroke="${ink}" stroke-width="10" stroke-linejoin="round"/>
    <path d="${facets}" fill="${light}" fill-opacity=".55" stroke="${light}" stroke-width="4" stroke-linejoin="round"/>`,
  )
}

export function coloursOf(game: GameRow): OpenedPlay['colours'] {
  const { glow, bright, mid, dark, night } = schemeOf(roomHueOf(game) ?? posterSpecOf(game).hue)
  return { glow, bright, mid, dark, night }
}
