import { oklch } from '../parts/colour.ts'
import type { Random } from '../parts/random.ts'
import { ridge } from './parts/ridge.ts'
import type { Grammar } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'

/** Against curtains of light: the hero dark, its edge lit, its image once more in the water below. */
export const drawAurora: Grammar = (subject) => {
  const { random } = subject
  const hue = random.pick([155, 172, 195, 225, 300])
  const night = oklch(0.15, 0.05, hue + 20)
  const title = titleOf(subject, { bottom: 380, tallest: 44, width: 250, oneLine: 10 })
  const shore = 258
  const lights = [oklch(0.86, 0.17, hue), oklch(0.78, 0.18, hue + 60), oklch(0.72, 0.2, hue - 50)]
  const figure = heroAt(subject, {
    x: random.whole(120, 180),
    y: shore - 106,
    size: random.whole(214, 246),
    isMirrored: isTurned(subject),
  })
  return `<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${night}"/><stop offset=".64" stop-color="${oklch(0.42, 0.12, hue + 14)}"/><stop offset=".65" stop-color="${oklch(0.2, 0.07, hue + 20)}"/></linearGradient>
    ${edge(lights[0] ?? '#fff', hue)}<filter id="u" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="5 12"/></filter>${title.defs}</defs>${ground('url(#b)')}${stars(random)}
    <g id="v"><g filter="url(#u)">${lights.map((light) => curtain(random, light)).join('')}</g>${ridge(random, { y: 236, rise: 44, fill: night }).replace('V410z', `V${shore}z`).replace('410', String(shore))}<g filter="url(#f)">${figure}</g></g>
    <use href="#v" transform="translate(0 ${shore * 2})scale(1-1)" opacity=".34"/>${ripples(random, lights[0] ?? '#fff')}
    ${layer(subject, { fill: night, stroke: night, line: 6 })}${layer(subject, { fill: oklch(0.96, 0.05, hue) })}`
}

function edge(light: string, hue: number): string {
  const shade = oklch(0.3, 0.09, hue + 20)
  const part = (at: number): string => ((Number.parseInt(shade.slice(at, at + 2), 16) / 255) * 0.4).toFixed(2)
  return `<filter id="f" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feColorMatrix values=".42.1.04 0 ${part(1)}.04.46.04 0 ${part(3)}.04.1.46 0 ${part(5)} 0 0 0 1 0" result="p"/>
    <feOffset in="SourceAlpha" dy="4.400"/><feComposite in="SourceAlpha" operator="out" result="e"/><feFlood flood-color="${light}"/><feComposite in2="e" operator="in" result="r"/><feDropShadow in="p" dx="0" dy="-2" stdDeviation="14" flood-color="${light}" flood-opacity=".95" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="r"/></feMerge></filter>`
}

/** A hanging fold of light, brightest at its lower edge. */
function curtain(random: Random, light: string): string {
  let [x, data] = [random.whole(-30, 40), '']
  for (let at = 0; at < 9; at++) {
    const tall = random.whole(70, 150)
    const foot = 150 + Math.round(Math.sin(at * 0.9 + x) * 26)
    data += `M${x} ${foot}v-${tall}h20v${tall + random.whole(-14, 14)}z`
    x += random.whole(26, 44)
  }
  return `<path d="${data}" fill="${light}" opacity=".85"/>`
}

function stars(random: Random): string {
  let data = ''
  for (let at = 0; at < 30; at++) data += `M${random.whole(4, 296)} ${random.whole(4, 200)}h0`
  return `<path d="${data}" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".8"/>`
}

function ripples(random: Random, light: string): string {
  let data = ''
  for (let at = 0; at < 12; at++) data += `M${random.whole(0, 240)} ${264 + at * 6}h${random.whole(14, 60)}`
  return `<path d="${data}" stroke="${light}" stroke-width="1.6" opacity=".4"/>`
}
