import { blossom } from '../../../scenes/parts/blossom.ts'
import { createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { bars, inks, keyed, scales } from '../../parts/print.ts'
import { down } from '../../parts/stroke.ts'

/** A crane in flight, 120 wide. */
const crane = `<path d="M-60 10C-40-2-22-4-6 0L-30-46C-10-44 14-26 22-4 40-8 54-16 66-14 56-8 46 2 32 8 30 20 16 44-8 52L0 18C-20 22-44 20-60 10Z" fill="#fffaf0"${keyed(1.8)}/><path d="M-30-46C-18-44-6-38 4-30L-12-12ZM-8 52C2 48 12 40 18 32L4 18Z" fill="${inks.ink}"/><path d="M54-14C60-18 68-18 70-13L60-10Z" fill="${inks.coral}"/><path d="M68-14 84-12" ${keyed(2)}/>`

/** One sliding panel with its frame, `wide` from x = 0, gold with pines and cranes. */
const panel = (sheet: Sheet, wide: number, picture: string): string =>
  `<g clip-path="${sheet.clip(`<path d="M0 0H${wide}V196H0Z"/>`)}"><path d="M0 0H${wide}V196H0Z" fill="${down(sheet, '#f3cf7a', '#e2b04e')}"/>${picture}</g><path d="M0 0H${wide}V196H0Z" fill="none" stroke="${inks.ink}" stroke-width="7"/>`

const pine = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-34 10C-40-8-22-14-16-8-12-22 12-22 16-8 24-14 40-8 34 10Z" fill="${inks.pine}"${keyed(1.6)}/><path d="M-24 8-18-2M-12 8-8-8M0 8V-12M12 8 8-8M24 8 18-2" stroke="#a9b98a" stroke-width="1.600"/></g>`

/** A lantern of stone, its foot at the origin. */
const stone = `<path d="M-16 0H16L12-10H-12ZM-6-10H6V-34H-6ZM-16-34H16L13-41H-13ZM-11-41H11V-60H-11ZM-24-60C-12-64-6-72 0-80 6-72 12-64 24-60L20-56H-20Z" fill="#8f97a0"${keyed(1.8)}/><path d="M-5-56H5V-45H-5Z" fill="#ffe08a"/>`

function garden(sheet: Sheet): string {
  const flowers = blossom(sheet, { light: '#fffdfb', deep: '#f9a9b4', heart: '#e5503f' })
  const crown = [
    [250, 46, 1],
    [228, 62, 0.8],
    [272, 60, 0.9],
    [206, 48, 0.7],
    [240, 30, 0.9],
    [218, 28, 0.6],
    [290, 40, 0.8],
    [262, 24, 0.9],
    [284, 78, 0.6],
    [196, 70, 0.5],
    [244, 76, 0.6],
  ].map(([x = 0, y = 0, size = 1]) => place(flowers, x, y, size, x))
  return (
    `<path d="M90 0H300V200H90Z" fill="${down(sheet, '#8fb0c0', '#f6d9c4', '#fbeedd')}"/><circle cx="150" cy="62" r="34" fill="${down(sheet, inks.coral, '#f59a80')}"/><path d="M90 128C120 96 150 118 176 84 190 70 206 74 220 92 240 116 270 100 300 124V150H90Z" fill="#7f97a8"/><path d="M176 84C190 70 206 74 220 92L208 96 198 88 190 98Z" fill="#fffaf0"/><path d="${bars}" transform="translate(140 112) scale(.7)" fill="#fffaf0"/>` +
    `<path d="M90 138C140 126 200 142 300 130V200H90Z" fill="#8a9c62"/><path d="M104 200C120 160 190 168 196 154 150 146 140 150 120 148 150 140 230 146 240 156 220 168 200 176 214 200Z" fill="#7fb0c4"/><path d="M150 184h30M168 174h22M146 194h22" stroke="#fff" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M276 172C268 140 284 120 262 92 250 78 240 70 232 60M266 100C278 88 284 76 286 60M272 118C256 112 244 104 236 92" fill="none" stroke="#43232c" stroke-width="7" stroke-linecap="round"/><path d="M184 66C180 30 214 6 250 10 292 6 312 40 298 72 280 96 262 84 244 88 216 96 190 88 184 66Z" fill="#f9bcc2"/>${crown.join('')}<g transform="translate(132 168) scale(.9)">${stone}</g>`
  )
}

/** Painted doors slid open on a garden. */
export function gardenDoor(): string {
  const sheet = createSheet(373, 236)
  const left = `<path d="M-20 90C20 70 30 110 60 96" fill="none" stroke="#43232c" stroke-width="9"/>${pine(20, 70, 0.9)}${pine(64, 92, 0.8)}${pine(10, 118, 0.7)}<g transform="translate(54 38) scale(.7)">${crane}</g><g transform="translate(0 -34)">${scales(sheet, 196, { wide: 34, line: '#fffaf0', ground: inks.indigo })}</g>`
  const right = `<g transform="translate(46 56) scale(-.86 .86)">${crane}</g><g transform="translate(56 122) scale(-.56 .56)">${crane}</g><g transform="translate(0 -34)">${scales(sheet, 196, { wide: 34, line: '#fffaf0', ground: inks.indigo })}</g>`
  const mats = repeat(7, (index) => `M0 ${206 + index * 5}H373`)
  return sheet.finish(
    `<path d="M0 0H373V236H0Z" fill="${inks.paper}"/><g transform="translate(0 12)">${garden(sheet)}<g transform="translate(-6 0)">${panel(sheet, 102, left)}</g><g transform="translate(290 0)">${panel(sheet, 96, right)}</g></g>` +
      `<circle cx="84" cy="124" r="6.500" fill="${inks.ink}"/><circle cx="84" cy="124" r="3" fill="${inks.coral}"/><circle cx="303" cy="124" r="6.500" fill="${inks.ink}"/><circle cx="303" cy="124" r="3" fill="${inks.coral}"/>` +
      `<path d="M0 0H373V12H0Z" fill="#43232c"/><path d="M0 204H373V236H0Z" fill="#9aa86a"/><path d="${mats}" stroke="#7f8f54" stroke-width="1.200"/><path d="M96 204H290L330 236H56Z" fill="#fff0cc" opacity=".5"/><path d="M0 200H373V208H0Z" fill="#43232c"/><path d="M186 208V236" stroke="${inks.pine}" stroke-width="5"/>`,
  )
}
