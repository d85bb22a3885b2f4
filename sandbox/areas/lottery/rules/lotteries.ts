import type { Lottery as ContractLottery, PrizeMode } from '#contract/lobby/lottery.ts'
import { type LotteryCard, type LotteryKind, lotteryCards } from '#sandbox/catalogue/lotteries/lottery-cards.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { dice3Plays, digits5Plays, pick5of11Plays, race10Plays } from './ball-plays.ts'
import type { Play } from './play-parts.ts'
import type { Ticket } from './results.ts'
import { drawAfter, everySeconds, type LocalDay, onDays, type Schedule } from './schedule.ts'
import { fourDPlays, laoPlays, northPlays, southPlays, thaiPlays } from './table-plays.ts'

export interface Lottery {
  code: string
  mode: PrizeMode
  family: ContractLottery['family']
  ticket: Ticket
  schedule: Schedule
  card: LotteryCard
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

const modes: Readonly<Record<LotteryCard['vendor'], PrizeMode>> = {
  LOTT: 'LOTT',
  QCK: 'ZY',
  TCG_LOTTO_VN: 'ELOTT',
  TCG_SEA: 'SEA',
}

const tickets: Readonly<Record<LotteryKind, Ticket>> = {
  digits5: 'digits5',
  quick5: 'digits5',
  pick5of11: 'pick5of11',
  quick11: 'pick5of11',
  dice3: 'dice3',
  quickDice: 'dice3',
  race10: 'race10',
  quickRace: 'race10',
  north: 'north',
  south: 'south',
  thai: 'thai',
  lao: 'lao',
  fourD: 'fourD',
  morning4D: 'fourD',
  noon4D: 'fourD',
  night4D: 'fourD',
}

const vietnam = 'Asia/Ho_Chi_Minh'
const daily = (): boolean => true

/** The weekdays of each southern province, Sunday 0: three draws a day. */
const weekdaysOf: Readonly<Record<string, readonly number[]>> = {
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

type Calendar = readonly [at: Parameters<typeof onDays>[0], isDrawDay: (day: LocalDay) => boolean]

const calendars: Readonly<Partial<Record<LotteryKind, Calendar>>> = {
  north: [{ time: '18:15', zone: vietnam, closesBefore: 15 }, daily],
  thai: [
    { time: '15:30', zone: 'Asia/Bangkok', closesBefore: 30 },
    ({ dayOfMonth }) => dayOfMonth === 1 || dayOfMonth === 16,
  ],
  lao: [{ time: '20:30', zone: 'Asia/Vientiane', closesBefore: 30 }, daily],
  fourD: [{ time: '18:30', zone: 'Asia/Singapore', closesBefore: 30 }, ({ weekday }) => [0, 3, 6].includes(weekday)],
  morning4D: [{ time: '09:30', zone: 'Asia/Singapore', closesBefore: 15 }, daily],
  noon4D: [{ time: '13:00', zone: 'Asia/Singapore', closesBefore: 15 }, daily],
  night4D: [{ time: '22:30', zone: 'Asia/Singapore', closesBefore: 15 }, daily],
}

function scheduleOf({ kind, seconds, province }: LotteryCard): Schedule {
  if (seconds > 0) return everySeconds(seconds, vietnam, closingSeconds(seconds))
  const [at, isDrawDay] = calendars[kind] ?? [
    { time: '16:15', zone: vietnam, closesBefore: 15 },
    ({ weekday }) => (weekdaysOf[province] ?? []).includes(weekday),
  ]
  return onDays(at, isDrawDay)
}

/** How long before a draw of an interval the last bet is taken. */
function closingSeconds(interval: number): number {
  if (interval < 60) return 5
  if (interval === 60) return 10
  return interval < 300 ? 15 : 30
}

export const lotteries: readonly Lottery[] = lotteryCards.map((card) => {
  const ticket = tickets[card.kind]
  const family = ticket === 'lao' ? 'fourD' : ticket
  return { code: card.code, mode: modes[card.vendor], family, ticket, schedule: scheduleOf(card), card }
})

export function isOffered(merchant: Merchant, { card }: Lottery): boolean {
  return isShownBy(merchant, card.type, card.vendor)
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
