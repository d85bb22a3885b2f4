import { cherryBranch, petals } from '../parts/blossom.ts'
import { fill, glow } from '../parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'
import { wave } from '../parts/wave.ts'

/** A snow-capped mount whose summit is on the origin, 560 wide and 270 tall. */
function mount(sheet: Sheet): string {
  const rock = sheet.linear([
    [0, '#3c4470'],
    [0.55, '#56618f'],
    [1, '#9aa3bd'],
  ])
  const dark = sheet.linear([
    [0, '#2a3059'],
    [0.6, '#414a78'],
    [1, '#8a93b2'],
  ])
  return (
    `<path d="M-34 0C-24-6-12-2 0-3 12-4 22-5 34 0 84 66 150 172 290 270H-290C-150 172-84 66-34 0Z" fill="${rock}"/>` +
    `<path d="M6-3C16-4 24-4 34 0 84 66 150 172 290 270H90C80 200 60 150 40 96 26 60 14 30 6-3Z" fill="${dark}"/>` +
    '<path d="M-34 0C-24-6-12-2 0-3 12-4 22-5 34 0 54 28 72 56 92 86L74 80 66 104 48 78 34 112 18 84 2 126-14 86-30 110-44 82-62 104-70 84-92 92C-72 58-54 28-34 0Z" fill="#fffaf3"/>' +
    '<path d="M6-3C16-4 24-4 34 0 54 28 72 56 92 86L74 80 66 104 48 78 34 112 24 84C18 50 12 24 6-3Z" fill="#cfd3e8"/>' +
    '<path d="M-50 130L-70 190M-10 150-20 214M-96 150-128 206M44 140 66 200M92 150 130 210" stroke="#fff" stroke-opacity=".13" stroke-width="5" stroke-linecap="round"/>'
  )
}

/** A long level cloud of round bars, 250 wide. */
function cloud(sheet: Sheet): string {
  return sheet.define(
    '<path d="M52-28H198A13 13 0 0 1 198-2H160A11 11 0 0 0 160 20H230A12 12 0 0 1 230 44H20A12 12 0 0 1 20 20H84A11 11 0 0 0 84-2H52A13 13 0 0 1 52-28Z"/>',
  )
}

function sea(sheet: Sheet, top: number): string {
  const { width, height } = sheet
  const [back, front] = [
    sheet.linear([
      [0, '#a9c9c8'],
      [1, '#6f9fab'],
    ]),
    sheet.linear([
      [0, '#6fa3b0'],
      [1, '#3f6f8e'],
    ]),
  ]
  const mid = top + 34
  return (
    `<path d="M0 ${top}C${width * 0.2} ${top - 14} ${width * 0.36} ${top + 14} ${width * 0.56} ${top + 4} ${width * 0.76} ${top - 8} ${width * 0.9} ${top + 12} ${width} ${top}V${height}H0Z" fill="${back}"/>` +
    `<path d="M0 ${mid}C${width * 0.22} ${mid + 18} ${width * 0.4} ${mid - 12} ${width * 0.62} ${mid + 6} ${width * 0.8} ${mid + 18} ${width * 0.92} ${mid - 6} ${width} ${mid}V${height}H0Z" fill="${front}"/>` +
    `<path d="M${width * 0.5} ${top + 20}h70M${width * 0.72} ${top + 24}h110M${width * 0.86} ${mid + 26}h90M${width * 0.6} ${mid + 30}h60" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/>`
  )
}

const WATER = { deep: '#173a63', main: '#255a8f', light: '#3f83b8', pale: '#cfe6ee', foam: '#fffaf1' }

function paper(sheet: Sheet, hue: number): string {
  return fill(
    sheet,
    sheet.linear([
      [0, tone(0.925, 0.035, hue - 18)],
      [0.55, tone(0.965, 0.03, hue + 10)],
      [1, tone(0.93, 0.04, hue - 5)],
    ]),
  )
}

function sun(sheet: Sheet, { x, y, radius }: { x: number; y: number; radius: number }): string {
  const disc = sheet.linear([
    [0, '#ee4a3d'],
    [0.6, '#f4705c'],
    [1, '#f9a186'],
  ])
  return (
    glow(sheet, x, y, radius * 2.1, radius * 2.1, '#ffb59b', 0.65) +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${disc}"/>`
  )
}

