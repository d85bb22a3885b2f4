import { repeat, type Sheet } from '../scenes/parts/sheet.ts'
import type { Dress, Look } from './look.ts'

/** Half the width of the shoulders. */
export const shoulders = ({ isMan }: Look): number => (isMan ? 74 : 64)

/** Neck and trunk down to 30 below the table's edge, which is the origin. */
export function dressOf(sheet: Sheet, look: Look): string {
  const side = shoulders(look)
  const trunk = `M${-side}-84C${-side + 14}-101-28-105-17-113C-8-101 10-101 19-113C29-105 ${side - 13}-101 ${side + 1}-84C${side + 9}-54 ${side - 2}-18 ${side - 6} 30H${-side + 7}C${-side + 2}-18 ${-side - 8}-54 ${-side}-84Z`
  const { skin } = look
  const neck = `<path d="M-15-146H19L22-108C12-92-8-92-19-108Z" fill="${skin.main}"/><path d="M-15-140C-4-124 12-124 19-134V-120C8-110-8-114-16-126Z" fill="${skin.shade}" opacity=".5"/>`
  const cloth = sheet.linear(
    [
      [0, look.cloth[0]],
      [1, look.cloth[1]],
    ],
    0.1,
    0,
    0.5,
    1,
  )
  return neck + drawn[look.dress](sheet, look, { trunk, cloth, side })
}

interface Cut {
  trunk: string
  cloth: string
  side: number
}

type Draw = (sheet: Sheet, look: Look, cut: Cut) => string

const drawn: Readonly<Record<Dress, Draw>> = { sari, kimono, suit, vest, aoDai, kaftan }

function flowerAt([x, y, size]: readonly [number, number, number], [petal, heart]: readonly [string, string]): string {
  const petals = repeat(5, (index) => `<ellipse cy="-6.5" rx="4.6" ry="6.5" transform="rotate(${index * 72})"/>`)
  return `<g transform="translate(${x} ${y}) scale(${size})"><g fill="${petal}">${petals}</g><circle r="3" fill="${heart}"/></g>`
}

function sari(sheet: Sheet, { skin, cloth: [main, dark, trim] }: Look, { trunk, side }: Cut): string {
  const drape = sheet.linear(
    [
      [0, trim],
      [0.5, main],
      [1, dark],
    ],
    1,
    0,
    0,
    1,
  )
  const beads = repeat(
    5,
    (index) => `<circle cx="${-14 + index * 8}" cy="${-92 + (index === 2 ? 5 : index % 4 === 0 ? 0 : 3.6)}" r="3.2"/>`,
  )
  return (
    `<path d="${trunk}" fill="${skin.main}"/><path d="M${-side + 1}-66C-46-76-34-88-26-94C-8-66 12-66 30-94C38-88 46-76 ${side}-66L${side - 6} 30H${-side + 7}Z" fill="${dark}"/>` +
    `<path d="M${side - 1}-86C${side - 16}-100 44-104 34-106C20-70-20-34 ${-side + 1}-26L${-side + 7} 30H${side - 22}C30-10 ${side - 4}-50 ${side - 1}-86Z" fill="${drape}"/>` +
    `<path d="M34-106C20-70-20-34 ${-side + 1}-26" fill="none" stroke="${trim}" stroke-width="6"/><path d="M30-100C16-66-20-36 ${-side + 2}-28" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.4" stroke-dasharray="2 5"/>` +
    `<path d="M48-100C38-62 0-22 ${-side + 6}-4M${side - 6}-90C50-50 24-10-20 18M${side - 2}-70C54-34 34 0 12 28" fill="none" stroke="${dark}" stroke-width="2" opacity=".5"/>` +
    `<path d="M-22-108C-10-82 14-82 25-108" fill="none" stroke="${trim}" stroke-width="4.4"/><g fill="${trim}" stroke="${dark}" stroke-width=".8">${beads}</g>`
  )
}

function kimono(_sheet: Sheet, { cloth: [main, dark, trim] }: Look, { trunk, cloth, side }: Cut): string {
  const print = [
    [-46, -62, 1.5],
    [48, -58, 1.6],
    [-40, -30, 1.1],
    [38, -28, 1.2],
    [54, -30, 0.8],
    [-56, -42, 0.8],
  ] as const
  return (
    `<path d="${trunk}" fill="${cloth}"/>${print.map((at) => flowerAt(at, ['#fff3ee', trim])).join('')}` +
    `<path d="M-21-112 8-44" stroke="#fffaf2" stroke-width="11"/><path d="M-28-107 4-40" stroke="${dark}" stroke-width="10"/><path d="M23-112-10-36" stroke="#fffaf2" stroke-width="11"/><path d="M31-107-14-22" stroke="${main}" stroke-width="13"/><path d="M36-104-8-18M25-110-19-26" stroke="${trim}" stroke-width="1.8"/>` +
    `<path d="M${-side + 4}-14H${side - 2}L${side - 5} 30H${-side + 6}Z" fill="${trim}"/><path d="M${-side + 4}-2H${side - 3}V10H${-side + 5}Z" fill="${dark}"/><path d="M-14-5H14V13H-14Z" fill="#fffaf2"/><path d="M${-side + 4}-14H${side - 2}" stroke="${dark}" stroke-width="2"/>`
  )
}

