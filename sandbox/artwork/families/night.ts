import { colourParts, oklch } from '../parts/colour.ts'
import type { HeroPalette } from '../parts/hero.ts'
import { radialGradient, short, verticalGradient } from '../parts/svg.ts'
import { backLight } from './light.ts'
import { motes, placedHero, sparks } from './parts.ts'
import type { FamilyArt, Stage } from './stage.ts'
import { landPath } from './terrain.ts'

/** Night: a vast moon, the hero nearly black before it with a lit edge, dark woods or roofs below. */
export function drawNight(stage: Stage): FamilyArt {
  const { scheme, random, width, height, heroX, heroY, heroSize } = stage
  const { hue } = scheme
  const isWarm = random.chance(0.42)
  const moonHue = isWarm ? 70 : hue
  const moon = [
    oklch(0.99, 0.02, 95),
    oklch(0.92, isWarm ? 0.11 : 0.06, moonHue),
    oklch(0.75, isWarm ? 0.16 : 0.11, moonHue),
  ] as const
  const moonX = Math.round(heroX + random.between(-22, 22))
  const moonY = Math.round(heroY - heroSize * 0.03)
  const moonRadius = Math.round(heroSize * 0.5)
  const sky = verticalGradient('b', [
    { at: 0, colour: oklch(0.17, 0.09, hue + 16) },
    { at: 0.45, colour: oklch(0.33, 0.15, hue) },
    { at: 0.75, colour: oklch(0.56, 0.18, hue - 18) },
  ])
  const disc = radialGradient('n', moonX - moonRadius * 0.25, moonY - moonRadius * 0.3, moonRadius * 1.35, [
    { at: 0, colour: moon[0] },
    { at: 0.55, colour: moon[1] },
    { at: 1, colour: moon[2] },
  ])
  const haze = oklch(0.68, 0.18, isWarm ? 48 : hue - 6)
  const halo = radialGradient('w', moonX, moonY, moonRadius * 1.75, [
    { at: 0.5, colour: haze, opacity: 0.75 },
    { at: 1, colour: haze, opacity: 0 },
  ])
  const craters = `<g fill="${moon[2]}" opacity=".45"><circle cx="${short(moonX - moonRadius * 0.55)}" cy="${short(moonY - moonRadius * 0.45)}" r="${short(moonRadius * 0.16)}"/>
    <circle cx="${short(moonX + moonRadius * 0.62)}" cy="${short(moonY + moonRadius * 0.2)}" r="${short(moonRadius * 0.2)}"/><circle cx="${short(moonX + moonRadius * 0.4)}" cy="${short(moonY - moonRadius * 0.65)}" r="${short(moonRadius * 0.1)}"/></g>`
  return {
    defs: sky + disc + halo + backLight(moon[0], oklch(0.72, 0.16, hue)),
    art: `<rect width="${width}" height="${height}" fill="url(#b)"/>${motes(stage, { count: 34, colour: '#fff', size: 1.6, opacity: 0.75 })}
      <circle cx="${moonX}" cy="${moonY}" r="${Math.round(moonRadius * 1.75)}" fill="url(#w)"/>
      <circle cx="${moonX}" cy="${moonY}" r="${moonRadius}" fill="url(#n)"/>${stage.detail < 0.5 ? '' : craters + clouds(stage)}
      ${placedHero(stage, darkened(stage.palette, hue), heroSize * 0.86)}${woods(stage)}${sparks(stage, 8, moon[1])}`,
  }
}

/** The three body tones close together and nearly black; only the second colour still burns. */
function darkened(palette: HeroPalette, hue: number): HeroPalette {
  const accent = colourParts(palette.accent)
  return {
    light: oklch(0.52, 0.12, hue),
    main: oklch(0.36, 0.11, hue + 6),
    deep: oklch(0.24, 0.08, hue + 12),
    accent: oklch(0.8, Math.max(0.12, accent.chroma), accent.hue),
    ink: oklch(0.11, 0.03, hue + 12),
    shine: oklch(0.93, 0.05, hue),
  }
}

function clouds({ random, heroX, heroY, heroSize, scheme }: Stage): string {
  let data = ''
  for (const side of [-1, 1]) {
    const y = Math.round(heroY + heroSize * random.between(-0.2, 0.3))
    const x = Math.round(heroX + side * heroSize * random.between(0.4, 0.56))
    data += `M${x - 46} ${y}a9 9 0 0 1 8-12 17 17 0 0 1 32-3 13 13 0 0 1 24 5 8 8 0 0 1 2 10z`
  }
  return `<path d="${data}" fill="${oklch(0.55, 0.12, scheme.hue)}" opacity=".75"/>`
}

function woods({ random, detail, width, height, heroY, heroSize, scheme }: Stage): string {
  const far = detail < 0.5 ? 'dunes' : random.pick(['firs', 'peaks', 'towers', 'dunes'])
  const near = far === 'peaks' ? 'firs' : far
  const foot = heroY + heroSize * 0.46
  return `<path d="${landPath(far, random, { width, height, y: foot + 4, rise: 46 })}" fill="${oklch(0.25, 0.08, scheme.hue)}"/>
    <path d="${landPath(near, random, { width, height, y: foot + 30, rise: 44 })}" fill="${oklch(0.14, 0.05, scheme.hue)}"/>`
}
