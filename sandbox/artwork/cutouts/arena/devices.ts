import { cutout, stroke } from '../parts/cutout.ts'
import { ground } from '../parts/pieces.ts'

const paints = [
  { shell: ['#fffdf8', '#cfc4dc'], dark: '#3a2460', edge: '#4b3a6a', light: '#3fd6c4' },
  { shell: ['#4b4560', '#1f1a2e'], dark: '#0e0b18', edge: '#0a0714', light: '#ff5c8a' },
  { shell: ['#5b8cff', '#2342a8'], dark: '#0f1f5c', edge: '#0b1746', light: '#ffd24d' },
] as const

/** A controller with two sticks. */
export const controller = cutout({ id: 'controller', kind: 'esports', variants: paints.length }, (sheet, variant) => {
  const paint = paints[variant] ?? paints[0]
  const shell = sheet.linear([
    [0, paint.shell[0]],
    [1, paint.shell[1]],
  ])
  const stick = sheet.radial(
    [
      [0, '#6a6280'],
      [0.6, '#2c2640'],
      [1, '#120e1e'],
    ],
    0.4,
    0.3,
    0.7,
  )
  const button = (x: number, y: number, colour: string): string =>
    `<circle cx="${x}" cy="${y + 2.5}" r="13" fill="${paint.edge}"/><circle cx="${x}" cy="${y}" r="13" fill="${colour}"/><path d="M${x - 7} ${y - 4}A8 8 0 0 1 ${x + 2} ${y - 8}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/>`
  const body =
    'M-64-78C-40-84-30-70-16-70H16C30-70 40-84 64-78C112-70 130-14 138 40C144 84 128 108 104 104C76 98 66 52 42 44H-42C-66 52-76 98-104 104C-128 108-144 84-138 40C-130-14-112-70-64-78Z'
  return (
    `${ground(sheet, { y: 116, rx: 130, ry: 14 })}<g transform="translate(0 -6) rotate(-7)">` +
    `<path d="M-104-70C-100-92-62-98-46-84L-40-74H-96ZM104-70C100-92 62-98 46-84L40-74H96Z" fill="${paint.dark}"/>` +
    `<path d="${body}" fill="${paint.edge}" transform="translate(0 7)"/><path d="${body}" fill="${shell}" stroke="${paint.edge}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M-34-70H34L24-6C14 2-14 2-24-6Z" fill="${paint.dark}"/><path d="M-22-58H22" stroke="${paint.light}" stroke-width="5" stroke-linecap="round"/><rect x="-17" y="-40" width="34" height="22" rx="5" fill="${paint.light}" opacity=".28"/>` +
    `<path d="M-104-44H-84V-56Q-84-60-80-60H-68Q-64-60-64-56V-44H-52Q-48-44-48-40V-28Q-48-24-52-24H-64V-12Q-64-8-68-8H-80Q-84-8-84-12V-24H-96Q-100-24-100-28V-40Z" fill="${paint.dark}" transform="translate(-6 2)"/>` +
    button(78, -52, '#f5b52e') +
    button(102, -28, '#e8344f') +
    button(54, -28, '#3f86e8') +
    button(78, -4, '#22a86a') +
    `<circle cx="-42" cy="24" r="24" fill="${paint.dark}"/><circle cx="-42" cy="20" r="19" fill="${stick}"/><circle cx="42" cy="24" r="24" fill="${paint.dark}"/><circle cx="42" cy="20" r="19" fill="${stick}"/>` +
    stroke('M-54 14A14 14 0 0 1-44 6M30 14A14 14 0 0 1 40 6', { colour: '#ffffff80', width: 3 }) +
    `${stroke('M-122 0C-116-36-98-62-66-68', { colour: '#ffffff90', width: 5 })}</g>`
  )
})

