import type { HeroPalette } from '../hero.ts'
import type { Random } from '../random.ts'
import { radialGradient, short } from '../svg.ts'
import type { Stage } from './stage.ts'

/** The hero placed by its centre, under the filter "f". */
export function placedHero(stage: Stage, palette: HeroPalette, size = stage.heroSize, turn = 0): string {
  const scale = Math.round((size / 240) * 1000) / 1000
  const corner = `translate(${short(stage.heroX - size / 2)} ${short(stage.heroY - size / 2)}) scale(${scale})`
  const turned = turn === 0 ? '' : ` rotate(${short(turn)} 120 120)`
  return `<g filter="url(#f)"><g transform="${corner}${turned}">${stage.hero.draw(palette)}</g></g>`
}

/** The ground of every family: light at 50 % x 40 %, or behind the hero of a wide picture. */
export function litGround(stage: Stage, colours: readonly string[], spread = 0.78): { defs: string; art: string } {
  const last = colours.length - 1
  const list = colours.map((colour, index) => ({ at: Math.round((index / last) ** 0.9 * 100) / 100, colour }))
  const radius = Math.hypot(stage.width, stage.height) * spread * 0.75
  return {
    defs: radialGradient('b', stage.heroX, stage.heroY + 6, radius, list),
    art: `<rect width="${stage.width}" height="${stage.height}" fill="url(#b)"/>`,
  }
}

/** Rays are one dashed circle: each dash of the thick stroke is a wedge. */
export function rays(stage: Stage, count: number, colour: string, turn: number, opacity: number): { defs: string; art: string } {
  const reach = Math.hypot(stage.width, stage.height)
  const radius = reach / 2
  const dash = ((Math.PI * radius) / count).toFixed(2)
  const x = short(stage.heroX)
  const y = short(stage.heroY)
  return {
    defs: radialGradient('y', stage.heroX, stage.heroY, reach * 0.72, [
      { at: 0.1, colour, opacity },
      { at: 0.75, colour, opacity: opacity * 0.45 },
      { at: 1, colour, opacity: 0 },
    ]),
    art: `<circle cx="${x}" cy="${y}" r="${short(radius)}" fill="none" stroke="url(#y)" stroke-width="${short(reach)}"
      stroke-dasharray="${dash}" transform="rotate(${short(turn)} ${x} ${y})"/>`,
  }
}

export function glow(stage: Stage, colour: string, radius: number, opacity: number): { defs: string; art: string } {
  return {
    defs: radialGradient('w', stage.heroX, stage.heroY, radius, [
      { at: 0, colour, opacity },
      { at: 0.45, colour, opacity: opacity * 0.55 },
      { at: 1, colour, opacity: 0 },
    ]),
    art: `<circle cx="${short(stage.heroX)}" cy="${short(stage.heroY)}" r="${short(radius)}" fill="url(#w)"/>`,
  }
}

/** A ring of round bulbs, beads or ticks. */
export function dottedRing(x: number, y: number, radius: number, count: number, size: number, colour: string): string {
  const step = ((2 * Math.PI * radius) / count).toFixed(2)
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}"
    stroke-width="${short(size)}" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`
}

export function tickRing(x: number, y: number, radius: number, count: number, length: number, colour: string): string {
  const step = (2 * Math.PI * radius) / count
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}"
    stroke-width="${short(length)}" stroke-dasharray="1.6 ${(step - 1.6).toFixed(2)}"/>`
}

function around(stage: Stage, random: Random): [number, number] {
  const angle = random.between(0, Math.PI * 2)
  const reach = stage.heroSize * random.between(0.4, 0.72)
  const x = Math.min(stage.width - 10, Math.max(10, stage.heroX + Math.cos(angle) * reach))
  const y = Math.min(stage.height * 0.72, Math.max(10, stage.heroY + Math.sin(angle) * reach))
  return [Math.round(x), Math.round(y)]
}

/** Eight stay whatever the budget: a poster without sparks looks unfinished. */
function lessened(count: number, { detail }: Stage): number {
  return Math.max(Math.min(8, count), Math.round(count * detail))
}

/** Four-pointed sparks in one path, a few large and the rest small. */
export function sparks(stage: Stage, count: number, colour: string): string {
  let data = ''
  for (let index = 0; index < lessened(count, stage); index++) {
    const [x, y] = around(stage, stage.random)
    const long = index < 3 ? stage.random.whole(9, 13) : stage.random.whole(3, 6)
    const thin = Math.max(1, Math.round(long / 6))
    const rest = long - thin
    data += `M${x} ${y - long}l${thin} ${rest} ${rest} ${thin}-${rest} ${thin}-${thin} ${rest}-${thin}-${rest}-${rest}-${thin} ${rest}-${thin}z`
  }
  return `<path d="${data}" fill="${colour}"/>`
}

/** Round motes of light or snow. */
export function motes(stage: Stage, count: number, colour: string, size: number, opacity: number): string {
  let data = ''
  for (let index = 0; index < lessened(count, stage); index++) {
    data += `M${stage.random.whole(4, stage.width - 4)} ${stage.random.whole(4, Math.round(stage.height * 0.7))}h0`
  }
  return `<path d="${data}" stroke="${colour}" stroke-width="${short(size)}" stroke-linecap="round" opacity="${opacity}"/>`
}

/** Falling petals: one drop-shaped leaf set down at many turns. */
export function petals(stage: Stage, count: number, colour: string): string {
  let uses = ''
  for (let index = 0; index < lessened(count, stage); index++) {
    const [x, y] = around(stage, stage.random)
    const scale = stage.random.between(0.5, 1.25).toFixed(1).replace(/^0/, '')
    const place = `translate(${x} ${y})rotate(${stage.random.whole(0, 359)})scale(${scale})`
    uses += `<use href="#q" transform="${place}"/>`
  }
  return `<defs><path id="q" d="M0-8c7 3 7 11 0 16-3-2-6-4-6-8s2-7 6-8z"/></defs><g fill="${colour}">${uses}</g>`
}

/** A gold coin with a star, for the foot of a picture. */
export function coin(x: number, y: number, radius: number, turn: number): string {
  const scale = (radius / 20).toFixed(2).replace(/^0/, '')
  return `<g transform="translate(${short(x)} ${short(y)})rotate(${short(turn)})scale(${scale})">
    <ellipse cy="3" rx="20" ry="20" fill="#8a4b06"/><circle r="20" fill="#f5b528"/><circle r="20" fill="none" stroke="#ffe793" stroke-width="2.5"/>
    <circle r="14" fill="#e39a12" stroke="#b46a06" stroke-width="1.5"/>
    <path d="M0-10l3 6.5 7 .7-5.2 4.8 1.5 7-6.3-3.7-6.3 3.7 1.5-7-5.2-4.8 7-.7z" fill="#fff0b0"/></g>`
}
