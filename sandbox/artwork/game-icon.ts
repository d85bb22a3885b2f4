import { rays } from './families/parts.ts'
import { heroById } from './gallery.ts'
import { schemeOf } from './parts/colour.ts'
import { seededRandom } from './parts/random.ts'
import { radialGradient, svgFile } from './parts/svg.ts'
import type { PosterSpec } from './poster.ts'

const size = 96

/** A 96 x 96 picture of a game for lists: the hero of its poster on the same hue. */
export function drawGameIcon(spec: Pick<PosterSpec, 'heroId' | 'paletteIndex' | 'hue' | 'seed'>): string {
  const hero = heroById(spec.heroId)
  const palette = hero.palettes[spec.paletteIndex % hero.palettes.length] ?? hero.palettes[0]
  const scheme = schemeOf(spec.hue)
  const random = seededRandom(spec.seed)
  const stage = {
    width: size,
    height: size,
    heroX: 48,
    heroY: 48,
    heroSize: 92,
    detail: 1,
    hero,
    palette,
    scheme,
    random,
  }
  const burst = rays(stage, 9, scheme.glow, random.between(0, 40), 0.35)
  const ground = radialGradient('b', 48, 44, 66, [
    { at: 0, colour: scheme.bright },
    { at: 0.55, colour: scheme.mid },
    { at: 1, colour: scheme.dark },
  ])
  const art = `<g transform="translate(1.2 1.2)scale(.39)">${hero.draw(palette)}</g>`
  const shadow = `<ellipse cx="48" cy="86" rx="32" ry="6" fill="${scheme.night}" fill-opacity=".4"/>`
  return svgFile(
    size,
    size,
    `<defs>${ground}${burst.defs}</defs><rect width="96" height="96" fill="url(#b)"/>${burst.art}${shadow}${art}`,
  )
}