function suit(_sheet: Sheet, { cloth: [main, dark, trim] }: Look, { trunk, cloth, side }: Cut): string {
  return (
    `<path d="${trunk}" fill="${cloth}"/><path d="M-20-112 2-30 25-112C14-98-8-98-20-112Z" fill="#fffdf8"/><path d="M-20-112C-14-102-6-96 0-90L-14-76-27-100ZM25-112C18-102 10-96 4-90L18-76 32-100Z" fill="#f1eef6" stroke="#c9c4d6" stroke-width="1"/>` +
    `<path d="M-5-90H9L7-78 13-42 2-26-9-42-3-78Z" fill="${trim}"/><path d="M-5-90H9L6-80H-2Z" fill="#000" opacity=".25"/>` +
    `<path d="M-25-106-42-84-28-76-38-64 1-18 2-28-18-76ZM30-106 47-84 33-76 43-64 3-18 2-28 23-76Z" fill="${main}" stroke="${dark}" stroke-width="2" stroke-linejoin="round"/><path d="M2-18V30" stroke="${dark}" stroke-width="2.4"/><circle cx="8" cy="2" r="3.4" fill="${trim}"/><path d="M34-50 54-55 56-46 36-41Z" fill="${trim}"/><path d="M${side - 12}-60C${side - 8}-30 ${side - 12} 0 ${side - 14} 30" fill="none" stroke="${dark}" stroke-width="2.4"/>`
  )
}

function vest(_sheet: Sheet, { cloth: [main, dark, trim] }: Look, { trunk, cloth, side }: Cut): string {
  return (
    `<path d="${trunk}" fill="#fffaf2"/><path d="M${side - 10}-86C${side}-54 ${side - 10}-18 ${side - 8} 30H${side - 6}C${side - 2}-18 ${side + 9}-54 ${side + 1}-84Z" fill="#d8cfc9"/>` +
    `<path d="M${-side + 12}-90C-46-98-34-101-26-106L2-36 31-106C38-101 48-98 ${side - 11}-90C${side - 4}-54 ${side - 12}-18 ${side - 14} 30H${-side + 15}C${-side + 12}-18 ${-side + 4}-54 ${-side + 12}-90Z" fill="${cloth}"/><path d="M-26-106 2-36 31-106" fill="none" stroke="${main}" stroke-width="5"/><path d="M2-36V30" stroke="${dark}" stroke-width="2.4"/>` +
    `<path d="M-20-112C-14-104-6-98 1-94L-14-82-27-101ZM25-112C18-104 10-98 3-94L18-82 32-101Z" fill="#fff" stroke="#cfc7d2" stroke-width="1"/><path d="M2-90-19-101V-79ZM2-90 23-101V-79Z" fill="${trim}"/><rect x="-4" y="-96" width="12" height="12" rx="3" fill="${trim}" stroke="#000" stroke-opacity=".3"/>` +
    `<g fill="#f3cf7c"><circle cx="8" cy="-22" r="3"/><circle cx="8" cy="-4" r="3"/><circle cx="8" cy="14" r="3"/></g>`
  )
}

function aoDai(_sheet: Sheet, { cloth: [main, dark, trim] }: Look, { trunk, cloth, side }: Cut): string {
  const knots = [
    [4, -103],
    [19, -93],
    [37, -85],
    [53, -72],
  ]
  return (
    `<path d="${trunk}" fill="${cloth}"/><path d="M-19-113C-10-101 12-101 21-113L22-128C10-116-8-116-19-128Z" fill="${main}" stroke="${trim}" stroke-width="2.2"/><path d="M3-108C10-94 34-88 ${side - 6}-70" fill="none" stroke="${trim}" stroke-width="3.4"/>` +
    `<g fill="${trim}">${knots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.8"/>`).join('')}</g>` +
    flowerAt([-34, -50, 2.3], ['#fff6ee', trim]) +
    flowerAt([-14, -24, 1.5], ['#ffe3ea', trim]) +
    flowerAt([-46, -22, 1.2], ['#ffe3ea', trim]) +
    `<path d="M-52-6C-36-14-30-30-34-48M-14-24C-18-10-30-2-44 2" fill="none" stroke="${dark}" stroke-width="2.4" opacity=".7"/><path d="M${side - 12}-56C${side - 16}-24 ${side - 18} 0 ${side - 14} 30" fill="none" stroke="${dark}" stroke-width="2.2" opacity=".6"/>`
  )
}

function kaftan(_sheet: Sheet, { skin, cloth: [main, dark, trim] }: Look, { trunk, cloth, side }: Cut): string {
  const marks = repeat(5, (index) => `<path d="M2 ${-42 + index * 16}l5 6-5 6-5-6Z"/>`)
  return (
    `<path d="${trunk}" fill="${cloth}"/><path d="M-22-111C-16-96-6-78 2-62C9-78 20-96 27-111L37-103C28-80 14-60 11-34V30H-7V-34C-10-60-24-80-32-103Z" fill="${trim}"/><path d="M-17-112C-10-96-4-82 2-72C8-82 15-96 22-112C12-98-8-98-17-112Z" fill="${skin.main}"/>` +
    `<g fill="${main}">${marks}</g><path d="M-26-104C-18-82-8-62-4-36V30M31-104C23-82 12-62 8-36V30" fill="none" stroke="${dark}" stroke-width="1.4"/><path d="M${-side + 2}-66C-50-58-40-58-30-64M${side - 1}-66C54-58 44-58 34-64" fill="none" stroke="${trim}" stroke-width="3" stroke-dasharray="5 4"/>`
  )
}
