import type { Sheet } from '../parts/sheet.ts'
import { coatOf, type Look, wave } from './look.ts'

const ink = '#2a1c24'
const shape =
  'M-58-44C-64-82-60-96-54-104-44-98-30-88-24-80H24C30-88 44-98 54-104 60-96 64-82 58-44 60-6 36 16 0 16S-60-6-58-44Z'
const body = 'M-62 150C-68 74-58 22-36 2H36C58 22 68 74 62 150Z'
const whiskers = `<path d="M-44-20-74-27M-44-12-74-11M44-20 74-27M44-12 74-11" stroke="${ink}" stroke-opacity=".5" stroke-width="2.200" stroke-linecap="round"/>`
const muzzle = (nose: string, line: string): string =>
  `<path d="M-6-25H6L0-16Z" fill="${nose}"/><path d="M-14-10C-9-3-2-5 0-14 2-5 9-3 14-10" fill="none" stroke="${line}" stroke-width="3.600" stroke-linecap="round"/>`

function figure(sheet: Sheet, look: Look, { waves, face, dress }: { waves: boolean; face: string; dress: string }) {
  const coat = coatOf(sheet, look)
  const tail = `<path d="M48 132C96 136 112 96 96 66" stroke="${look.deep}" stroke-width="22" fill="none" stroke-linecap="round"/>`
  return `<g transform="translate(0 -180) scale(1.2)">${waves ? wave(look, '#f5a8a0') : tail}<path d="${body}" fill="${coat}"/>${dress}<ellipse cy="14" rx="46" ry="12" fill="#1a0c18" opacity=".22"/><path d="${shape}" fill="${coat}"/>${face}${whiskers}</g>`
}

/** A cat in an apron with a bell, its eyes shut in a smile; the trim is the patch at its ear. */
export function houseCat(sheet: Sheet, look: Look, waves: boolean): string {
  const petal = [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<path transform="translate(0 104) rotate(${turn})" d="M0-1C-8-6-8-15-3-18L0-14 3-18C8-15 8-6 0-1Z" fill="#fff"/>`,
    )
    .join('')
  return figure(sheet, look, {
    waves,
    dress: `<path d="M-46 44C-30 60 30 60 46 44L57 150H-57Z" fill="${look.cloth}"/><path d="M-46 46C-48 30-42 14-36 6M46 46C48 30 42 14 36 6" fill="none" stroke="${look.cloth}" stroke-width="8"/><circle cy="104" r="21" fill="#ed6552"/>${petal}<path d="M-40 12C-20 26 20 26 40 12" fill="none" stroke="#d8403a" stroke-width="9" stroke-linecap="round"/><circle cy="27" r="9" fill="#ffd257" stroke="#a8701a" stroke-width="2"/><path d="M-5 28H5M0 28v6" stroke="#a8701a" stroke-width="2"/>`,
    face: `<path d="M-50-89C-44-85-36-79-32-73L-50-62ZM50-89C44-85 36-79 32-73L50-62Z" fill="#f5a8a0"/><path d="M24-80C30-88 44-98 54-104 60-96 64-84 58-44 48-52 34-64 24-80ZM-24-80C-16-72-18-60-32-54-44-50-54-54-58-60-60-84-58-96-54-104-44-98-30-88-24-80Z" fill="${look.trim}"/><path d="M50-89C44-85 36-79 32-73L50-62ZM-50-89C-44-85-36-79-32-73L-50-62Z" fill="#f5a8a0"/><path d="M-37-38q10 10 20 0M17-38q10 10 20 0" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><ellipse cx="-40" cy="-20" rx="10" ry="6" fill="#ff8a80" opacity=".5"/><ellipse cx="40" cy="-20" rx="10" ry="6" fill="#ff8a80" opacity=".5"/>${muzzle('#ed6552', ink)}`,
  })
}

/** A Siamese cat with blue eyes and a collar of cloth; the trim is its mask. */
export function siamese(sheet: Sheet, look: Look, waves: boolean): string {
  const eye = (x: number): string =>
    `<circle cx="${x}" cy="-36" r="13" fill="#fff"/><circle cx="${x}" cy="-35" r="9.500" fill="#4a9ad8"/><circle cx="${x}" cy="-35" r="5" fill="${ink}"/><circle cx="${x + 3}" cy="-39" r="3" fill="#fff"/>`
  return figure(sheet, look, {
    waves,
    dress: `<path d="M-50 34C-20 56 20 56 50 34L57 72C22 96-22 96-57 72Z" fill="${look.cloth}"/><path d="M-56 70C-22 94 22 94 56 70M-51 40C-20 60 20 60 51 40" fill="none" stroke="#ffd35c" stroke-width="5" stroke-linecap="round"/><path d="M-36 62 0 78 36 62" fill="none" stroke="#ffd35c" stroke-width="3" stroke-dasharray=".1 9" stroke-linecap="round"/><path d="M0 62 9 74 0 88-9 74Z" fill="#ffe9a0" stroke="#c8801a" stroke-width="2"/>`,
    face: `<path d="M-54-104C-60-96-62-84-59-62L-26-80C-32-88-44-98-54-104ZM54-104C60-96 62-84 59-62L26-80C32-88 44-98 54-104ZM0-54C32-54 38-24 32-6 26 12 12 16 0 16S-26 12-32-6C-38-24-32-54 0-54Z" fill="${look.trim}"/><path d="M-50-89C-44-85-36-79-32-73L-50-62ZM50-89C44-85 36-79 32-73L50-62Z" fill="#c88a80"/>${eye(-27)}${eye(27)}${muzzle('#f0a0a0', '#fff')}`,
  })
}
