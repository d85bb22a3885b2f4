import { glow } from '../../scenes/parts/light.ts'
import { repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { down } from './stroke.ts'

/** The colours of a festival at night by a lotus pond. */
export const night = {
  deep: '#2a0a1e',
  wine: '#5a0f33',
  crimson: '#c8193c',
  flame: '#f2452c',
  gold: '#f8bd3f',
  amber: '#c8781a',
  pink: '#f07aa0',
  rose: '#c8346c',
  jade: '#2f9a76',
  leaf: '#0f5a46',
  skin: '#e8b088',
} as const

/** A full moon about a point, its light round it. */
export const moon = (sheet: Sheet, { x, y, radius }: { x: number; y: number; radius: number }): string =>
  `${glow(sheet, x, y, radius * 2.2, radius * 2.2, '#ffb05a', 0.6)}<circle cx="${x}" cy="${y}" r="${radius}" fill="${down(sheet, '#fffbe6', '#ffe3a0')}"/><g transform="translate(${x} ${y}) scale(${radius / 40})" fill="#f2c878" opacity=".5"><circle cx="-14" cy="-12" r="7"/><circle cx="13" cy="15" r="9"/><circle cx="18" cy="-16" r="4"/></g>`

/** A silk lantern about the origin, 46 wide, on a cord of `cord`; returns its id. */
export function lantern(sheet: Sheet, cord: number): string {
  const skin = sheet.radial(
    [
      [0, '#ffe29a'],
      [0.5, '#f4552f'],
      [1, '#a3122e'],
    ],
    0.5,
    0.5,
    0.6,
  )
  const ribs = repeat(4, (index) => {
    const x = -15 + index * 10
    return `M${x * 0.6}-19Q${x * 1.5} 0 ${x * 0.6} 19`
  })
  return sheet.define(
    `${glow(sheet, 0, 0, 52, 52, '#ff8a3c', 0.6)}<path d="M0-20V-${cord}" stroke="#2a0a1e" stroke-width="1.600"/><ellipse rx="23" ry="19.500" fill="${skin}"/><path d="${ribs}" fill="none" stroke="#ffd98a" stroke-opacity=".6" stroke-width="1.300"/><path d="M-9-23H9V-17H-9ZM-9 17H9V23H-9Z" fill="#f8bd3f"/><path d="M-4 23V40M0 23V46M4 23V40" stroke="#f8bd3f" stroke-width="2"/>`,
  )
}

/** Level gleams on water about x, wider towards the foot. */
export const gleams = (x: number, top: number, colour: string): string =>
  `<path d="${repeat(7, (index) => {
    const half = 16 + index * 9 * (index % 2 === 0 ? 1 : 0.6)
    return `M${x - half + ((index * 29) % 21) - 10} ${top + index * 8}h${half * 2}`
  })}" stroke="${colour}" stroke-width="2.400" stroke-linecap="round" opacity=".7"/>`
