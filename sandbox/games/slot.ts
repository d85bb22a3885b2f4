import type { Volatility } from '../catalogue/catalogue.ts'
import type { Draw } from '../lib/draw.ts'
import type { SlotResult } from './game-types.ts'

/** How often each of the nine symbols stands on a reel, the wild one first. */
const plain = [2, 2, 3, 3, 4, 4, 5, 5, 6]
const wilder = [3, 2, 3, 3, 4, 4, 5, 5, 5]

/** Two sets of reels, one below every return that a vendor states and one above: each spin takes one of them. */
const lean = [plain, plain, plain, plain, plain]
const rich = [wilder, wilder, plain, plain, plain]

/** For three, four and five of a symbol from the left, in bets of a line. */
const paysBy: Readonly<Record<Volatility, readonly (readonly number[])[]>> = {
  low: read('50,150,500 30,90,300 25,75,200 20,50,150 15,40,100 10,30,80 10,25,60 8,20,50 8,16,40'),
  medium: read('50,200,1000 30,120,600 25,90,400 20,60,250 15,40,150 10,30,100 8,25,80 8,20,60 6,15,50'),
  high: read('50,400,4000 40,200,1500 25,120,800 20,80,400 10,40,200 8,25,120 6,20,80 5,15,60 4,12,50'),
}

function read(pays: string): number[][] {
  return pays.split(' ').map((row) => row.split(',').map(Number))
}

/** The row, 0-2, of each line on each reel. */
export const slotLines = ['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '01110'].map(
  (line) => [...line].map(Number),
)

export function slotPays(volatility: Volatility | ''): readonly (readonly number[])[] {
  return paysBy[volatility || 'medium']
}

interface LineWin {
  length: number
  /** In bets of the line. */
  pays: number
}

/** What five symbols on a line pay: the better of its run with wilds in it and of its wilds alone. */
export function lineWin(symbols: readonly number[], pays: readonly (readonly number[])[]): LineWin {
  const own = symbols.find((symbol) => symbol !== 0) ?? 0
  const runOf = (isPart: (symbol: number) => boolean): number => {
    const end = symbols.findIndex((symbol) => !isPart(symbol))
    return end < 0 ? symbols.length : end
  }
  const candidates = [
    { symbol: own, length: runOf((symbol) => symbol === own || symbol === 0) },
    { symbol: 0, length: runOf((symbol) => symbol === 0) },
  ].map(({ symbol, length }) => ({ length, pays: pays[symbol]?.[length - 3] ?? 0 }))
  return candidates.reduce((best, next) => (next.pays > best.pays ? next : best))
}

/** The exact return of a line on a set of reels, over every way in which five symbols can fall. */
function returnOf(reels: readonly (readonly number[])[], pays: readonly (readonly number[])[]): number {
  const walk = (symbols: readonly number[], ways: number): number => {
    const reel = reels[symbols.length]
    if (!reel) return ways * lineWin(symbols, pays).pays
    return reel.reduce((sum, count, symbol) => sum + walk([...symbols, symbol], ways * count), 0)
  }
  const all = reels.reduce((product, reel) => product * reel.reduce((sum, count) => sum + count), 1)
  return walk([], 1) / all
}

const parts = 1_000_000_000
const shares = new Map<string, number>()

/** Of how many in a thousand million spins take the rich reels, so that the whole returns `rtp` (in 1/10,000). */
export function richShare(rtp: number, volatility: Volatility | ''): number {
  const key = `${rtp} ${volatility}`
  const known = shares.get(key)
  if (known !== undefined) return known
  const pays = slotPays(volatility)
  const [least, most] = [returnOf(lean, pays), returnOf(rich, pays)]
  const share = Math.round(((rtp / 10_000 - least) / (most - least)) * parts)
  if (share < 0 || share > parts) throw new RangeError(`No reels return ${rtp / 100} %`)
  shares.set(key, share)
  return share
}

/** What a slot that states `rtp` truly returns, as a fraction. */
export function slotReturn(rtp: number, volatility: Volatility | ''): number {
  const pays = slotPays(volatility)
  const share = richShare(rtp, volatility) / parts
  return share * returnOf(rich, pays) + (1 - share) * returnOf(lean, pays)
}

/** The symbols of each reel in their order: dealt out so that the frequent ones stand apart. */
const strips = new Map(
  [plain, wilder].map((counts) => {
    const places = counts.flatMap((count, symbol) =>
      Array.from({ length: count }, (_, place) => ({ symbol, at: (place + 0.5 + symbol / 19) / count })),
    )
    return [counts, places.toSorted((one, other) => one.at - other.at).map(({ symbol }) => symbol)]
  }),
)

interface Spin {
  /** Of the whole spin, a multiple of ten: each of the ten lines takes its part. */
  bet: number
  rtp: number
  volatility: Volatility | ''
}

export function spinSlot({ bet, rtp, volatility }: Spin, draw: Draw): { win: number; result: SlotResult } {
  const pays = slotPays(volatility)
  const reels = draw(parts) < richShare(rtp, volatility) ? rich : lean
  const window = reels.map((counts) => {
    const strip = strips.get(counts) ?? []
    const stop = draw(strip.length)
    return [0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? 0)
  })
  const wins = slotLines.flatMap((rows, line) => {
    const won = lineWin(
      rows.map((row, reel) => window[reel]?.[row] ?? 0),
      pays,
    )
    return won.pays > 0 ? [{ line, length: won.length, win: (won.pays * bet) / slotLines.length }] : []
  })
  return { win: wins.reduce((sum, { win }) => sum + win, 0), result: { window, wins } }
}
