import { axolotl } from '../friends/axolotl.ts'
import { houseCat, siamese } from '../friends/cat.ts'
import { falcon } from '../friends/falcon.ts'
import type { Cast } from '../friends/look.ts'
import { rabbit } from '../friends/rabbit.ts'
import { tigerCub } from '../friends/tiger.ts'
import { confetti, fill, hush, shadow, sparks } from '../parts/light.ts'
import { createSheet, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'
import { desert, type Ground, hanami, plaza, pond, riverside, type Spot, stadium } from './friends-grounds.ts'

/** A present of 130 by 130 about the origin with its bow. */
function present(sheet: Sheet, [light, deep, ribbon]: Cast['paper']): string {
  const wrap = sheet.linear(
    [
      [0, light],
      [1, deep],
    ],
    0,
    0,
    1,
    1,
  )
  return (
    `<path d="M-62-34H62L56 66H-56Z" fill="${wrap}"/><path d="M-62-34H62L60-14H-60Z" fill="#000" opacity=".2"/><path d="M-13-34H13V66H-13Z" fill="${ribbon}"/><path d="M-70-58H70V-28H-70Z" fill="${wrap}"/><path d="M-70-58H70V-50H-70Z" fill="#fff" opacity=".35"/><path d="M-14-58H14V-28H-14Z" fill="${ribbon}"/>` +
    `<path d="M0-58C-16-98-62-104-62-80-62-60-26-56 0-58ZM0-58C16-98 62-104 62-80 62-60 26-56 0-58Z" fill="${ribbon}"/><path d="M-8-62C-22-82-46-88-48-80-46-70-26-64-8-62ZM8-62C22-82 46-88 48-80 46-70 26-64 8-62Z" fill="#000" opacity=".22"/><path d="M-12-66H12V-50H-12Z" fill="${ribbon}"/><path d="M-12-66H12V-60H-12Z" fill="#fff" opacity=".4"/><path d="M-44 0C-36-6-30-2-30 6-30 14-40 18-44 24-48 18-58 14-58 6-58-2-52-6-44 0ZM42 8C47 4 51 7 51 12 51 17 45 20 42 24 39 20 33 17 33 12 33 7 37 4 42 8Z" fill="#fff" opacity=".7"/>`
  )
}

/** The paws or wing tips that hold the present. */
const paws = (fillOf: string, edge: string): string =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${side * 66} 14)${side < 0 ? ' scale(-1 1)' : ''}"><ellipse rx="21" ry="18" fill="${fillOf}" stroke="${edge}" stroke-width="2.500"/><path d="M-17-4H-8M-18 4H-8" stroke="${edge}" stroke-width="2.500" stroke-linecap="round"/></g>`,
    )
    .join('')

function group(sheet: Sheet, cast: Cast): string {
  const [left, middle, right] = cast.looks
  const { apart, beside } = cast
  return (
    shadow(sheet, 0, -4, 330, 40, '#0a0410', 0.8) +
    `<g transform="translate(${-apart} -6) rotate(-5) scale(${-beside} ${beside})">${cast.draw(sheet, left, true)}</g><g transform="translate(${apart} -6) rotate(5) scale(${beside})">${cast.draw(sheet, right, true)}</g>` +
    `<g transform="scale(1.16)">${cast.draw(sheet, middle, false)}<g transform="translate(0 -64) scale(.92)">${present(sheet, cast.paper)}${paws(middle.main, middle.deep)}</g></g>`
  )
}

interface Party {
  cast: Cast
  ground: Ground
  hue: number
  /** Lightness and colour of the calm side. */
  calm: (hue: number) => string
  /** Where the middle one stands, on a desktop and on a phone, if its brand's copy needs another place than most. */
  spots?: readonly [wide: Spot, tall: Spot]
  flakes: readonly string[]
}

function draw(sheet: Sheet, { cast, ground, calm, flakes }: Party, { hue, spot }: { hue: number; spot: Spot }): string {
  const { x, scale } = spot
  const wide = sheet.width > sheet.height
  const foot = wide ? sheet.height + 26 : spot.ground + 100
  const dark = calm(hue)
  const around = { seed: 22, count: 46, left: x - 340 * scale, right: x + 340 * scale, top: 10, bottom: foot - 120 }
  return sheet.finish(
    ground(sheet, hue, spot) +
      (wide ? hush(sheet, dark, 0.94) : '') +
      confetti(sheet, around, flakes, 11 * scale) +
      `<g transform="translate(${x} ${foot}) scale(${scale * 1.1})">${group(sheet, cast)}</g>` +
      (wide
        ? ''
        : fill(
            sheet,
            sheet.linear([
              [0.48, dark, 0],
              [Math.round((foot / sheet.height) * 100) / 100, dark, 1],
            ]),
          )) +
      sparks(sheet, { ...around, seed: 2, count: 12 }, '#fff', 14 * scale),
  )
}

/** A scene of one cast. */
function scene<Id extends string>(id: Id, party: Party): BannerScene<Id> {
  return {
    id,
    copy: 'light',
    desktop: ({ hue = party.hue }: BannerOptions = {}) =>
      draw(createSheet(1200, 510), party, { hue, spot: party.spots?.[0] ?? { x: 824, ground: 392, scale: 0.97 } }),
    phone: ({ hue = party.hue }: BannerOptions = {}) =>
      draw(createSheet(500, 640), party, { hue, spot: party.spots?.[1] ?? { x: 250, ground: 326, scale: 0.66 } }),
  }
}