function desktop(hue: number): string {
  const sheet = createSheet(1200, 510)
  const bar = cloud(sheet)
  return sheet.finish(
    paper(sheet, hue) +
      sun(sheet, { x: 884, y: 192, radius: 146 }) +
      `<g fill="#fffaf3" opacity=".75">${place(bar, 560, 150, 0.9)}${place(bar, 940, 236, 0.95)}${place(bar, 180, 96, 0.66)}</g>` +
      `<g transform="translate(926 140)">${mount(sheet)}</g>` +
      `<g fill="#fffaf3">${place(bar, 1010, 318, 0.8, 0, ' opacity=".8"')}${place(bar, 690, 300, 0.7, 0, ' opacity=".55"')}</g>` +
      sea(sheet, 392) +
      `<g transform="translate(622 136) scale(.94)">${wave(sheet, WATER)}</g>` +
      `<path d="M0 486C150 440 300 430 440 446 600 464 700 486 820 484 960 482 1080 456 1200 462V510H0Z" fill="${WATER.main}"/><path d="M0 500C200 470 330 468 480 482 640 496 900 506 1200 484V510H0Z" fill="${WATER.deep}"/>` +
      `<path d="M0 486C150 440 300 430 440 446 600 464 700 486 820 484 960 482 1080 456 1200 462" fill="none" stroke="${WATER.pale}" stroke-opacity=".65" stroke-width="3"/>` +
      `<g transform="translate(1200 44) scale(.98)">${cherryBranch(sheet, '#43232c')}</g>` +
      petals(sheet, { seed: 8, count: 24, left: 470, right: 1190, top: 30, bottom: 440 }, '#f7a3ae') +
      petals(sheet, { seed: 21, count: 9, left: 40, right: 470, top: 40, bottom: 400 }, '#f9c4c8', 0.9),
  )
}

/** A pale beach with a scalloped line of foam, where the copy lies. */
function shore(sheet: Sheet, hue: number): string {
  const sand = sheet.linear([
    [0, tone(0.94, 0.035, hue + 6)],
    [1, tone(0.97, 0.022, hue + 10)],
  ])
  const edge = repeat(13, (index) => `q20 ${index % 2 === 0 ? 17 : 9} 40 0`)
  return (
    `<path d="M-10 416${edge}V640H-10Z" fill="#fffaf1"/><path d="M-24 426${edge}V640H-24Z" fill="${WATER.pale}"/><path d="M-10 432${edge}V640H-10Z" fill="${sand}"/>` +
    '<path d="M40 520q40 10 90 0M330 486q50 12 110 0M250 592q40 8 84 0" fill="none" stroke="#b98a5c" stroke-opacity=".16" stroke-width="3" stroke-linecap="round"/>'
  )
}

function phone(hue: number): string {
  const sheet = createSheet(500, 640)
  const bar = cloud(sheet)
  return sheet.finish(
    paper(sheet, hue) +
      sun(sheet, { x: 268, y: 154, radius: 108 }) +
      `<g fill="#fffaf3" opacity=".75">${place(bar, 16, 92, 0.6)}${place(bar, 350, 190, 0.6)}</g>` +
      `<g transform="translate(312 132) scale(.74)">${mount(sheet)}</g>` +
      `<g fill="#fffaf3" opacity=".7">${place(bar, 330, 258, 0.6)}</g>` +
      sea(sheet, 316) +
      `<g transform="translate(36 126) scale(.7)">${wave(sheet, WATER)}</g>` +
      `<path d="M0 372C90 340 200 352 300 370 380 384 440 364 500 358V460H0Z" fill="${WATER.main}"/><path d="M0 372C90 340 200 352 300 370 380 384 440 364 500 358" fill="none" stroke="${WATER.pale}" stroke-opacity=".6" stroke-width="2.5"/>` +
      `<path d="M0 398C120 380 300 412 500 388V470H0Z" fill="${WATER.light}"/>${shore(sheet, hue)}` +
      `<g transform="translate(500 30) scale(.64)">${cherryBranch(sheet, '#43232c')}</g>` +
      petals(sheet, { seed: 8, count: 20, left: 10, right: 490, top: 20, bottom: 380 }, '#f7a3ae', 0.85),
  )
}

export const mountAndWave: BannerScene<'mount-and-wave'> = {
  id: 'mount-and-wave',
  copy: 'dark',
  desktop: ({ hue = 65 }: BannerOptions = {}) => desktop(hue),
  phone: ({ hue = 65 }: BannerOptions = {}) => phone(hue),
}
