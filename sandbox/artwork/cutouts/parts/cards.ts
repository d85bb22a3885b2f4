import { place, type Sheet } from '../../scenes/parts/sheet.ts'

export type Suit = 'heart' | 'diamond' | 'spade' | 'club'
export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8'

/** A face as "K spade". */
export type Face = `${Rank} ${Suit}`

const suits: Readonly<Record<Suit, string>> = {
  heart: 'M0 11C-13 2-12-10-5-10-2-10 0-7 0-5 0-7 2-10 5-10 12-10 13 2 0 11Z',
  diamond: 'M0-12C3-6 6-3 10 0 6 3 3 6 0 12-3 6-6 3-10 0-6-3-3-6 0-12Z',
  spade: 'M0-12C8-4 12 0 11 5 10 10 4 9 1.5 6 2 9 3 11 5 12H-5C-3 11-2 9-1.5 6-4 9-10 10-11 5-12 0-8-4 0-12Z',
  club: 'M0-12A5.6 5.6 0 0 1 4.6-3 5.6 5.6 0 1 1 1.5 6C2 9 3 11 5 12H-5C-3 11-2 9-1.5 6A5.6 5.6 0 1 1-4.6-3 5.6 5.6 0 0 1 0-12Z',
}

/** Letters 24 high as lines, with small feet. */
const ranks: Readonly<Record<Rank, string>> = {
  A: 'M-9 12-1-12H1L9 12M-5 4H5M-12 12H-6M6 12H12',
  K: 'M-7-12V12M9-12-7 2M-2-2 9 12M-10-12H-4M-10 12H-4M5-12H12M6 12H12',
  Q: 'M0-12C12-12 12 12 0 12-12 12-12-12 0-12ZM1 6 10 14',
  J: 'M5-12V5C5 14-8 14-8 5M0-12H10',
  '10': 'M-11-8-7-12V12M-11 12H-3M6-12C14-12 14 12 6 12-2 12-2-12 6-12Z',
  '9': 'M8-4C8 4-8 4-8-4-8-15 8-15 8-4 8 6 4 12-5 12',
  '8': 'M0-1C-9-3-8-12 0-12 8-12 9-3 0-1-11 1-10 12 0 12 10 12 11 1 0-1Z',
}

const isCourt = (rank: Rank): boolean => rank === 'K' || rank === 'Q' || rank === 'J'

/** A playing card 104 x 146 about the origin, with its rank in two corners. */
export function playingCard(sheet: Sheet, face: Face): string {
  const [rank, suit] = partsOf(face)
  const isRed = suit === 'heart' || suit === 'diamond'
  const ink = isRed ? '#d8203c' : '#1d1a2e'
  const paper = sheet.linear(
    [
      [0, '#ffffff'],
      [1, '#ece7f2'],
    ],
    0,
    0,
    1,
    1,
  )
  const pip = sheet.define(`<path d="${suits[suit]}"/>`)
  const corner = sheet.define(
    `<path d="${ranks[rank]}" transform="translate(-34 -49)" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>${place(pip, -34, -22, 0.82)}`,
  )
  return sheet.define(
    `<rect x="-52" y="-73" width="104" height="146" rx="11" fill="${paper}" stroke="#9d97b3" stroke-width="1.6"/>` +
      `<g fill="${ink}">${middleOf(rank, pip, ink)}<use href="#${corner}"/><use href="#${corner}" transform="rotate(180)"/></g>`,
  )
}

function partsOf(face: Face): readonly [Rank, Suit] {
  const [rank, suit] = face.split(' ')
  return [isRank(rank) ? rank : 'A', isSuit(suit) ? suit : 'heart']
}

const isRank = (text: string | undefined): text is Rank => text !== undefined && Object.hasOwn(ranks, text)
const isSuit = (text: string | undefined): text is Suit => text !== undefined && Object.hasOwn(suits, text)

function middleOf(rank: Rank, pip: string, ink: string): string {
  if (!isCourt(rank)) return place(pip, 4, 2, rank === 'A' ? 2.9 : 2.3)
  const crown = 'M-20-10-26-34-11-22 0-40 11-22 26-34 20-10Z'
  return (
    `<path d="${crown}" transform="translate(4 8)" fill="#f3b63a" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M-14 4H22" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>${place(pip, 4, 26, 1.6)}`
  )
}

/** Cards held in a hand: turned about a point below them, the first one lowest. */
export function fan(
  sheet: Sheet,
  faces: readonly Face[],
  { x, y, size, spread, reach }: { x: number; y: number; size: number; spread: number; reach: number },
): string {
  const middle = (faces.length - 1) / 2
  return faces
    .map((face, index) => {
      const turn = (index - middle) * spread
      const angle = (turn * Math.PI) / 180
      const at = { x: x + Math.sin(angle) * reach, y: y + reach - Math.cos(angle) * reach }
      const shade = `<rect x="-50" y="-71" width="104" height="146" rx="11" fill="#180a1e" opacity=".22" transform="translate(${Math.round(at.x - 4)} ${Math.round(at.y + 4)}) rotate(${turn}) scale(${size})"/>`
      return shade + place(playingCard(sheet, face), at.x, at.y, size, turn)
    })
    .join('')
}
