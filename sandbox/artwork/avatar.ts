import { hairstyles } from './avatar-hair.ts'
import { oklch, shifted } from './parts/colour.ts'
import type { Random } from './parts/random.ts'
import { seededRandom } from './parts/random.ts'
import { svgFile } from './parts/svg.ts'

const skins = ['#f6d3b3', '#efc19a', '#e0a97e', '#c98d62', '#a96f47', '#875336', '#64402b'] as const
// Dark tones stand twice and grey once: about as often as in a crowd.
const darkHairs = ['#1d1418', '#2b1b17', '#3b2219', '#1d1418', '#2b1b17', '#4a2b1c', '#8d8d98'] as const
const hairs = [...darkHairs, '#7a4a26', '#b5793a', '#a8562a', '#5a3220'] as const
const brightHues = [20, 45, 75, 145, 180, 230, 265, 300, 345] as const

/** A friendly flat face, 96 x 96, head and shoulders: it fills the square and may be cut to a circle. */
export function drawAvatar(seed: number): string {
  const random = seededRandom(seed)
  const skin = random.pick(skins)
  const shade = shifted(skin, -0.07, 1.1)
  const hair = skins.indexOf(skin) > 3 ? random.pick(darkHairs) : random.pick(hairs)
  const hue = random.pick(brightHues)
  const style = random.pick(hairstyles)
  const cloth = oklch(random.between(0.55, 0.9), 0.12, hue + random.pick([150, 180, 210]))
  const parts = [
    ground(hue, random),
    style.back?.(hair) ?? '',
    body(skin, shade, cloth, random),
    head(skin, shade),
    features(skin, hair, random),
    style.canGrowBeard && random.chance(0.4) ? beard(hair, random) : '',
    style.front(hair, cloth),
    extras(random, hue),
  ]
  return svgFile(96, 96, parts.join(''))
}

function ground(hue: number, random: Random): string {
  const x = random.pick([28, 70])
  return `<rect width="96" height="96" fill="${oklch(0.62, 0.17, hue)}"/>
    <circle cx="${x}" cy="30" r="44" fill="${oklch(0.74, 0.14, hue)}"/>`
}

function body(skin: string, shade: string, cloth: string, random: Random): string {
  const dark = shifted(cloth, -0.12, 1)
  const shoulders = `<path d="M12 98c0-17 13-25 27-27h18c14 2 27 10 27 27z" fill="${cloth}"/>`
  const neck = `<path d="M40 56h16v14c0 5-3.5 9-8 9s-8-4-8-9z" fill="${skin}"/><path d="M40 61c4 5 12 5 16 0v4c-4 5-12 5-16 0z" fill="${shade}"/>`
  const collars = [
    `<path d="M38 71c3 6 17 6 20 0l4 1c-3 10-25 10-28 0z" fill="${dark}"/>`,
    `<path d="M37 70l11 12-8 5-7-15zM59 70L48 82l8 5 7-15z" fill="${dark}"/>`,
    `<path d="M36 72c2 14 22 14 24 0l5 1c-1 19-33 19-34 0z" fill="#fff" fill-opacity=".85"/>`,
    `<path d="M22 76l7-3v25h-7zM67 73l7 3v22h-7z" fill="${dark}"/>`,
  ] as const
  return shoulders + neck + random.pick(collars)
}

function head(skin: string, shade: string): string {
  return `<g fill="${shade}"><circle cx="30.5" cy="46" r="4.5"/><circle cx="65.5" cy="46" r="4.5"/></g>
    <path d="M31 38c0-12 7-19 17-19s17 7 17 19v8c0 12-8 20-17 20s-17-8-17-20z" fill="${skin}"/>`
}

function features(skin: string, hair: string, random: Random): string {
  const ink = '#2a1a1c'
  const brow = shifted(hair, -0.02, 1)
  const eyes = random.chance(0.7)
    ? `<g fill="${ink}"><circle cx="41" cy="45" r="2.1"/><circle cx="55" cy="45" r="2.1"/></g><g fill="#fff"><circle cx="41.7" cy="44.3" r=".7"/><circle cx="55.7" cy="44.3" r=".7"/></g>`
    : `<path d="M38.5 45.5q2.5-3 5 0M52.5 45.5q2.5-3 5 0" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"/>`
  const brows = `<path d="M37.5 40.5q3.5-2.5 7-.5M51.5 40q3.5-2 7 .5" fill="none" stroke="${brow}" stroke-width="1.7" stroke-linecap="round"/>`
  const nose = `<path d="M48 46.5q-2 4.5.8 5" fill="none" stroke="${shifted(skin, -0.14, 1.2)}" stroke-width="1.5" stroke-linecap="round"/>`
  const mouths = [
    `<path d="M43 56q5 4.5 10 0" fill="none" stroke="#8c3a3a" stroke-width="1.9" stroke-linecap="round"/>`,
    `<path d="M42 55h12c0 4-2.5 6.5-6 6.5S42 59 42 55z" fill="#7d2b33"/><path d="M43 55h10v1.8H43z" fill="#fff"/>`,
    `<path d="M44 57q5 2.5 8.5-1" fill="none" stroke="#8c3a3a" stroke-width="1.9" stroke-linecap="round"/>`,
  ] as const
  const cheeks = `<g fill="#f2646a" opacity=".22"><circle cx="37" cy="52" r="3.5"/><circle cx="59" cy="52" r="3.5"/></g>`
  return cheeks + eyes + brows + nose + random.pick(mouths)
}

function beard(hair: string, random: Random): string {
  return random.pick([
    `<path d="M31 47c2 5 4 6 7 5.5 3-2.5 17-2.5 20 0 3 .5 5-.5 7-5.5 1 14-6 21-17 21s-18-7-17-21zM43 55.5c0 4 2 5.5 5 5.5s5-1.5 5-5.5c-3-1.2-7-1.2-10 0z" fill="${hair}" fill-rule="evenodd"/>`,
    `<path d="M41 54.5c2-2.5 5-2.5 7-1.2 2-1.3 5-1.3 7 1.2-3 .8-5 .5-7-.3-2 .8-4 1.1-7 .3z" fill="${hair}"/>`,
  ])
}

function extras(random: Random, hue: number): string {
  const roll = random.next()
  if (roll < 0.17) {
    return `<g fill="none" stroke="#2a1a1c" stroke-width="1.6"><circle cx="41" cy="45" r="5.5"/><circle cx="55" cy="45" r="5.5"/><path d="M46.5 44.5q1.5-1 3 0M35.5 44.5l-4-1M60.5 44.5l4-1"/></g>`
  }
  if (roll < 0.29) return `<g fill="#ffd257"><circle cx="30.5" cy="52" r="2"/><circle cx="65.5" cy="52" r="2"/></g>`
  if (roll < 0.38) {
    const pads = oklch(0.35, 0.1, hue)
    return `<path d="M27 44c0-36 42-36 42 0" fill="none" stroke="${pads}" stroke-width="3.5"/><path d="M25 40h6v13h-6zM65 40h6v13h-6z" fill="${pads}"/>`
  }
  return ''
}
