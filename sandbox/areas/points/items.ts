import type { PointItem } from '#contract/account/points.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import type { GoodsName } from '#sandbox/merchants/demo/mall.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { exchangeOf } from './terms.ts'
import type { ItemName } from './texts.ts'

interface Plan {
  id: ItemName
  type: PointItem['type']
  points: number
  /** Reference units, as is `bonus`. */
  money?: number
  bonus?: number
  /** How often the bonus must be staked. */
  times?: number
  /** How many there were to begin with. */
  stock?: number
  most: number
  isClosed?: boolean
}

/** What every mall has. */
const common: readonly Plan[] = [
  { id: 'bonus-small', type: 'bonus', points: 450, bonus: 50, most: 5 },
  { id: 'phone', type: 'voucher', points: 1500, most: 5 },
  { id: 'spins', type: 'freeSpins', points: 900, most: 1, isClosed: true },
  { id: 'meal', type: 'voucher', points: 2400, most: 5 },
  { id: 'cinema', type: 'voucher', points: 3200, stock: 40, most: 4 },
  { id: 'bonus-large', type: 'bonus', points: 4000, bonus: 500, times: 3, most: 2 },
]

/** What is sent where a mall names no goods of its own. */
const usual: readonly Plan[] = [
  { id: 'tea-set', type: 'goods', points: 4800, stock: 12, most: 2 },
  { id: 'lamp', type: 'goods', points: 6200, stock: 9, most: 2 },
  { id: 'power-bank', type: 'goods', points: 3600, money: 250, stock: 3, most: 2 },
  { id: 'bag', type: 'goods', points: 9400, stock: 20, most: 2 },
  { id: 'watch', type: 'goods', points: 26_000, money: 900, stock: 4, most: 1 },
  { id: 'umbrella', type: 'goods', points: 1900, stock: 0, most: 2 },
]

const own: Readonly<Record<GoodsName, Omit<Plan, 'id' | 'type'>>> = {
  'cut-glass': { points: 8400, stock: 12, most: 2 },
  'iron-kettle': { points: 9800, stock: 4, most: 1 },
  fan: { points: 6200, stock: 9, most: 2 },
  daruma: { points: 4600, stock: 20, most: 4 },
  'paper-umbrella': { points: 22_000, stock: 6, most: 1 },
  cloths: { points: 3000, stock: 0, most: 2 },
  'cricket-bat': { points: 9600, stock: 5, most: 1 },
  'clay-cups': { points: 2800, stock: 30, most: 3 },
  'rickshaw-box': { points: 4400, stock: 14, most: 2 },
  jamdani: { points: 7800, stock: 8, most: 2 },
  jersey: { points: 24_000, money: 600, stock: 6, most: 1 },
  'brass-lamp': { points: 5200, stock: 0, most: 2 },
  'silk-lantern': { points: 3800, stock: 18, most: 3 },
  'blue-tea-set': { points: 8600, stock: 7, most: 1 },
  'conical-hat': { points: 2600, stock: 25, most: 3 },
  'lacquer-box': { points: 6400, money: 250, stock: 9, most: 2 },
  'bronze-drum': { points: 21_000, stock: 3, most: 1 },
  'silk-scarf': { points: 5600, stock: 0, most: 2 },
}

/** Goods and what is not sent by turns. */
function plansOf({ demo }: Merchant): Plan[] {
  const goods: readonly Plan[] = demo.points.goods?.map((id) => ({ ...own[id], id, type: 'goods' })) ?? usual
  return Array.from({ length: Math.max(goods.length, common.length) }, (_, at) => [
    ...goods.slice(at, at + 1),
    ...common.slice(at, at + 1),
  ]).flat()
}

/** An item of a merchant's mall. Amounts in minor units, each for one of it. */
export interface Item {
  id: ItemName
  type: PointItem['type']
  points: number
  money: number
  bonus: number
  /** What must be staked with the bonus; 0: nothing. */
  turnover: number
  left: number | null
  most: number
  isOpen: boolean
}

/** A bonus costs at most nine tenths of the points that bring the same money by exchange: it is never the worse deal. */
function pointsOf({ points, bonus = 0 }: Plan, { currency, demo }: Merchant): number {
  const exchange = exchangeOf({ currency, demo })
  if (bonus === 0 || !exchange) return points
  const same = (unitsOf(bonus, currency) * exchange.points) / exchange.amount
  return Math.max(1, Math.min(points, Math.floor(same * 0.9)))
}

export function itemsOf(store: Store, merchant: Merchant): Item[] {
  return plansOf(merchant).map((plan) => {
    const { id, type, money = 0, bonus = 0, times = 0, stock, most, isClosed = false } = plan
    const paid = unitsOf(bonus, merchant.currency)
    const taken = stock === undefined ? 0 : store.redemptions.taken(merchant.code, id)
    return {
      id,
      type,
      points: pointsOf(plan, merchant),
      money: unitsOf(money, merchant.currency),
      bonus: paid,
      turnover: paid * times,
      left: stock === undefined ? null : Math.max(0, stock - taken),
      most,
      isOpen: !isClosed,
    }
  })
}
