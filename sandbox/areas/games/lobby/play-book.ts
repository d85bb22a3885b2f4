import { hashText, seededRandom } from '#sandbox/artwork/parts/random.ts'
import { decimalOf, minorUnitsOf } from '#sandbox/lib/currencies.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Period, WinnerRow } from './winners.ts'

/** One player's rounds of a period together, in minor units. */
interface Sheet {
  type: string
  staked: number
  /** The stakes that came back are in it. */
  returned: number
}

type Win = Pick<WinnerRow, 'amount' | 'period' | 'place'> & { type: string }

/** Besides those on the board. */
const otherPlayers = { day: 2400, week: 9400 } as const
const returnsLess: ReadonlySet<string> = new Set(['LOTT', 'ELOTT'])

/** A stake as one would choose it: 1, 2 or 5 and noughts. */
function likely(units: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, units)))
  const first = units / power
  return power * (first < 1.5 ? 1 : first < 3.5 ? 2 : first < 7.5 ? 5 : 10)
}

/** The round of a win on the board, and its player's other rounds with it: the same whoever asks. */
export function sheetOf(merchant: Merchant, win: Win): Sheet & { stake: number } {
  const random = seededRandom(hashText(`${merchant.code} ${win.period} ${win.place} ${win.amount}`))
  const stake = Math.min(win.amount, likely(win.amount / random.between(20, 400)))
  const others = win.amount * (random.chance(0.3) ? random.between(1.2, 2.4) : random.between(0.05, 0.7))
  const back = others * random.between(0.1, 0.85)
  const staked = Math.round((stake + others) / 100) * 100
  return { type: win.type, stake, staked, returned: win.amount + Math.round(back / 100) * 100 }
}

/** The rounds of everybody who is not on the board: most lose some, about one of four ends ahead. */
function others(merchant: Merchant, { period, types }: { period: Period; types: readonly string[] }): Sheet[] {
  const random = seededRandom(hashText(`${merchant.code} ${period} players`))
  return Array.from({ length: otherPlayers[period] }, () => {
    const type = types[Math.floor(random.next() ** 1.6 * types.length)] ?? 'RNG'
    const spread = random.next() + random.next() + random.next() - 1.5
    const units = 24_000 * Math.exp(spread * 2.2) * (period === 'week' ? 2.1 : 1)
    const staked = minorUnitsOf(Math.ceil(units / 10) * 10, merchant.currency)
    const share = random.chance(0.24) ? 1 + 0.8 * random.next() ** 2 : 0.99 - 0.5 * random.next() ** 2
    return { type, staked, returned: Math.round((staked * (returnsLess.has(type) ? share * 0.86 : share)) / 100) * 100 }
  })
}

const sum = (sheets: readonly Sheet[], of: 'staked' | 'returned') =>
  sheets.reduce((total, sheet) => total + sheet[of], 0)

/** What `getWinnersSummary` tells: sums over the sheets of all players, those on the board with them. */
export function summaryOf(merchant: Merchant, board: readonly Win[], period: Period) {
  const types = [...new Set(board.map(({ type }) => type))]
  const sheets: Sheet[] = [
    ...board.map((win) => sheetOf(merchant, win)),
    ...others(merchant, { period: 'day', types }),
    ...(period === 'week' ? others(merchant, { period, types }) : []),
  ]
  const nets = sheets.map(({ staked, returned }) => returned - staked).toSorted((one, two) => one - two)
  const categories = types
    .map((type) => sheets.filter((sheet) => sheet.type === type))
    .map((of, index) => ({ gameType: types[index] ?? '', staked: sum(of, 'staked'), returned: sum(of, 'returned') }))
    .toSorted((one, two) => two.staked - one.staked)
  return {
    players: nets.length,
    ahead: nets.filter((net) => net > 0).length,
    median: decimalOf(nets[Math.floor(nets.length / 2)] ?? 0),
    staked: decimalOf(sum(sheets, 'staked')),
    returned: decimalOf(sum(sheets, 'returned')),
    mostGained: decimalOf(nets.at(-1) ?? 0),
    mostLost: decimalOf(nets[0] ?? 0),
    categories: categories.map(({ gameType, staked, returned }) => ({
      gameType,
      staked: decimalOf(staked),
      returned: decimalOf(returned),
    })),
  }
}
