import { starPath } from '../parts/coin.ts'
import { host, hostLook } from '../parts/host.ts'
import { bokeh, fill, glow, rays, sparks } from '../parts/light.ts'
import { createSheet, num, repeat, type Sheet } from '../parts/sheet.ts'
import { GOLD_DEEP, GOLD_LIGHT, GOLD_SHINE, tone } from '../parts/tone.ts'
import type { WideOptions, WideScene } from '../parts/types.ts'

const COLOURS = ['#ffb52e', '#f2385a', '#2fb6ea', '#2ac877', '#7b49f0', '#ff7a33'] as const

/** A wheel of fortune of radius 118 about the origin. */
function wheel(sheet: Sheet, turn: number): string {
  const metal = sheet.linear(
    [
      [0, GOLD_SHINE],
      [0.3, GOLD_LIGHT],
      [0.65, '#f2ac28'],
      [1, GOLD_DEEP],
    ],
    0.1,
    0,
    0.9,
    1,
  )
  const hub = sheet.radial(
    [
      [0, '#ff6a7c'],
      [0.7, '#e01a46'],
      [1, '#8c0b2d'],
    ],
    0.4,
    0.35,
    0.7,
  )
  const shade = sheet.radial([
    [0, '#fff', 0.22],
    [0.55, '#fff', 0],
    [1, '#1a0638', 0.42],
  ])
  const count = 18
  const marks = [
    `<path d="${starPath(9)}"/>`,
    '<path d="M0-9 6 0 0 9-6 0Z"/>',
    '<circle r="3.4" cy="-5"/><circle r="3.4" cy="5"/>',
    '<circle r="6" fill="none" stroke="#fff" stroke-width="3.4"/>',
  ].map((mark) => sheet.define(`<g transform="translate(0 -82)">${mark}</g>`))
  const step = num((51 * Math.PI * 2) / count)
  const gap = num((51 * Math.PI * 2 * 5) / count)
  const wedges = COLOURS.map(
    (colour, index) => `<circle r="51" stroke="${colour}" transform="rotate(${index * 20})"/>`,
  ).join('')
  const seams = repeat(count, (index) => {
    const angle = (index * 2 * Math.PI) / count
    return `M0 0L${num(Math.cos(angle) * 102)} ${num(Math.sin(angle) * 102)}`
  })
  const signs = repeat(
    count,
    (index) => `<use href="#${marks[index % marks.length]}" transform="rotate(${index * 20})"/>`,
  )
  const bulbs = (size: number, colour: string): string =>
    `<circle r="110.5" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray=".01 28.92"/>`
  return (
    `<circle r="118" fill="${metal}"/><circle r="104" fill="#3a1058"/><g transform="rotate(${turn})"><g fill="none" stroke-width="102" stroke-dasharray="${step} ${gap}">${wedges}</g><path d="${seams}" stroke="#fff" stroke-width="1.8"/><g fill="#fff">${signs}</g></g><circle r="102" fill="${shade}"/>${bulbs(14, '#fff3b055')}${bulbs(8, '#fffdf0')}` +
    `<circle r="32" fill="#000" opacity=".28" cy="3"/><circle r="30" fill="${metal}"/><circle r="23" fill="${hub}"/><path d="${starPath(15)}" fill="${GOLD_SHINE}"/>` +
    `<path d="M-13-128H13L0-92Z" fill="#fff" stroke="#c01a44" stroke-width="4" stroke-linejoin="round"/>`
  )
}

export const carnivalWheel: WideScene<'carnival-wheel'> = {
  id: 'carnival-wheel',
  kind: 'live',
  draw({ hue = 328, variant = 0 }: WideOptions = {}) {
    const sheet = createSheet(480, 270)
    const sky = sheet.radial(
      [
        [0, tone(0.72, 0.22, hue + 10)],
        [0.45, tone(0.55, 0.24, hue)],
        [1, tone(0.3, 0.17, hue - 30)],
      ],
      0.66,
      0.5,
      0.75,
    )
    const suits = [
      ['#4b2bb0', '#24115e', '#ff9ad5'],
      ['#0f7f86', '#063b4a', '#ffd257'],
      ['#b3203f', '#560a26', '#ffe9c9'],
    ] as const
    const suit = suits[variant % suits.length] ?? suits[0]
    return sheet.finish(
      fill(sheet, sky) +
        rays(sheet, 326, 140, 360, 24, '#fff', 0.2) +
        bokeh(
          sheet,
          { seed: 6 + variant, count: 10, left: 0, right: 480, top: 0, bottom: 270 },
          ['#ffffff', '#ffd27a'],
          22,
          0.2,
        ) +
        glow(sheet, 326, 142, 170, 160, '#fff3b8', 0.6) +
        `<path d="M300 250 318 150H334L352 250Z" fill="#3a1058"/><path d="M262 262Q326 238 390 262V270H262Z" fill="#2a0a44"/><g transform="translate(326 140)">${wheel(sheet, 7 + variant * 40)}</g>` +
        `<g transform="translate(122 232) scale(.78)">${host(sheet, hostLook(variant + 1, suit, true))}</g>` +
        sparks(sheet, { seed: 8 + variant, count: 10, left: 190, right: 470, top: 20, bottom: 120 }, '#fff', 9),
    )
  },
}
