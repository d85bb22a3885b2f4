import type { HeroPalette } from '../parts/hero.ts'
import type { Random } from '../parts/random.ts'
import { radialGradient, short } from '../parts/svg.ts'
import type { Echo, Stage } from './stage.ts'

/** The hero placed by its centre, under the filter "f". */
export function placedHero(stage: Stage, palette: HeroPalette, size = stage.heroSize, turn = 0): string {
  const scale = Math.round((size / 240) * 1000) / 1000
  const corner = `translate(${short(stage.heroX - size / 2)} ${short(stage.heroY - size / 2)}) scale(${scale})`
  const turned = turn === 0 ? '' : ` rotate(${short(turn)} 120 120)`
  const hero = `<g filter="url(#f)"><g id="a" transform="${corner}${turned}">${stage.hero.draw(palette)}</g></g>`
  if (!stage.echoes?.length) return hero
  const flat = `<filter id="e"><feFlood flood-color="${stage.scheme.dark}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`
  const echoes = stage.echoes.map((echo) => echoed(stage, echo)).join('')
  return `<defs>${flat}</defs><g filter="url(#e)" opacity=".32">${echoes}</g>${hero}`
}

function echoed({ heroX, heroY }: Stage, { x, y, size, turn }: Echo): string {
  const place = `translate(${short(heroX + x)} ${short(heroY + y)})rotate(${turn})scale(${size})`
  return `<use href="#a" transform="${place}translate(${short(-heroX)} ${short(-heroY)})"/>`
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
export function rays(
  stage: Stage,
  count: number,
  colour: string,
  turn: number,
  opacity: number,
): { defs: string; art: string } {
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

interface Ring extends Record<'x' | 'y' | 'radius' | 'count', number> {
  colour: string
}

interface Ticks {
  length: number
  thick?: number
}

/** A ring of round bulbs, beads or ticks. */
export function dottedRing({ x, y, radius, count, colour, size }: Ring & { size: number }): string {
  const step = ((2 * Math.PI * radius) / count).toFixed(2)
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}"
    stroke-width="${short(size)}" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`
}

export function tickRing({ x, y, radius, count, colour, length, thick = 1.6 }: Ring & Ticks): string {
  const step = (2 * Math.PI * radius) / count
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}"
    stroke-width="${short(length)}" stroke-dasharray="${thick} ${(step - thick).toFixed(2)}"/>`
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
export function motes(
  stage: Stage,
  { count, colour, size, opacity }: { count: number; colour: string; size: number; opacity: number },
): string {
  let data = ''
  for (let index = 0; index < lessened(count, stage); index++) {
    data += `M${stage.random.whole(4, stage.width - 4)} ${stage.random.whole(4, Math.round(stage.height * 0.7))}h0`
  }
  return `<path d="${data}" stroke="${colour}" stroke-width="${short(size)}" stroke-linecap="round" opacity="${opacity}"/>`
}

/** Falling petals: leaves of two curves at many turns, in one path. */
export function petals(stage: Stage, count: number, colour: string): string {
  let data = ''
  for (let index = 0; index < lessened(count, stage); index++) {
    const [x, y] = around(stage, stage.random)
    const angle = stage.random.between(0, Math.PI * 2)
    const long = stage.random.between(7, 15)
    const [dx, dy] = [Math.round(Math.cos(angle) * long), Math.round(Math.sin(angle) * long)]
    const [bendX, bendY] = [Math.round(dx / 2 - dy * 0.6), Math.round(dy / 2 + dx * 0.6)]
    const [backX, backY] = [Math.round(-dx / 2 + dy * 0.45), Math.round(-dy / 2 - dx * 0.45)]
    data += `M${x} ${y}q${bendX} ${bendY} ${dx} ${dy} ${backX} ${backY} ${-dx} ${-dy}`
  }
  return `<path d="${data}" fill="${colour}"/>`
}

/** A gold coin with a star, for the foot of a picture; its shape stands in `coinShape` once. */
export const coinShape = `<g id="c"><circle cy="3" r="20" fill="#8a4b06"/><circle r="19" fill="#f5b528" stroke="#ffe793" stroke-width="2"/>
  <circle r="14" fill="#e39a12" stroke="#b46a06"/><path d="M0-10l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" fill="#fff0b0"/></g>`

export function coin(x: number, y: number, radius: number, turn: number): string {
  const scale = (radius / 20).toFixed(2)
  return `<use href="#c" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${scale})"/>`
}
