import { camel, lattice, moon, palm, tent } from '../parts/desert.ts'
import { fill, glow, hush, sparks, specks } from '../parts/light.ts'
import { createSheet, place, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

function sky(sheet: Sheet, hue: number, { x, y, size }: { x: number; y: number; size: number }): string {
  const { width, height } = sheet
  const air = sheet.linear([
    [0, tone(0.2, 0.08, hue + 18)],
    [0.4, tone(0.33, 0.1, hue + 4)],
    [0.66, tone(0.55, 0.1, hue - 42)],
    [0.8, tone(0.7, 0.08, hue - 62)],
  ])
  return (
    fill(sheet, air) +
    lattice(sheet, { colour: '#ffe9b8', step: 92, opacity: 0.075 }) +
    specks({ seed: 11, count: 120, left: 0, right: width, top: 0, bottom: height * 0.6 }, '#fff4d6', 1.2, 0.9) +
    sparks(
      sheet,
      { seed: 2, count: 9, left: width * 0.3, right: width, top: 20, bottom: height * 0.45 },
      '#fff4d6',
      9,
    ) +
    glow(sheet, x, y, size * 3.1, size * 3.1, '#ffe9b0', 0.55) +
    `<circle cx="${x}" cy="${y}" r="${size * 1.32}" fill="none" stroke="#ffe9b8" stroke-opacity=".22" stroke-width="1.5"/>` +
    place(moon(sheet), x, y, size / 100)
  )
}

/** A dune with a lit slope to the left of its crest line and a shaded one to the right. */
function dune(outline: string, slope: string, lit: string, dark: string): string {
  return `<path d="${outline}" fill="${lit}"/><path d="${slope}" fill="${dark}"/>`
}

function desktop(hue: number): string {
  const sheet = createSheet(1200, 510)
  const sand = (light: number, chroma: number, turn: number): string => tone(light, chroma, hue + turn)
  const far = sheet.linear([
    [0, sand(0.72, 0.09, -62)],
    [1, sand(0.5, 0.08, -50)],
  ])
  const mid = sheet.linear([
    [0, sand(0.62, 0.09, -52)],
    [0.7, sand(0.4, 0.08, -36)],
  ])
  const near = sheet.linear([
    [0, sand(0.46, 0.085, -36)],
    [0.8, sand(0.27, 0.065, -8)],
  ])
  const front = sheet.linear([
    [0, sand(0.3, 0.07, -12)],
    [1, sand(0.18, 0.05, 10)],
  ])
  const tree = palm(sheet, sand(0.19, 0.05, 6), '#ffe2a0')
  const walker = camel(sheet, { body: sand(0.2, 0.05, 8), cloth: '#c8462f', trim: '#ffcf6b' })
  const big = tent(sheet, { cloth: '#f6d594', stripe: '#d08a3e', shade: '#8c4a2a', flag: '#36d0c0' })
  const small = tent(sheet, { cloth: '#fbe3b4', stripe: '#1f8f8a', shade: '#7d5632', flag: '#f2714d' })
  return sheet.finish(
    sky(sheet, hue, { x: 800, y: 162, size: 108 }) +
      dune(
        'M420 350C560 300 700 270 800 292 920 318 1000 262 1200 236V510H300Z',
        'M800 292C920 318 1000 262 1200 236V330C1060 320 900 340 800 292Z',
        far,
        sand(0.46, 0.08, -46),
      ) +
      dune(
        'M0 388C180 346 330 340 480 352 700 372 860 330 980 318 1080 308 1150 330 1200 346V510H0Z',
        'M980 318C1080 308 1150 330 1200 346V420C1100 400 980 390 880 400 940 370 980 350 980 318Z',
        mid,
        sand(0.36, 0.075, -30),
      ) +
      '<path d="M564 320Q580 318 584 310M666 322Q680 320 684 310" stroke="#ffcf6b" stroke-width="1.2" fill="none" opacity=".6"/>' +
      place(walker, 470, 372, 0.54) +
      place(walker, 572, 375, 0.54) +
      place(walker, 672, 372, 0.54) +
      dune(
        'M0 432C160 396 360 392 560 410 760 428 900 392 1040 386 1110 384 1160 392 1200 398V510H0Z',
        'M560 410C760 428 900 392 1040 386 960 416 860 452 700 458 640 452 590 430 560 410Z',
        near,
        sand(0.3, 0.07, -16),
      ) +
      glow(sheet, 1000, 410, 250, 80, '#ffc766', 0.6) +
      place(tree, 1128, 416, 1, 4) +
      place(small, 1084, 422, 0.6) +
      place(big, 944, 428, 0.92) +
      place(tree, 806, 422, 0.74, -4) +
      place(tree, 838, 426, 0.5, 6) +
      `<ellipse cx="944" cy="430" rx="104" ry="8" fill="#ffe2a0" opacity=".55"/>` +
      `<path d="M0 470C240 430 460 448 700 466 900 480 1060 448 1200 452V510H0Z" fill="${front}"/>` +
      `<path d="M0 470C240 430 460 448 700 466 900 480 1060 448 1200 452" fill="none" stroke="#ffe2a0" stroke-opacity=".28" stroke-width="2"/>` +
      hush(sheet, sand(0.19, 0.06, 12), 0.45),
  )
}

function phone(hue: number): string {
  const sheet = createSheet(500, 640)
  const sand = (light: number, chroma: number, turn: number): string => tone(light, chroma, hue + turn)
  const far = sheet.linear([
    [0, sand(0.72, 0.09, -62)],
    [1, sand(0.5, 0.08, -50)],
  ])
  const mid = sheet.linear([
    [0, sand(0.6, 0.09, -50)],
    [0.7, sand(0.36, 0.08, -30)],
  ])
  const near = sheet.linear([
    [0, sand(0.34, 0.075, -20)],
    [0.5, sand(0.2, 0.055, 8)],
  ])
  const tree = palm(sheet, sand(0.19, 0.05, 6), '#ffe2a0')
  const walker = camel(sheet, { body: sand(0.2, 0.05, 8), cloth: '#c8462f', trim: '#ffcf6b' })
  const big = tent(sheet, { cloth: '#f6d594', stripe: '#d08a3e', shade: '#8c4a2a', flag: '#36d0c0' })
  const small = tent(sheet, { cloth: '#fbe3b4', stripe: '#1f8f8a', shade: '#7d5632', flag: '#f2714d' })
  return sheet.finish(
    sky(sheet, hue, { x: 286, y: 138, size: 96 }) +
      dune(
        'M0 262C110 236 190 258 260 268 360 280 420 236 500 220V640H0Z',
        'M260 268C360 280 420 236 500 220V310C420 300 340 310 260 268Z',
        far,
        sand(0.46, 0.08, -46),
      ) +
      dune(
        'M0 304C130 276 260 306 340 300 420 292 460 300 500 308V640H0Z',
        'M340 300C420 292 460 300 500 308V380C420 360 360 372 280 376 320 344 340 330 340 300Z',
        mid,
        sand(0.36, 0.075, -30),
      ) +
      place(walker, 28, 300, 0.4) +
      place(walker, 104, 301, 0.4) +
      glow(sheet, 250, 360, 220, 60, '#ffc766', 0.6) +
      place(tree, 446, 360, 0.94, 4) +
      place(tree, 52, 366, 0.78, -5) +
      place(small, 352, 366, 0.56) +
      place(big, 206, 372, 0.84) +
      `<path d="M0 378C120 356 300 384 500 364V640H0Z" fill="${near}"/><path d="M0 378C120 356 300 384 500 364" fill="none" stroke="#ffe2a0" stroke-opacity=".35" stroke-width="2"/>` +
      `<path d="M0 440C160 410 330 452 500 424M0 500C180 476 320 516 500 488" fill="none" stroke="#ffe2a0" stroke-opacity=".1" stroke-width="2"/>`,
  )
}

export const desertNight: BannerScene<'desert-night'> = {
  id: 'desert-night',
  copy: 'light',
  desktop: ({ hue = 255 }: BannerOptions = {}) => desktop(hue),
  phone: ({ hue = 255 }: BannerOptions = {}) => phone(hue),
}
