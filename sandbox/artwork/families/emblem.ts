import { oklch } from '../parts/colour.ts'
import { verticalGradient } from '../parts/svg.ts'
import { rimLight } from './light.ts'
import { coin, coinShape, dottedRing, glow, litGround, placedHero, rays, sparks, tickRing } from './parts.ts'
import type { FamilyArt, Stage } from './stage.ts'

const gold = verticalGradient('g', [
  { at: 0, colour: '#fff3bd' },
  { at: 0.45, colour: '#eeb23a' },
  { at: 0.55, colour: '#a8620f' },
  { at: 1, colour: '#f7cf67' },
])

/** The hero as a medal: a sunburst behind it, a metal frame round it, coins at its foot. */
export function drawEmblem(stage: Stage): FamilyArt {
  const { scheme, random, palette } = stage
  const ground = litGround(stage, [scheme.bright, scheme.mid, scheme.dark, scheme.night])
  const burst = rays(stage, random.pick([14, 16, 18, 22]), scheme.glow, random.between(0, 20), 0.5)
  const light = glow(stage, scheme.glow, stage.heroSize * 0.62, 0.85)
  const spark = oklch(0.96, 0.07, 90)
  const frame = drawFrame(stage)
  return {
    defs: ground.defs + burst.defs + light.defs + gold + rimLight(palette.shine, scheme.night),
    art:
      ground.art +
      burst.art +
      frame +
      light.art +
      placedHero(stage, palette, stage.heroSize * 1.03) +
      footing(stage) +
      sparks(stage, 11, spark),
  }
}

function drawFrame(stage: Stage): string {
  const { heroX: x, heroY: y, random, scheme } = stage
  const radius = Math.round(stage.heroSize * 0.53)
  const circle = (by: number, width: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius + by}" fill="none" stroke="url(#g)" stroke-width="${width}"/>`
  switch (random.whole(0, 4)) {
    case 0:
      return (
        circle(0, 3) + circle(-8, 1) + tickRing({ x, y, radius: radius + 9, count: 60, length: 6, colour: '#f6d27a' })
      )
    case 1:
      return `${circle(2, 13)}${dottedRing({ x, y, radius: radius + 2, count: 34, size: 5, colour: '#fffbe0' })}`
    case 2: {
      const side = Math.round(radius * 1.5)
      const square = `<path d="M${x - side / 2} ${y - side / 2}h${side}v${side}h-${side}z" id="v"/>`
      const turned = `<use href="#v" transform="rotate(45 ${x} ${y})"/>`
      return `<g fill="${scheme.dark}" fill-opacity=".35" stroke="url(#g)" stroke-width="4">${square}${turned}</g>${circle(-10, 1.5)}`
    }
    case 3:
      return `<circle cx="${x}" cy="${y}" r="${radius - 6}" fill="${scheme.glow}" fill-opacity=".35"/>${tickRing({ x, y, radius: radius + 6, count: 40, length: 18, colour: '#f4c65a', thick: 7 })}${circle(-6, 5)}`
    default:
      return `<circle cx="${x}" cy="${y}" r="${radius - 4}" fill="${scheme.dark}" fill-opacity=".45"/>${circle(-2, 5)}${circle(6, 1.5)}
        ${dottedRing({ x, y, radius: radius + 13, count: 48, size: 3, colour: '#ffe28a' })}`
  }
}

function footing(stage: Stage): string {
  const { heroX, heroY, heroSize, random } = stage
  if (random.chance(0.45) || stage.detail < 0.5) return ''
  const y = heroY + heroSize * 0.42
  const left = coin(heroX - heroSize * 0.46, y, heroSize * 0.075, -18)
  const right = coin(heroX + heroSize * 0.47, y - 8, heroSize * 0.09, 14)
  return `<defs>${coinShape}</defs>${left}${right}${random.chance(0.6) ? coin(heroX - heroSize * 0.5, heroY - heroSize * 0.3, heroSize * 0.05, 30) : ''}`
}
