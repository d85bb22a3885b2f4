import { coin } from '../parts/coin.ts'
import { type HostLook, host } from '../parts/host.ts'
import { confetti, fill, glow, hush, rays, sparks } from '../parts/light.ts'
import { createSheet, num, place, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

const PEOPLE = [
  { skin: 1, hair: 0, style: 'swept', suit: ['#ffb52e', '#b8690f', '#8a2c04'] },
  { skin: 0, hair: 2, style: 'bun', suit: ['#ff5f8a', '#a8123e', '#ffffff'] },
  { skin: 3, hair: 1, style: 'curls', suit: ['#2fc9b8', '#0a6a64', '#ffe9a0'] },
] as const satisfies readonly HostLook[]

/** A person in a round golden frame of radius 100. */
function portrait(sheet: Sheet, person: HostLook, back: readonly [string, string]): string {
  const ground = sheet.radial(
    [
      [0, back[0]],
      [1, back[1]],
    ],
    0.5,
    0.4,
    0.7,
  )
  const ring = sheet.linear([
    [0, '#fff6cf'],
    [0.4, '#ffd257'],
    [1, '#b8690f'],
  ])
  const clip = sheet.clip('<circle r="92"/>')
  return `<circle r="106" cy="6" fill="#000" opacity=".25"/><circle r="102" fill="${ring}"/><circle r="93" fill="${ground}"/><g clip-path="${clip}"><g transform="translate(0 88) scale(.66)">${host(sheet, person)}</g></g><circle r="92.5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"/>`
}

/** A free seat of radius 100: someone may still be asked in. */
function freeSeat(): string {
  return '<circle r="98" fill="#fff" opacity=".16"/><circle r="98" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-dasharray="17 13.8" stroke-linecap="round"/><path d="M0-50A30 34 0 0 1 0 18 30 34 0 0 1 0-50ZM-62 66C-58 30-34 22 0 22S58 30 62 66A91 91 0 0 1-62 66Z" fill="#fff" opacity=".5"/>'
}

/** A round badge of radius 28: a tick for a friend who came, a plus for a free seat. */
function badge(sheet: Sheet, mark: string): string {
  const green = sheet.linear([
    [0, '#7af0a0'],
    [1, '#0f9a56'],
  ])
  return sheet.define(
    `<circle r="28" fill="#fff"/><circle r="23" fill="${green}"/><path d="${mark}" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}

type Seat = readonly [number, number, number]

interface Layout {
  x: number
  y: number
  scale: number
  seats: readonly [Seat, Seat, Seat, Seat, Seat]
}

function draw(sheet: Sheet, hue: number, { x, y, scale, seats }: Layout): string {
  const { width, height } = sheet
  const sky = sheet.radial(
    [
      [0, tone(0.72, 0.13, hue)],
      [0.4, tone(0.52, 0.13, hue)],
      [0.8, tone(0.34, 0.1, hue + 6)],
      [1, tone(0.24, 0.07, hue + 10)],
    ],
    x / width,
    y / height,
    0.74,
  )
  const backs = [
    ['#fff0b8', '#f09a2a'],
    ['#ffd0e0', '#e0508a'],
    ['#c8fff0', '#2a9a8a'],
  ] as const
  const [tick, plus] = [badge(sheet, 'M-11 1-3 9 11-8'), badge(sheet, 'M0-12V12M-12 0H12')]
  const [front, turned, thin] = [coin(sheet), coin(sheet, 0.72), coin(sheet, 0.42)]
  const links = seats
    .slice(1)
    .map(([dx, dy]) => `M0 0Q${num(dx * 0.5 + dy * 0.16)} ${num(dy * 0.5 - dx * 0.16)} ${dx} ${dy}`)
  const people = seats.map(([dx, dy, size], index) => {
    const [person, back] = [PEOPLE[index], backs[index]]
    return `<g transform="translate(${dx} ${dy}) scale(${size})">${person && back ? portrait(sheet, person, back) : freeSeat()}</g>`
  })
  const badges = seats
    .slice(1)
    .map(([dx, dy, size], index) =>
      place(index + 1 < PEOPLE.length ? tick : plus, dx + 72 * size, dy + 72 * size, size * 1.05),
    )
  return sheet.finish(
    fill(sheet, sky) +
      rays(sheet, x, y, width * 0.75, 26, '#fff', 0.2) +
      hush(sheet, tone(0.25, 0.075, hue + 8), width > height ? 0.8 : 0.94) +
      glow(sheet, x, y, 340 * scale, 300 * scale, '#fff', 0.4) +
      confetti(
        sheet,
        { seed: 22, count: 44, left: x - 350 * scale, right: x + 350 * scale, top: 10, bottom: y + 240 * scale },
        ['#ffd257', '#ff7fae', '#ffffff', '#8affd0'],
        11 * scale,
      ) +
      sparks(
        sheet,
        { seed: 2, count: 16, left: x - 330 * scale, right: x + 330 * scale, top: 14, bottom: y + 220 * scale },
        '#fff',
        15 * scale,
      ) +
      `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${links.join('')}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="16" stroke-linecap="round"/><path d="${links.join('')}" fill="none" stroke="#ffe38a" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"/>` +
      people.slice(1).join('') +
      people[0] +
      badges.join('') +
      place(front, -118, 118, 0.9, -14) +
      place(turned, 112, 112, 0.85, 14) +
      place(thin, -4, -176, 0.8, 20) +
      place(turned, 24, 186, 0.7, -20) +
      place(front, 4, 132, 0.7, 8) +
      '</g>',
  )
}

export const friends: BannerScene<'friends'> = {
  id: 'friends',
  copy: 'light',
  desktop: ({ hue = 178 }: BannerOptions = {}) =>
    draw(createSheet(1200, 510), hue, {
      x: 872,
      y: 254,
      scale: 0.98,
      seats: [
        [0, 0, 1.22],
        [-222, -112, 0.9],
        [222, 116, 0.9],
        [-208, 132, 0.76],
        [212, -128, 0.76],
      ],
    }),
  phone: ({ hue = 178 }: BannerOptions = {}) =>
    draw(createSheet(500, 640), hue, {
      x: 250,
      y: 206,
      scale: 0.78,
      seats: [
        [0, 0, 1.2],
        [-200, -128, 0.86],
        [200, 130, 0.86],
        [-200, 136, 0.74],
        [204, -134, 0.74],
      ],
    }),
}
