import type { Lottery as ContractLottery, PrizeMode } from '#contract/lobby/lottery.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { dice3Plays, digits5Plays, pick5of11Plays, race10Plays } from './ball-plays.ts'
import type { Play } from './play-parts.ts'
import type { Ticket } from './results.ts'
import { drawAfter, everySeconds, onDays, type Schedule } from './schedule.ts'
import { fourDPlays, laoPlays, northPlays, southPlays, thaiPlays } from './table-plays.ts'

export interface Lottery {
  code: string
  mode: PrizeMode
  family: ContractLottery['family']
  ticket: Ticket
  vassalage: string
  schedule: Schedule
  /** Of the south: the key of its province. */
  province?: string
}

export const playsOf: Readonly<Record<Ticket, readonly Play[]>> = {
  digits5: digits5Plays,
  pick5of11: pick5of11Plays,
  dice3: dice3Plays,
  race10: race10Plays,
  north: northPlays,
  south: southPlays,
  thai: thaiPlays,
  fourD: fourDPlays,
  lao: laoPlays,
}

const vietnam = 'Asia/Ho_Chi_Minh'

type BallFamily = 'digits5' | 'pick5of11' | 'dice3' | 'race10'

const quick = (code: string, family: BallFamily, minutes: number, closesBefore: number): Lottery => ({
  code: `LOTT-${code}-${minutes}`,
  mode: 'LOTT',
  family,
  ticket: family,
  vassalage: 'LOTT',
  schedule: everySeconds(minutes * 60, vietnam, closesBefore),
})

/** The weekdays of each southern province, Sunday 0: three draws a day. */
const provinces: Readonly<Record<string, readonly number[]>> = {
  'da-lat': [0],
  'kien-giang': [0],
  'tien-giang': [0],
  'ho-chi-minh': [1, 6],
  'dong-thap': [1],
  'ca-mau': [1],
  'ben-tre': [2],
  'vung-tau': [2],
  'bac-lieu': [2],
  'dong-nai': [3],
  'can-tho': [3],
  'soc-trang': [3],
  'tay-ninh': [4],
  'an-giang': [4],
  'binh-thuan': [4],
  'vinh-long': [5],
  'binh-duong': [5],
  'tra-vinh': [5],
  'long-an': [6],
  'hau-giang': [6],
}

const south = Object.entries(provinces).map(([province, weekdays]): Lottery => {
  const schedule = onDays({ time: '16:15', zone: vietnam, closesBefore: 15 }, ({ weekday }) =>
    weekdays.includes(weekday),
  )
  const code = `VN-SOUTH-${province.toUpperCase()}`
  return { code, mode: 'ELOTT', family: 'south', ticket: 'south', vassalage: 'TCG_LOTTO_VN', schedule, province }
})

export const lotteries: readonly Lottery[] = [
  quick('D5', 'digits5', 1, 10),
  quick('D5', 'digits5', 3, 15),
  quick('D5', 'digits5', 5, 30),
  quick('P11', 'pick5of11', 3, 15),
  quick('K3', 'dice3', 1, 10),
  quick('K3', 'dice3', 3, 15),
  quick('R10', 'race10', 2, 15),
  {
    code: 'ZY-D5-30S',
    mode: 'ZY',
    family: 'digits5',
    ticket: 'digits5',
    vassalage: 'QCK',
    schedule: everySeconds(30, vietnam, 5),
  },
  {
    code: 'VN-NORTH',
    mode: 'ELOTT',
    family: 'north',
    ticket: 'north',
    vassalage: 'TCG_LOTTO_VN',
    schedule: onDays({ time: '18:15', zone: vietnam, closesBefore: 15 }, () => true),
  },
  ...south,
  {
    code: 'SEA-THAI',
    mode: 'SEA',
    family: 'thai',
    ticket: 'thai',
    vassalage: 'TCG_SEA',
    schedule: onDays(
      { time: '15:30', zone: 'Asia/Bangkok', closesBefore: 30 },
      ({ dayOfMonth }) => dayOfMonth === 1 || dayOfMonth === 16,
    ),
  },
  {
    code: 'SEA-LAO',
    mode: 'SEA',
    family: 'fourD',
    ticket: 'lao',
    vassalage: 'TCG_SEA',
    schedule: onDays({ time: '20:30', zone: 'Asia/Vientiane', closesBefore: 30 }, () => true),
  },
  {
    code: 'SEA-4D',
    mode: 'SEA',
    family: 'fourD',
    ticket: 'fourD',
    vassalage: 'TCG_SEA',
    schedule: onDays({ time: '18:30', zone: 'Asia/Singapore', closesBefore: 30 }, ({ weekday }) =>
      [0, 3, 6].includes(weekday),
    ),
  },
]

/** The categories that a mode is shown in; one of them is enough. */
const categoriesOf: Readonly<Record<PrizeMode, readonly ('LOTT' | 'ELOTT')[]>> = {
  LOTT: ['LOTT'],
  ZY: ['LOTT'],
  ELOTT: ['ELOTT'],
  SEA: ['LOTT', 'ELOTT'],
}

export function isOffered(merchant: Merchant, { mode, vassalage }: Lottery): boolean {
  return categoriesOf[mode].some((category) => isShownBy(merchant, category, vassalage))
}

/** Null where there is none by that code, or not at this merchant. */
export function lotteryOf(merchant: Merchant, code: string): Lottery | null {
  const lottery = lotteries.find((one) => one.code === code)
  return lottery && isOffered(merchant, lottery) ? lottery : null
}

/** The lotteries of a mode in their order, none of one that is not known; of the south only the provinces that draw next. */
export function menuOf(merchant: Merchant, mode: string, at: number): Lottery[] {
  const offered = lotteries.filter((lottery) => lottery.mode === mode && isOffered(merchant, lottery))
  const nextOf = ({ schedule }: Lottery): number => drawAfter(schedule, at).drawsAt
  const next = Math.min(...offered.filter(({ family }) => family === 'south').map(nextOf))
  return offered.filter((lottery) => lottery.family !== 'south' || nextOf(lottery) === next)
}
