import { oklch, shifted } from '../parts/colour.ts'
import { radialGradient, verticalGradient } from '../parts/svg.ts'
import { rimLight } from './light.ts'
import { litGround, motes, placedHero, sparks } from './parts.ts'
import type { FamilyArt, Stage } from './stage.ts'

/** So near that the hero runs over the edges: strong light from one corner, the rest in shade, a textured wall behind. */
export function drawMacro(stage: Stage): FamilyArt {
  const { scheme, random, palette, width, height } = stage
  const side = random.pick([-1, 1])
  const near = { ...stage, heroX: stage.heroX + side * 14, heroY: stage.heroY + stage.heroSize * 0.07 }
  const ground = litGround(stage, [scheme.mid, scheme.dark, scheme.night])
  const accent = oklch(0.86, 0.13, scheme.counter)
  const vignette = radialGradient('v', width / 2 + side * -30, height * 0.3, Math.hypot(width, height) * 0.56, [
    { at: 0.3, colour: scheme.night, opacity: 0 },
    { at: 0.72, colour: scheme.night, opacity: 0.4 },
    { at: 1, colour: scheme.night, opacity: 0.95 },
  ])
  const shaft = verticalGradient('l', [
    { at: 0, colour: scheme.glow, opacity: 0.5 },
    { at: 1, colour: scheme.glow, opacity: 0 },
  ])
  const deeper = { ...palette, deep: shifted(palette.deep, -0.05, 1.1), light: shifted(palette.light, 0.02, 1.05) }
  const beam = `<path d="M${side > 0 ? 0 : width} 0h${side * Math.round(width * 0.5)}l${side * 110} ${height}h-${Math.round(width * 0.6)}z"
    fill="url(#l)"/>`
  const cover = `<rect width="${width}" height="${height}" fill="url(#v)"/>`
  const hero = placedHero(near, deeper, stage.heroSize * 1.5, side * random.whole(5, 11))
  return {
    defs: ground.defs + wall(stage) + vignette + shaft + rimLight(palette.shine, scheme.night),
    art: `${ground.art}<rect width="${width}" height="${height}" fill="url(#k)"/>${beam}${hero}${cover}
      ${motes(stage, { count: 14, colour: scheme.glow, size: 2.2, opacity: 0.7 })}${sparks(stage, 8, accent)}${innerLine(stage)}`,
  }
}

function innerLine({ width, height, scheme }: Stage): string {
  return `<rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="9" fill="none" stroke="${scheme.bright}" stroke-opacity=".45" stroke-width="1.5"/>`
}

function wall({ random, scheme }: Stage): string {
  const line = `fill="none" stroke="${scheme.bright}" stroke-opacity=".3" stroke-width="1.5"`
  const tile = random.pick([
    `width="22" height="22"><path d="M0 11Q11 28 22 11M-11 0Q0 17 11 0Q22 17 33 0M-11 22Q0 39 11 22Q22 39 33 22" ${line}/>`,
    `width="28" height="44"><path d="M14 0l14 22-14 22L0 22z" ${line}/><circle cx="14" cy="22" r="2" fill="${scheme.bright}" fill-opacity=".5"/>`,
    `width="36" height="62"><path d="M18 0v20l18 11v20L18 62 0 51V31l18-11M0 51v11M36 51v11M0 0v0" ${line}/>`,
    `width="30" height="30"><path d="M15 0v7m0 16v7M0 15h7m16 0h7M15 7l8 8-8 8-8-8z" ${line}/>`,
  ])
  return `<pattern id="k" patternUnits="userSpaceOnUse" ${tile}</pattern>`
}
