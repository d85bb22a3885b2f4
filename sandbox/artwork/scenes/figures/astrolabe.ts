import { num, place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'

const ink = '#3a2208'

const goldOf = (sheet: Sheet): string =>
  sheet.linear(
    [
      [0, '#fff6cf'],
      [0.35, '#f2c65a'],
      [0.7, '#c8902c'],
      [1, '#7a4c12'],
    ],
    0,
    0,
    1,
    1,
  )

const at = (angle: number, radius: number): string => {
  const turn = (angle * Math.PI) / 180
  return `${num(Math.cos(turn) * radius)} ${num(Math.sin(turn) * radius)}`
}

/** The bracket and the rings by which it hangs; the instrument's rim passes y = -200. */
function throne(gold: string): string {
  return (
    `<circle cy="-296" r="25" fill="none" stroke="${ink}" stroke-width="13"/><circle cy="-296" r="25" fill="none" stroke="${gold}" stroke-width="9"/><path d="M-9-266C-14-284 14-284 9-266Z" fill="${gold}" stroke="${ink}" stroke-width="2.500"/>` +
    `<path d="${symmetric('0,-272 C14,-266 16,-254 30,-250 C44,-248 46,-236 58,-228 C70,-222 84,-214 96,-186 L0,-180')}" fill="${gold}" stroke="${ink}" stroke-width="3"/><path d="${symmetric('0,-258 C8,-250 10,-240 20,-236 C30,-232 38,-222 48,-210 L0,-206')}" fill="#123a6a" stroke="${ink}" stroke-width="2"/><path d="M0-250C8-240 8-228 0-216-8-228-8-240 0-250ZM-26-218C-16-222-10-218-6-210-16-208-22-210-26-218ZM26-218C16-222 10-218 6-210 16-208 22-210 26-218Z" fill="#ffe9a8"/><circle cy="-262" r="4" fill="#36d0c0"/>`
  )
}

/** The rim with its degrees, and the plate's circles of height under a net of lines. */
function plate(sheet: Sheet, gold: string): string {
  const enamel = sheet.radial(
    [
      [0, '#2a6aa8'],
      [0.6, '#143f7a'],
      [1, '#0a1f4a'],
    ],
    0.42,
    0.36,
    0.7,
  )
  const clip = sheet.clip('<circle r="164"/>')
  const heights = repeat(8, (index) => `<circle cy="${num(-40 - index * 5)}" r="${148 - index * 18}"/>`)
  const ways = [-60, -30, 0, 30, 60].map((lean) => `M0-72Q${lean * 1.6} 40 ${lean * 4.4} 176`).join('')
  const hours = repeat(24, (index) => `<circle r="4.500" transform="rotate(${index * 15}) translate(0 -187)"/>`)
  return (
    `<circle r="206" fill="${ink}"/><circle r="203" fill="${gold}"/><circle r="195" fill="none" stroke="${ink}" stroke-width="10" stroke-dasharray="1.500 5.306"/><circle r="187" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="1.500"/><circle r="176" fill="none" stroke="${ink}" stroke-width="14" stroke-dasharray="2 21.038"/><g fill="${ink}">${hours}</g>` +
    `<circle r="168" fill="${ink}"/><circle r="165" fill="${enamel}"/><g clip-path="${clip}" fill="none" stroke="#8ad0f0" stroke-opacity=".6" stroke-width="1.800"><g>${heights}</g><path d="${ways}M-170 0H170M0-170V170"/><circle r="70"/><circle r="112"/><path d="M-170 40Q0 104 170 40" stroke="#ffe9a8" stroke-width="2.500"/></g>`
  )
}

/** The net of stars: a broken ring with flames whose points are stars, and the off-centre circle of the sun. */
function net(sheet: Sheet, gold: string): string {
  const flame = sheet.define(
    `<path d="M0 0C14-10 16-26 4-40 2-28-10-24-8-10-7-4-4-2 0 0Z" fill="${gold}" stroke="${ink}" stroke-width="1.800"/><circle cx="3" cy="-41" r="4" fill="#36d0c0" stroke="#fff6cf" stroke-width="1.500"/>`,
  )
  const signs = repeat(12, (index) => `M${at(index * 30, 84)}L${at(index * 30, 106)}`)
  const stars = [
    [-146, 20, -20],
    [-118, -92, 40],
    [-52, 138, 150],
    [46, 142, 210],
    [128, 72, 120],
    [148, -24, 70],
    [88, -122, 20],
    [-8, -158, 60],
    [-20, 44, -30],
    [64, 34, 60],
    [-88, 84, 10],
  ] as const
  const ring = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width + 4}"/><path d="${d}" fill="none" stroke="${gold}" stroke-width="${width}"/>`
  return (
    `<circle r="160" fill="none" stroke="${ink}" stroke-width="12"/><circle r="160" fill="none" stroke="${gold}" stroke-width="8"/>` +
    ring(
      'M-160 0H-108M108 0H160M-92 96C-60 60 60 60 92 96M-150 54C-120 36-104 60-92 96-84 120-60 134-40 154M150 54C120 36 104 60 92 96 84 120 60 134 40 154',
      7,
    ) +
    `<g transform="translate(0 -52)"><circle r="95" fill="none" stroke="${ink}" stroke-width="28"/><circle r="95" fill="none" stroke="${gold}" stroke-width="23"/><path d="${signs}" stroke="${ink}" stroke-width="2.500"/><circle r="95" fill="none" stroke="${ink}" stroke-width="8" stroke-dasharray="1.500 6.790"/></g>` +
    stars.map(([x, y, turn]) => place(flame, x, y, 1, turn)).join('')
  )
}

/** The rule with its two sights, set at an angle, and the pin. */
function rule(gold: string, angle: number): string {
  return (
    `<g transform="rotate(${angle})"><path d="M-196 0-170-11H-34C-26-26 26-26 34-11H170L196 0 170 11H34C26 26-26 26-34 11H-170Z" fill="${gold}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M-176 0H-40M40 0H176" stroke="${ink}" stroke-opacity=".6" stroke-width="2"/><path d="M-134-30H-112V30H-134ZM112-30H134V30H112Z" fill="${gold}" stroke="${ink}" stroke-width="3"/><circle cx="-123" cy="-17" r="4.500" fill="${ink}"/><circle cx="123" cy="-17" r="4.500" fill="${ink}"/></g>` +
    `<circle r="19" fill="${gold}" stroke="${ink}" stroke-width="3"/><path d="M0-13 4-4 13 0 4 4 0 13-4 4-13 0-4-4Z" fill="#fff6cf"/><circle r="4" fill="#36d0c0"/>`
  )
}

/** A brass astrolabe, 206 in radius about the origin, hung by a ring at y = -320. */
export function astrolabe(sheet: Sheet): string {
  const gold = goldOf(sheet)
  return (
    `<path d="M0-322V-900" stroke="${ink}" stroke-width="8"/><path d="M0-322V-900" stroke="#f2c65a" stroke-width="5" stroke-dasharray="11 5"/>` +
    throne(gold) +
    plate(sheet, gold) +
    net(sheet, gold) +
    rule(gold, -34) +
    '<path d="M-182-72C-156-140-104-180-40-190" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-linecap="round"/>'
  )
}
