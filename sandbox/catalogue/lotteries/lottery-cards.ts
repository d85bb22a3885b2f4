/** What a lottery draws; also the key of its name. */
export type LotteryKind =
  | 'digits5'
  | 'pick5of11'
  | 'dice3'
  | 'race10'
  | 'quick5'
  | 'quick11'
  | 'quickDice'
  | 'quickRace'
  | 'north'
  | 'south'
  | 'thai'
  | 'lao'
  | 'fourD'
  | 'morning4D'
  | 'noon4D'
  | 'night4D'

/** A lottery as the lists of games have it: each has one card, and each card of these lists is one. */
export interface LotteryCard {
  /** Of the lottery and of its card. */
  code: string
  type: 'LOTT' | 'ELOTT'
  vendor: 'LOTT' | 'QCK' | 'TCG_SEA' | 'TCG_LOTTO_VN'
  kind: LotteryKind
  /** Between two draws; 0 where the calendar says when one is. */
  seconds: number
  /** Of the south: the key of its province, else empty. */
  province: string
  tags: '' | 'hot' | 'new'
}

type House = Pick<LotteryCard, 'type' | 'vendor'>

const harbour: House = { type: 'LOTT', vendor: 'LOTT' }
const quickball: House = { type: 'LOTT', vendor: 'QCK' }
const sea: House = { type: 'LOTT', vendor: 'TCG_SEA' }
const seaQuick: House = { type: 'ELOTT', vendor: 'TCG_SEA' }
const lotus: House = { type: 'ELOTT', vendor: 'TCG_LOTTO_VN' }

const families = {
  digits5: ['D5', 'quick5'],
  pick5of11: ['P11', 'quick11'],
  dice3: ['K3', 'quickDice'],
  race10: ['R10', 'quickRace'],
} as const

type Family = keyof typeof families

/** The rows name a family and the times between its draws. */
const everyMinutes = (house: House, code: string, rows: readonly [Family, minutes: number, LotteryCard['tags']?][]) =>
  rows.map(([family, minutes, tags = '']): LotteryCard => {
    const of = `${code}-${families[family][0]}-${minutes}`
    return { ...house, code: of, kind: family, seconds: minutes * 60, province: '', tags }
  })

const everySeconds = (rows: readonly [Family, seconds: number, LotteryCard['tags']?][]) =>
  rows.map(([family, seconds, tags = '']): LotteryCard => {
    const [code, kind] = families[family]
    return { ...quickball, code: `ZY-${code}-${seconds}S`, kind, seconds, province: '', tags }
  })

const byCalendar = (house: House, code: string, kind: LotteryKind, tags: LotteryCard['tags'] = ''): LotteryCard => {
  return { ...house, code, kind, seconds: 0, province: '', tags }
}

const provinces = [
  'da-lat kien-giang tien-giang ho-chi-minh dong-thap ca-mau ben-tre vung-tau bac-lieu dong-nai',
  'can-tho soc-trang tay-ninh an-giang binh-thuan vinh-long binh-duong tra-vinh long-an hau-giang',
]

const south = provinces
  .join(' ')
  .split(' ')
  .map((province): LotteryCard => {
    return { ...byCalendar(lotus, `VN-SOUTH-${province.toUpperCase()}`, 'south'), province }
  })

/** In the order of the lists, which is that of the menus. */
export const lotteryCards: readonly LotteryCard[] = [
  ...everyMinutes(harbour, 'LOTT', [
    ['digits5', 1, 'hot'],
    ['dice3', 1, 'hot'],
    ['race10', 1],
    ['pick5of11', 1, 'new'],
  ]),
  byCalendar(sea, 'SEA-THAI', 'thai', 'hot'),
  ...everySeconds([
    ['digits5', 30, 'new'],
    ['dice3', 30],
    ['race10', 45],
    ['pick5of11', 45],
    ['digits5', 45],
  ]),
  byCalendar(sea, 'SEA-4D', 'fourD', 'hot'),
  byCalendar(sea, 'SEA-LAO', 'lao'),
  ...everyMinutes(harbour, 'LOTT', [
    ['digits5', 3],
    ['dice3', 3],
    ['race10', 2],
    ['pick5of11', 3],
    ['digits5', 5],
    ['dice3', 5],
    ['race10', 5],
    ['pick5of11', 5],
    ['digits5', 10],
  ]),
  byCalendar(sea, 'SEA-4D-MORNING', 'morning4D'),
  byCalendar(sea, 'SEA-4D-NOON', 'noon4D'),
  byCalendar(sea, 'SEA-4D-NIGHT', 'night4D'),
  byCalendar(lotus, 'VN-NORTH', 'north', 'hot'),
  ...everyMinutes(seaQuick, 'SEA', [
    ['digits5', 2, 'hot'],
    ['dice3', 2, 'new'],
    ['race10', 3],
    ['pick5of11', 2],
  ]),
  ...south,
  ...everyMinutes(seaQuick, 'SEA', [
    ['digits5', 15],
    ['dice3', 10],
    ['race10', 10],
    ['pick5of11', 10],
    ['digits5', 30],
    ['dice3', 15],
    ['race10', 15],
    ['pick5of11', 15],
    ['digits5', 60],
    ['dice3', 30],
    ['race10', 30],
  ]),
]

const byCode = new Map(lotteryCards.map((card) => [card.code, card]))

export function lotteryCardOf(code: string): LotteryCard | undefined {
  return byCode.get(code)
}
