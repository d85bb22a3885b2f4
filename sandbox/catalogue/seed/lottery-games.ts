import { type LotteryCard, type LotteryKind, lotteryCards } from '../lotteries/lottery-cards.ts'
import { lotteryName } from '../lotteries/names.ts'
import { provinceName } from '../lotteries/provinces.ts'

export interface LotteryGame {
  code: string
  title: string
  heroId: string
  vendor: string
  tags: string
}

const heroes: Readonly<Record<LotteryKind, string>> = {
  digits5: 'lottery-balls',
  quick5: 'lottery-balls',
  pick5of11: 'lottery-drum',
  quick11: 'lottery-drum',
  dice3: 'dice-pair',
  quickDice: 'dice-pair',
  race10: 'prize-wheel',
  quickRace: 'prize-wheel',
  north: 'lottery-drum',
  south: 'lottery-ticket',
  thai: 'lottery-ticket',
  lao: 'lottery-balls',
  fourD: 'lottery-ticket',
  morning4D: 'lottery-ticket',
  noon4D: 'lottery-drum',
  night4D: 'lottery-balls',
}

/** Drawn after one another, no hero follows itself. */
const ofProvinces = ['lottery-ticket', 'lottery-drum', 'lottery-balls']

/** A game of the lists for each lottery of a type, in their order. */
export function lotteryGames(type: LotteryCard['type']): LotteryGame[] {
  return lotteryCards
    .filter((card) => card.type === type)
    .map((card, place): LotteryGame => {
      const { code, vendor, kind, tags } = card
      const ofProvince = ofProvinces[place % ofProvinces.length]
      const heroId = kind === 'south' && ofProvince !== undefined ? ofProvince : heroes[kind]
      return { code, vendor, tags, heroId, title: titleOf(card) }
    })
}

/** Short enough to be lettered: "5 Digits 1 Min", "Da Lat". */
function titleOf(card: LotteryCard): string {
  if (card.kind === 'south') return provinceName(card.province, 'EN')
  const words = lotteryName(card, 'EN').replaceAll(',', '').split(' ')
  return words
    .map((word) => (word === 's' ? 'Sec' : word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}
