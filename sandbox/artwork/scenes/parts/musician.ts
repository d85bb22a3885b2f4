import { num, place, repeat, type Sheet, symmetric } from './sheet.ts'

const gold = '#f2c14e'
const skin = '#b5713f'
const shade = '#8a4d2a'

/** A guitar standing upright, its sound hole on the origin, 150 wide and 420 tall. */
function guitar(sheet: Sheet): string {
  const wood = sheet.radial(
    [
      [0, '#ffcf7a'],
      [0.6, '#f0932c'],
      [1, '#a4480e'],
    ],
    0.4,
    0.35,
    0.8,
  )
  const body = symmetric('0,-66 C40,-72 62,-54 60,-28 C58,-8 50,4 56,20 C66,40 80,56 78,88 C76,122 44,138 0,138')
  const pegs = repeat(3, (index) => `M-17 ${-226 - index * 16}h-9M17 ${-226 - index * 16}h9`)
  return sheet.define(
    `<path d="${body}" fill="${wood}" stroke="#5a2a14" stroke-width="6"/><circle r="27" fill="none" stroke="#fff0c4" stroke-width="5" stroke-dasharray="4 4"/><circle r="22" fill="#2a0f0a"/>` +
      `<path d="M-11 10V-212H11V10Z" fill="#4a2012"/><path d="M-17-210-14-272Q0-280 14-272L17-210Z" fill="#5a2a14"/><path d="${pegs}" stroke="#f7dfa6" stroke-width="7" stroke-linecap="round"/>` +
      '<rect x="-30" y="84" width="60" height="12" rx="5" fill="#4a2012"/><path d="M-6-262V86M0-264V86M6-262V86" stroke="#fff3d0" stroke-width="2"/><path d="M-52-40C-50-56-34-62-16-62M-66 98C-70 70-58 50-50 36" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"/>',
  )
}

/** Clothes in the colour of whoever places them, bow and hat band in their fill. */
function clothes(sheet: Sheet): string {
  const studs = repeat(6, (index) => `M-31 ${34 + index * 18}h.1M31 ${34 + index * 18}h.1`)
  return sheet.define(
    '<ellipse cy="142" rx="58" ry="8" fill="#12041f" opacity=".45"/>' +
      '<path d="M-28 20-37 138H-10L0 56 10 138H37L28 20Z" fill="currentColor"/><path d="M10 138H37L28 20H8L2 48Z" fill="#fff" opacity=".08"/>' +
      `<path d="${studs}" stroke="${gold}" stroke-width="5.5" stroke-linecap="round"/><path d="M-41 145q0-9 7-12h26v12ZM8 145v-12h26q7 3 7 12Z" fill="#0e0820"/>` +
      '<path d="M-36-41Q0-60 36-41L40 27Q0 39-40 27Z" fill="currentColor"/><path d="M-13-49H13L9 30H-9Z" fill="#fff6ea"/><path d="M36-41 40 27Q27 32 13 33L17-49Q28-47 36-41Z" fill="#fff" opacity=".1"/>' +
      `<path d="M-31-42Q-24-8-30 26M31-42Q24-8 30 26" fill="none" stroke="${gold}" stroke-width="3.4" stroke-dasharray=".1 6" stroke-linecap="round"/>` +
      `<path d="M-39 21Q0 32 39 21L40 29Q0 40-40 29Z" fill="#6a2a14"/><path d="M-8 24H8V37H-8Z" fill="${gold}"/>`,
  )
}

