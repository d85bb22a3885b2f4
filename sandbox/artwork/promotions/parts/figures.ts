import { num, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { across, down, limb } from './stroke.ts'

interface House {
  x: number
  width: number
  height: number
  ground: number
  walls: readonly [string, string]
  roof: string
  windows: number
}

/** A plastered house with lit round-headed windows behind iron rails. */
export function house(sheet: Sheet, { x, width, height, ground, walls, roof, windows }: House): string {
  const top = ground - height
  const panes = repeat(windows, (index) => {
    const middle = x + (width / windows) * (index + 0.5)
    const foot = top + 74
    const bars = repeat(5, (bar) => `M${num(middle - 16 + bar * 8)} ${foot + 4}v12`)
    return (
      `<path d="M${num(middle - 13)} ${foot}v-30a13 13 0 0 1 26 0v30Z" fill="#4a1442"/>` +
      `<path d="M${num(middle - 13)} ${foot}v-30a13 13 0 0 1 13-13v43Z" fill="#ffd98a" opacity=".85"/>` +
      `<path d="M${num(middle - 18)} ${foot + 2}h36M${num(middle - 18)} ${foot + 17}h36${bars}" stroke="#3a1038" stroke-width="2.4"/>`
    )
  })
  return `<path d="M${x} ${top}h${width}V${ground}H${x}Z" fill="${across(sheet, ...walls)}"/><path d="M${x - 6} ${top}h${width + 12}v-12H${x - 6}Z" fill="${roof}"/>${panes}`
}

/** A charro from his hat to his shoes, 300 tall, standing on the origin; what he plays is drawn by `instrument`. */
export function musician(sheet: Sheet, suit: string, instrument: 'guitar' | 'trumpet'): string {
  const [trim, skin] = ['#f4c11a', '#b9754a']
  const buttons = repeat(
    5,
    (index) => `M${num(-29 - index * 1.2)} ${-76 + index * 16}h0M${num(30 + index * 1.6)} ${-76 + index * 16}h0`,
  )
  return (
    `<ellipse cy="4" rx="62" ry="9" fill="#2a0a2c" opacity=".3"/><path d="M-26-96-34 0H-6L0-70 10 0H38L26-96Z" fill="${down(sheet, suit, '#160820')}"/>` +
    `<path d="${buttons}" stroke="${trim}" stroke-width="5" stroke-linecap="round"/><path d="M-38 0h34v8h-40zM8 0h34l6 8H8z" fill="#120616"/>` +
    `<path d="M-34-180C-44-150-38-110-30-90H30C38-110 44-150 34-180 16-190-16-190-34-180Z" fill="${across(sheet, suit, '#1a0a2a')}"/>` +
    `<path d="M-9-186 0-92 9-186Z" fill="#fff"/><path d="M-9-186C-22-160-16-120-10-92M9-186C22-160 16-120 10-92" stroke="${trim}" stroke-width="3" fill="none"/>` +
    '<path d="M0-178-17-187V-169ZM0-178 17-187V-169Z" fill="#e0267a"/><path d="M-9-200H9V-182C5-175-5-175-9-182Z" fill="#8f5531"/>' +
    `<path d="M-22-232C-22-206-12-194 0-194S22-206 22-232Z" fill="${skin}"/>` +
    '<path d="M-13-209C-6-216-2-213 0-211 2-213 6-216 13-209 8-207 4-207 0-208-4-207-8-207-13-209ZM-12-221q4-5 8 0ZM5-221q4-5 8 0Z" fill="#1b0a12"/>' +
    sombrero(sheet, suit, trim) +
    (instrument === 'guitar' ? strumming(sheet, suit, skin) : blowing(sheet, suit, skin))
  )
}

const sombrero = (sheet: Sheet, suit: string, trim: string): string =>
  `<g transform="translate(0 -9) rotate(-5 0 -232)"><path d="M-66-236C-50-252 50-252 66-236 50-218-50-218-66-236Z" fill="#12061c"/><path d="M-66-238C-50-254 50-254 66-238 50-228-50-228-66-238Z" fill="${down(sheet, suit, '#12061c')}"/><path d="M-62-238C-46-230 46-230 62-238" stroke="${trim}" stroke-width="3.5" fill="none" stroke-dasharray="7 4"/><path d="M-28-242C-24-276-12-290 0-290S24-276 28-242C14-236-14-236-28-242Z" fill="${suit}"/><path d="M-28-246C-14-240 14-240 28-246" stroke="${trim}" stroke-width="5" fill="none"/></g>`

function strumming(sheet: Sheet, suit: string, skin: string): string {
  return (
    `<g transform="translate(4 -124) rotate(-24)"><path d="M-52 4A28 28 0 0 1-12-18C-4-16 4-20 14-18A20 20 0 0 1 14 22C4 20-4 18-12 24A28 28 0 0 1-52 4Z" fill="${across(sheet, '#ffb347', '#c8620f')}" stroke="#5a240a" stroke-width="2"/><circle cx="-6" cy="2" r="9" fill="#3a1206"/><path d="M10-3H86V5H10ZM84-7h18v15H84ZM-36-6h4v18h-4Z" fill="#3a1608"/></g>` +
    limb({ path: 'M-34-174C-56-150-52-122-20-116M34-174C58-160 66-150 60-146', colour: suit, width: 19 }) +
    `<path d="M-14-115h0M56-148h0" stroke="${skin}" stroke-width="19" stroke-linecap="round"/>`
  )
}

function blowing(sheet: Sheet, suit: string, skin: string): string {
  return (
    `<g transform="translate(14 -204) rotate(-16)"><path d="M6-3H80C92-6 100-14 104-20V22C100 14 92 8 80 6H6Z" fill="${down(sheet, '#fff0a8', '#f0b02a', '#a8650f')}" stroke="#7a430a" stroke-width="1.5"/><path d="M34 6c0 16 34 16 34 0M42-3v-9M50-3v-9M58-3v-9" stroke="#e8a421" stroke-width="5" fill="none"/></g>` +
    limb({ path: 'M34-174C62-170 74-190 62-212M-34-174C-58-150-58-124-40-104', colour: suit, width: 19 }) +
    `<path d="M60-216h0M-38-102h0" stroke="${skin}" stroke-width="19" stroke-linecap="round"/>`
  )
}