const gold = ['#ffd257', '#fff3d8', '#ff7a5a'] as const

export const tigerFriends = scene('tiger-friends', {
  cast: {
    draw: tigerCub,
    looks: [
      { light: '#ffffff', main: '#f0ece2', deep: '#c8c0b4', cloth: '#0f7a4f', trim: '#ffffff' },
      { light: '#ffb347', main: '#f0801e', deep: '#c4540f', cloth: '#0f7a4f', trim: '#fff3e4' },
      { light: '#ffd27a', main: '#eaa23a', deep: '#b86f18', cloth: '#0f7a4f', trim: '#fff6e0' },
    ],
    apart: 152,
    beside: 0.86,
    paper: ['#ff5a5a', '#b8142e', '#ffd257'],
  },
  ground: stadium,
  spots: [
    { x: 948, ground: 392, scale: 0.9 },
    { x: 250, ground: 330, scale: 0.8 },
  ],
  hue: 158,
  calm: (hue) => tone(0.2, 0.06, hue + 8),
  flakes: ['#ffd257', '#ffffff', '#8affb0', '#ff6a6a'],
})

export const axolotlFriends = scene('axolotl-friends', {
  cast: {
    draw: axolotl,
    looks: [
      { light: '#b8fff0', main: '#5fdcc8', deep: '#2aa896', cloth: '#e0207a', trim: '#0f8a7c' },
      { light: '#ffc6dc', main: '#f78ab4', deep: '#dd5a92', cloth: '#12988a', trim: '#c4286a' },
      { light: '#fff0b0', main: '#ffce52', deep: '#e09a22', cloth: '#7a3fe0', trim: '#e8682a' },
    ],
    apart: 204,
    beside: 0.94,
    paper: ['#ffb04a', '#e8622a', '#ffffff'],
  },
  ground: plaza,
  hue: 5,
  calm: (hue) => tone(0.23, 0.12, hue - 62),
  flakes: ['#e0207a', '#ffc83d', '#5fe0c8', '#ffffff'],
})

export const rabbitFriends = scene('rabbit-friends', {
  cast: {
    draw: rabbit,
    looks: [
      { light: '#f6dcc4', main: '#dfae86', deep: '#b47c54', cloth: '#0f7a6a', trim: '#ffcf5a' },
      { light: '#ffffff', main: '#f2f4fc', deep: '#cfd6ec', cloth: '#c2163f', trim: '#ffcf5a' },
      { light: '#d8d4e6', main: '#a8a0c4', deep: '#78709c', cloth: '#d8762a', trim: '#ffe9a0' },
    ],
    apart: 192,
    beside: 0.94,
    paper: ['#ff5a4a', '#b00f2c', '#ffd257'],
  },
  ground: pond,
  hue: 4,
  calm: (hue) => tone(0.2, 0.08, hue - 12),
  flakes: [...gold, '#ffb0c8'],
})

export const falconFriends = scene('falcon-friends', {
  cast: {
    draw: falcon,
    looks: [
      { light: '#ffffff', main: '#d9dce6', deep: '#9aa2b8', cloth: '#c8462f', trim: '#ffffff' },
      { light: '#a06a3e', main: '#7a4a28', deep: '#4a2a18', cloth: '#1f8f8a', trim: '#f6e6cc' },
      { light: '#7a8298', main: '#4f5870', deep: '#2c3448', cloth: '#d8962a', trim: '#e8ecf4' },
    ],
    apart: 196,
    beside: 0.96,
    paper: ['#36c0b4', '#0f6a70', '#ffe2a0'],
  },
  ground: desert,
  hue: 255,
  calm: (hue) => tone(0.19, 0.06, hue + 12),
  flakes: ['#ffe2a0', '#ffffff', '#6ae0d4', '#f2a05a'],
})

export const catFriends = scene('cat-friends', {
  cast: {
    draw: houseCat,
    looks: [
      { light: '#6a6270', main: '#463f4e', deep: '#2a2430', cloth: '#d8d0e0', trim: '#fffaf4' },
      { light: '#ffffff', main: '#fffaf4', deep: '#e6d6cc', cloth: '#3f5670', trim: '#e8a860' },
      { light: '#ffce94', main: '#f0a860', deep: '#c67a34', cloth: '#7a3a5a', trim: '#fff6e8' },
    ],
    apart: 196,
    beside: 0.94,
    paper: ['#ffb0b8', '#d8506a', '#fff6e8'],
  },
  ground: hanami,
  hue: 20,
  calm: (hue) => tone(0.22, 0.06, hue + 260),
  flakes: ['#ffc4cc', '#fff0f0', '#f58f9c', '#ffe2b8'],
})

export const siameseFriends = scene('siamese-friends', {
  cast: {
    draw: siamese,
    looks: [
      { light: '#f4f2f6', main: '#dcdae6', deep: '#b0acc4', cloth: '#1f7a5a', trim: '#6a7090' },
      { light: '#fff6e6', main: '#f6e8d4', deep: '#d4ba9a', cloth: '#c9402f', trim: '#6a4a3c' },
      { light: '#ffe9c8', main: '#f0cfa0', deep: '#c89c66', cloth: '#6a3a9a', trim: '#a8623a' },
    ],
    apart: 192,
    beside: 0.94,
    paper: ['#ffc84a', '#d8821a', '#c2261e'],
  },
  ground: riverside,
  hue: 300,
  calm: (hue) => tone(0.2, 0.09, hue),
  flakes: [...gold, '#ff9ac0'],
})