/** A headset with its microphone. */
export const headset = cutout({ id: 'headset', kind: 'esports', variants: paints.length }, (sheet, variant) => {
  const paint = paints[variant] ?? paints[0]
  const shell = sheet.linear([
    [0, paint.shell[0]],
    [1, paint.shell[1]],
  ])
  const cup = (x: number): string =>
    `<rect x="${x - 26}" y="-12" width="52" height="104" rx="24" fill="${paint.dark}"/><rect x="${x - 20}" y="-4" width="40" height="88" rx="19" fill="#15101f"/>`
  const side = (x: number): string =>
    `<rect x="${x - 22}" y="-16" width="44" height="112" rx="21" fill="${shell}" stroke="${paint.edge}" stroke-width="3"/><rect x="${x - 9}" y="10" width="18" height="60" rx="9" fill="${paint.light}"/><rect x="${x - 5}" y="16" width="6" height="30" rx="3" fill="#fff" opacity=".75"/>`
  return (
    ground(sheet, { y: 124, rx: 116, ry: 12 }) +
    stroke('M-98 10C-104-150 104-150 98 10', { colour: paint.edge, width: 38 }) +
    `<path d="M-98 10C-104-150 104-150 98 10" fill="none" stroke="${shell}" stroke-width="32" stroke-linecap="round"/>` +
    stroke('M-72-46C-54-104 54-104 72-46', { colour: paint.dark, width: 13 }) +
    stroke('M-92-40C-78-88-50-108-16-114', { colour: '#ffffff96', width: 6 }) +
    cup(-74) +
    cup(74) +
    side(-104) +
    side(104) +
    stroke('M-104 90C-104 130-60 134-22 124', { colour: paint.edge, width: 11 }) +
    stroke('M-104 90C-104 130-60 134-22 124', { colour: '#5a5470', width: 6 }) +
    `<rect x="-28" y="106" width="50" height="30" rx="15" fill="${paint.dark}" stroke="${paint.edge}" stroke-width="2.6" transform="rotate(-10 -4 121)"/><circle cx="10" cy="118" r="6" fill="${paint.light}"/>`
  )
})

/** A racing driver's helmet. */
export const helmet = cutout({ id: 'helmet', kind: 'esports', variants: paints.length }, (sheet, variant) => {
  const paint = [
    { coat: ['#ff5a4a', '#a80f24'], edge: '#4d0612', band: '#fff6e6', visor: ['#8fe6ff', '#123f7a'] },
    { coat: ['#f6f7fb', '#b4bccf'], edge: '#303a52', band: '#e2324f', visor: ['#ffd27a', '#a8400c'] },
    { coat: ['#4d7dff', '#182f9c'], edge: '#0b1650', band: '#ffd24d', visor: ['#e0b8ff', '#43158a'] },
  ][variant] ?? { coat: ['#ff5a4a', '#a80f24'], edge: '#4d0612', band: '#fff6e6', visor: ['#8fe6ff', '#123f7a'] }
  const shape =
    'M-118 18C-122-62-70-116 8-118C84-118 128-66 130-2L132 36C132 62 122 78 104 92L58 116C40 122-72 118-88 108C-106 96-116 60-118 18Z'
  const clip = sheet.clip(`<path d="${shape}"/>`)
  const coat = sheet.radial(
    [
      [0, paint.coat[0] ?? ''],
      [1, paint.coat[1] ?? ''],
    ],
    0.4,
    0.2,
    0.85,
  )
  const visor = sheet.linear(
    [
      [0, paint.visor[0] ?? ''],
      [0.6, paint.visor[1] ?? ''],
      [1, '#0a0a18'],
    ],
    0,
    0,
    0.7,
    1,
  )
  return (
    ground(sheet, { y: 124, rx: 124, ry: 14 }) +
    `<path d="${shape}" fill="${coat}"/><g clip-path="${clip}"><path d="M-60-130C-90-60-96 40-84 130H-54C-70 40-64-60-26-130Z" fill="${paint.band}"/><path d="M-8-130C-40-70-50-40-52-26H-38C-34-50-18-90 14-130Z" fill="${paint.band}" opacity=".75"/><path d="M-130 76C-40 96 40 92 140 50V130H-130Z" fill="#000" opacity=".2"/></g>` +
    `<path d="M-34-34C10-50 84-50 126-32L131 18C90 40 20 40-22 26C-40 18-44-16-34-34Z" fill="${paint.edge}"/><path d="M-26-27C14-40 80-40 119-25L123 12C86 30 24 30-14 18C-30 12-34-12-26-27Z" fill="${visor}"/>` +
    stroke('M-8-18C16-26 46-28 70-26M-12-4-8 2', { colour: '#ffffffb8', width: 6 }) +
    `<circle cx="-44" cy="-2" r="16" fill="${paint.edge}"/><circle cx="-44" cy="-2" r="9" fill="${paint.band}"/><path d="M44 62H106M50 78H98" stroke="${paint.edge}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${shape}" fill="none" stroke="${paint.edge}" stroke-width="3.6"/>` +
    stroke('M-94-20C-86-64-54-94-10-102', { colour: '#ffffff9c', width: 7 })
  )
})
