import { both, type Sheet } from '../parts/sheet.ts'
import { coatOf, type Look, wave } from './look.ts'

const ink = '#221008'

/** A tiger in a jersey; the trim is the bright part of its face. */
export function tigerCub(sheet: Sheet, look: Look, waves: boolean): string {
  const coat = coatOf(sheet, look)
  const side = `<path d="M62-66C66-104 104-108 114-78 118-60 108-40 96-28Z" fill="${coat}"/><path d="M74-66C78-90 98-92 102-74 103-62 96-52 90-46Z" fill="#fde6d0"/><path d="M104 6C134-2 142 22 122 30 140 44 122 60 102 50Z" fill="${coat}"/>`
  const marks = `<path d="M36-76C44-66 46-56 42-46 32-52 28-62 30-76ZM66-56C70-44 66-34 58-28 52-38 54-48 60-58ZM108-18C96-14 86-14 76-20 84-28 98-30 108-24ZM116 8C102 10 90 8 80 0 92-6 106-4 116 2ZM112 36C98 36 88 32 80 24 92 20 104 22 112 30Z" fill="${ink}"/><path d="M18-14C30-36 60-36 70-16 60 2 30 2 18-14Z" fill="${ink}"/><path d="M25-15C35-30 55-30 64-17 55-4 35-4 25-15Z" fill="#c9ee5a"/><circle cx="44" cy="-16" r="9.500" fill="${ink}"/><circle cx="48" cy="-21" r="3.600" fill="#fff"/><path d="M58 44 124 34M58 52 128 56M56 60 118 74" stroke="#fff" stroke-width="2.800" stroke-linecap="round" opacity=".85"/>`
  return (
    `<g transform="translate(0 -144) scale(1.02)">${waves ? `<g transform="translate(8 -4) scale(1.06)">${wave(look, '#fde6d0')}</g><path d="M74 38 88 52M92 14l15 8" stroke="${ink}" stroke-width="7" stroke-linecap="round"/>` : ''}<path d="M-82 140C-88 54-52 10 0 10S88 54 82 140Z" fill="${look.cloth}"/><path d="M-86 84H86V98H-86Z" fill="#ffcf4a"/><path d="M-40 22C-20 44 20 44 40 22" fill="none" stroke="#ffcf4a" stroke-width="8"/><path d="M0 52 6 64 19 66 10 75 12 88 0 82-12 88-10 75-19 66-6 64Z" fill="#fff3c8"/></g>` +
    `<g transform="translate(0 -206) scale(.82)">${both(sheet, side)}<path d="M0-92C62-92 112-54 112 6 112 62 66 96 0 96S-112 62-112 6C-112-54-62-92 0-92Z" fill="${coat}"/><path d="M-10-90H10L6-50 0-40-6-50ZM-30-84-18-86-12-56ZM30-84 18-86 12-56Z" fill="${ink}"/>${both(sheet, marks)}<path d="M0 20C34 18 60 36 58 60 54 84 26 94 0 94S-54 84-58 60C-60 36-34 18 0 20Z" fill="${look.trim}"/><path d="M-22 18C-12 8 12 8 22 18 20 32 8 42 0 44-8 42-20 32-22 18Z" fill="#e8788a"/><path d="M-30 62C-16 60-4 58 0 54 4 58 16 60 30 62 22 88-22 88-30 62Z" fill="#7a1422"/><path d="M-13 76C-5 70 5 70 13 76 5 82-5 82-13 76Z" fill="#ff8a94"/><path d="M0 44V56M-36 58C-24 66-8 66 0 56 8 66 24 66 36 58" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/></g>`
  )
}
