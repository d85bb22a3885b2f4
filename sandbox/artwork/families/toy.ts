import { oklch, shadowHue, shifted } from '../parts/colour.ts'
import type { HeroPalette } from '../parts/hero.ts'
import { radialGradient, verticalGradient } from '../parts/svg.ts'
import { glossLight } from './light.ts'
import { placedHero, rays, sparks } from './parts.ts'
import type { FamilyArt, Stage } from './stage.ts'
import { landPath } from './terrain.ts'

/** A sweet-shop: bright even light, a glossy hero with a sticker edge, bubbles, clouds of cream. */
export function drawToy(stage: Stage): FamilyArt {
  const { scheme, random, palette, width, height, heroX, heroY, heroSize } = stage
  const { hue } = scheme
  const ground = radialGradient('b', heroX, heroY, Math.hypot(width, height) * 0.58, [
    { at: 0, colour: oklch(0.97, 0.05, hue) },
    { at: 0.4, colour: oklch(0.86, 0.11, hue) },
    { at: 0.75, colour: oklch(0.72, 0.17, shadowHue(hue, 0.2)) },
    { at: 1, colour: oklch(0.57, 0.2, shadowHue(hue, 0.45)) },
  ])
  const burst = rays(stage, random.pick([9, 10, 12]), '#fff', random.between(0, 30), 0.5)
  const foot = heroY + heroSize * 0.44
  const cream = verticalGradient('l', [
    { at: 0, colour: '#fff' },
    { at: 0.45, colour: oklch(0.9, 0.08, hue - 20) },
  ])
  const nearer = verticalGradient('m', [
    { at: 0, colour: oklch(0.93, 0.07, hue + 24) },
    { at: 0.6, colour: oklch(0.62, 0.19, shadowHue(hue, 0.35)) },
  ])
  const behind = `<path d="${landPath('clouds', random, { width, height, y: foot - 8, rise: 60 })}" fill="url(#l)"/>`
  const before = `<path d="${landPath('clouds', random, { width, height, y: foot + 30, rise: 52 })}" fill="url(#m)"/>`
  return {
    defs: ground + burst.defs + cream + nearer + bubbleFill(hue) + glossLight('#fff', oklch(0.4, 0.16, hue - 20)),
    art: `<rect width="${width}" height="${height}" fill="url(#b)"/>${burst.art}${behind}${stage.detail < 0.5 ? '' : bubbles(stage)}
      ${placedHero(stage, candied(palette), heroSize * 0.9)}${before}${sparks(stage, 9, '#fff')}`,
  }
}

function candied(palette: HeroPalette): HeroPalette {
  return {
    ...palette,
    light: shifted(palette.light, 0.05, 1.1),
    main: shifted(palette.main, 0.06, 1.18),
    deep: shifted(palette.deep, 0.05, 1.25),
    accent: shifted(palette.accent, 0.05, 1.15),
  }
}

function bubbleFill(hue: number): string {
  return `<radialGradient id="o" cx=".35" cy=".3" r=".75"><stop stop-color="#fff"/><stop offset=".3" stop-color="${oklch(0.85, 0.13, hue + 150)}"/>
    <stop offset="1" stop-color="${oklch(0.58, 0.2, hue + 130)}"/></radialGradient>`
}

function bubbles({ random, heroX, heroY, heroSize, width }: Stage): string {
  let art = ''
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * Math.PI * 2 + random.between(-0.3, 0.3)
    const reach = heroSize * random.between(0.52, 0.62)
    const radius = random.whole(7, 17)
    const x = Math.round(Math.min(width - 12, Math.max(12, heroX + Math.cos(angle) * reach)))
    art += `<circle cx="${x}" cy="${Math.round(heroY + Math.sin(angle) * reach)}" r="${radius}"/>`
  }
  return `<g fill="url(#o)" stroke="#fff" stroke-width="2">${art}</g>`
}
