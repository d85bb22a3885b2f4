import { oklch } from '../parts/colour.ts'
import { radialGradient, verticalGradient } from '../parts/svg.ts'
import { cornerFrame } from './corners.ts'
import { rimLight } from './light.ts'
import { motes, petals, placedHero, rays, sparks } from './parts.ts'
import type { FamilyArt, Stage } from './stage.ts'
import { landPath, terrains } from './terrain.ts'

/** A place: sky with a sun low behind the hero, land in layers that darken towards the eye, the nearest before its feet. */
export function drawScene(stage: Stage): FamilyArt {
  const { scheme, random, palette, width, height, heroX, heroY, heroSize } = stage
  const sunX = heroX + random.pick([-1, 1]) * random.whole(30, 62)
  const sunY = Math.round(heroY - heroSize * 0.2)
  const sunRadius = Math.round(heroSize * random.between(0.3, 0.38))
  const burst = rays({ ...stage, heroX: sunX, heroY: sunY }, 11, scheme.glow, random.between(0, 30), 0.2)
  const lands = drawLands(stage)
  const leaf = oklch(0.85, 0.11, scheme.counter)
  const air = random.chance(0.5)
    ? petals(stage, 12, leaf)
    : sparks(stage, 10, scheme.glow) + motes(stage, { count: 10, colour: '#fff', size: 2, opacity: 0.6 })
  const sky = verticalGradient('b', [
    { at: 0, colour: scheme.dark },
    { at: 0.28, colour: scheme.mid },
    { at: 0.58, colour: scheme.bright },
    { at: 0.72, colour: scheme.glow },
  ])
  const isGolden = random.chance(0.45)
  const sun = radialGradient('n', sunX, sunY - sunRadius * 0.2, sunRadius * 1.1, [
    { at: 0, colour: '#fffdf0' },
    { at: 0.6, colour: isGolden ? '#ffe9a3' : scheme.glow },
    { at: 1, colour: isGolden ? '#ffb347' : scheme.bright },
  ])
  const halo = `<circle cx="${sunX}" cy="${sunY}" r="${Math.round(sunRadius * 1.28)}" fill="${scheme.glow}" fill-opacity=".22"/>`
  return {
    defs: sky + sun + burst.defs + lands.defs + rimLight(palette.shine, scheme.night),
    art: `<rect width="${width}" height="${height}" fill="url(#b)"/>${burst.art}${halo}
      <circle cx="${sunX}" cy="${sunY}" r="${sunRadius}" fill="url(#n)"/>${lands.behind}${placedHero(stage, palette, heroSize * 0.9)}${lands.before}${stage.detail < 0.5 ? '' : cornerFrame(stage)}${air}`,
  }
}

function drawLands(stage: Stage): { defs: string; behind: string; before: string } {
  const { scheme, random, width, height, heroY, heroSize } = stage
  const far = stage.detail < 0.5 ? 'dunes' : random.pick(terrains)
  const close = far === 'towers' ? random.pick(['clouds', 'waves', 'dunes']) : far
  const foot = heroY + heroSize * 0.5
  const layers = [
    { terrain: far, y: foot - 62, rise: 96, colour: oklch(0.62, 0.13, scheme.hue), id: 'l0' },
    { terrain: far, y: foot - 34, rise: 70, colour: scheme.mid, id: 'l1' },
    { terrain: close, y: foot - 8, rise: 36, colour: scheme.dark, id: 'l2' },
    { terrain: close, y: foot + 24, rise: 32, colour: scheme.night, id: 'l3' },
  ] as const
  const paths = layers.map(({ terrain, y, rise, id }) => {
    return `<path d="${landPath(terrain, random, { width, height, y, rise })}" fill="${id === 'l3' ? scheme.night : `url(#${id})`}"/>`
  })
  const defs = layers.slice(0, 3).map(({ id, colour }, index) => {
    const lower = layers[index + 1]?.colour ?? scheme.night
    return verticalGradient(id, [
      { at: 0, colour },
      { at: 0.7, colour: lower },
    ])
  })
  return { defs: defs.join(''), behind: paths.slice(0, 2).join(''), before: paths.slice(2).join('') }
}