/** Head, bow and the wide hat with its embroidery. */
function head(sheet: Sheet): string {
  const stitches = repeat(5, (index) => `M${-50 + index * 25}-${num(97 - Math.abs(index - 2) * 2.4)}q6 5 11 0`)
  return sheet.define(
    `<path d="M-10-68H10V-45H-10Z" fill="${shade}"/><ellipse cy="-82" rx="22" ry="25" fill="${skin}"/><path d="M6-106C21-102 25-86 21-73 17-61 8-57 0-57 11-70 12-90 6-106Z" fill="${shade}" opacity=".55"/>` +
      '<path d="M-15-71C-9-80-3-78 0-75 3-78 9-80 15-71 8-68 4-69 0-71-4-69-8-68-15-71ZM-10-87h5v4h-5ZM6-87h5v4H6Z" fill="#1d0f14"/><path d="M-14-92q5-4 10-1M4-93q5-4 10 0" fill="none" stroke="#1d0f14" stroke-width="2.6" stroke-linecap="round"/><path d="M-6-65q6 5 12 0" fill="none" stroke="#fff" stroke-width="2.8" stroke-linecap="round"/>' +
      '<path d="M0-47-21-58Q-25-45-21-32L0-42 21-32Q25-45 21-58Z"/><circle cy="-45" r="5"/><path d="M-21-58Q-25-45-21-32L-10-46Z" fill="#000" opacity=".2"/>' +
      '<path d="M-74-97C-82-110-64-111-54-108Q0-124 54-108C64-111 82-110 74-97Q0-77-74-97Z" fill="currentColor"/><path d="M-25-106Q-21-151 0-151T25-106Q0-98-25-106Z" fill="currentColor"/><path d="M4-151Q20-148 25-106L7-102Z" fill="#fff" opacity=".1"/>' +
      `<path d="M-25-108Q0-100 25-108L23-118Q0-110-23-118Z"/><path d="M-74-97Q0-77 74-97" fill="none" stroke="${gold}" stroke-width="4.5"/><path d="${stitches}M-6-138l6-6 6 6-6 6Z" fill="none" stroke="${gold}" stroke-width="2"/>`,
  )
}

type Instrument = 'guitar' | 'violin' | 'trumpet'

const hand = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="9" fill="${skin}"/>`

/** What is played, and the arms that hold it, before the body. */
function playing(sheet: Sheet, instrument: Instrument): string {
  if (instrument === 'guitar')
    return (
      place(guitar(sheet), 8, 4, 0.56, -66) +
      `<path d="M34-41Q58-20 46 8L22 2 29-18ZM-34-41Q-66-30-82 2L-68 8-31-12Z" fill="currentColor"/>${hand(28, 2)}${hand(-76, 6)}`
    )
  if (instrument === 'violin')
    return (
      '<g transform="translate(-16 -40) rotate(-16)"><path d="M-10-14C8-20 12-8 22-10 36-14 42 2 36 12 28 22 18 14 10 14 0 20-16 14-16 2-16-6-14-12-10-14Z" fill="#c9601e" stroke="#5a2a14" stroke-width="2"/><path d="M-14 0H-64" stroke="#3a1a0c" stroke-width="6"/><path d="M-62 0H30" stroke="#fff4d8"/><path d="M6-5v9M16-5v9" stroke="#5a2a14" stroke-width="2"/></g>' +
      `<path d="M-66-78 60-4" stroke="#fff4d8" stroke-width="2.6"/><path d="M34-41Q62-22 54 2L28-12ZM-34-41Q-60-34-68-34L-42-52Z" fill="currentColor"/>${hand(49, -8)}${hand(-64, -35)}`
    )
  const brass = sheet.linear([
    [0, '#fff0a8'],
    [0.5, '#f0b02e'],
    [1, '#a8640e'],
  ])
  return (
    `<g transform="translate(-4 -58) rotate(10)" fill="none" stroke="#ffc83d"><path d="M0 0H-78" stroke-width="7"/><path d="M-50-14V14a8 8 0 0 0 17 0V-14M-24-14V12" stroke-width="5"/><path d="M-70-5C-90-6-102-14-110-26V26C-102 14-90 6-70 5Z" fill="${brass}" stroke="none"/></g>` +
    `<path d="M-34-41Q-50-20-36 4L-7-33-17-47ZM34-42Q48-14 27 7L-6-33 5-46Z" fill="currentColor"/>${hand(-27, -50)}${hand(-5, -43)}`
  )
}

export interface Musician {
  instrument: Instrument
  jacket: string
  bow: string
}

/** A musician of the plaza: the middle of the body on the origin, 300 tall, feet at y = 142. */
export const musician = (sheet: Sheet, { instrument, jacket, bow }: Musician): string =>
  sheet.define(
    `<g color="${jacket}" fill="${bow}"><use href="#${clothes(sheet)}"/><use href="#${head(sheet)}"/>${playing(sheet, instrument)}</g>`,
  )
