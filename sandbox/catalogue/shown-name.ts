import type { Audience } from '../merchants/audience.ts'
import type { GameRow } from './catalogue.ts'
import { lotteryCardOf } from './lotteries/lottery-cards.ts'
import { lotteryName } from './lotteries/names.ts'

/** The merchant's own name for a game in the asked language, else its lottery's, else its English title. */
export function shownName(game: Pick<GameRow, 'code' | 'title'>, { merchant, language }: Audience): string {
  const own = merchant.demo.gameNames[game.title]?.[language]
  if (own !== undefined) return own
  const lottery = lotteryCardOf(game.code)
  return lottery ? lotteryName(lottery, language) : game.title
}
