import { both } from '../../scenes/parts/sheet.ts'
import { cutout, stroke } from '../parts/cutout.ts'
import { ground } from '../parts/pieces.ts'

const paints = [
  { plate: ['#9fb4d8', '#3d4f7d'], dark: '#18203c', edge: '#0e142a', light: '#4df0e0', trim: '#ff7a3d' },
  { plate: ['#e8c27a', '#8a5a1c'], dark: '#33200e', edge: '#1c1006', light: '#ff5c6e', trim: '#2fb8a0' },
  { plate: ['#c9a4f0', '#5a2f9c'], dark: '#261248', edge: '#150828', light: '#ffe14d', trim: '#3f9cf0' },
] as const

/** The head and shoulders of a fighting machine. */
export const robot = cutout({ id: 'robot', kind: 'esports', variants: paints.length }, (sheet, variant) => {
  const paint = paints[variant] ?? paints[0]
  const plate = sheet.linear(
    [
      [0, paint.plate[0]],
      [1, paint.plate[1]],
    ],
    0.2,
    0,
    0.8,
    1,
  )
  const outlined = ` stroke="${paint.edge}" stroke-width="3.4" stroke-linejoin="round"`
  const side =
    `<path d="M54 62 104 46 138 78 136 122H66L50 92Z" fill="${plate}"${outlined}/><path d="M78 74 104 66 122 84 120 104H84Z" fill="${paint.trim}"${outlined}/>` +
    `<path d="M72-44 96-56 108-30 100 16 76 24Z" fill="${paint.dark}"${outlined}/><path d="M84-38 96-44 100-26 95 2 84 6Z" fill="${paint.trim}"/>` +
    `<path d="M40-98 66-136 74-132 62-86Z" fill="${plate}"${outlined}/>` +
    `<path d="M16-26 60-40 66-20 54-6 22-8Z" fill="${paint.light}"${outlined}/><path d="M26-22 52-31 56-21 50-14 30-15Z" fill="#fff" opacity=".65"/>`
  return (
    ground(sheet, { y: 124, rx: 132, ry: 14 }) +
    `<path d="M-50 60H50L58 124H-58Z" fill="${paint.dark}"${outlined}/><path d="M-34 74H34M-38 92H38M-42 108H42" stroke="${paint.plate[1]}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M0-116C50-116 80-88 80-44L72 20 40 66H-40L-72 20-80-44C-80-88-50-116 0-116Z" fill="${plate}"${outlined}/>` +
    `<path d="M-72-40C-40-62 40-62 72-40L66 4 30 16H-30L-66 4Z" fill="${paint.dark}"${outlined}/>` +
    both(sheet, side) +
    `<path d="M-14-116H14L9-62 0-52-9-62Z" fill="${paint.trim}"${outlined}/><path d="M-30 24H30L24 54H-24Z" fill="${paint.dark}"${outlined}/><path d="M-18 30V48M-6 30V50M6 30V50M18 30V48" stroke="${paint.plate[0]}" stroke-width="4" stroke-linecap="round"/>` +
    stroke('M-64-60C-54-86-36-98-20-102', { colour: '#ffffff9c', width: 6 })
  )
})
