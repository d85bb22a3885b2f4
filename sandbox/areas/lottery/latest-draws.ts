import type { ShownLottery } from '#contract/lobby/latest-draws.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { lotteryAnswer } from './answers.ts'
import { type Lottery, menuOf, playsOf } from './rules/lotteries.ts'
import { mainPlaysOf } from './rules/main-plays.ts'
import { stakesOf } from './rules/stakes.ts'
import { lotteryPlay } from './texts.ts'

const mostPrizes = 4

/** What anybody may know of the lotteries of these modes, each mode once, in the order asked for. */
export function latestDraws(gateway: Gateway, { merchant, language }: Audience, modes: readonly string[]) {
  const at = gateway.now().getTime()
  return [...new Set(modes)]
    .flatMap((mode) => menuOf(merchant, mode, at))
    .map((lottery) => shownLottery(gateway, lottery, { language, currency: merchant.currency }))
}

function shownLottery(
  gateway: Gateway,
  lottery: Lottery,
  { language, currency }: { language: LanguageCode; currency: string },
): ShownLottery {
  const { last, ...answer } = lotteryAnswer(gateway, lottery, language)
  const { schedule, ticket, mode } = lottery
  const least = Math.min(...playsOf[ticket].map((play) => stakesOf(play, currency).min))
  return {
    ...answer,
    last: last && { ...last, results: last.results.slice(0, mostPrizes) },
    prizeMode: mode,
    interval: schedule.kind === 'interval' ? schedule.everyMs / 1000 : null,
    minStake: decimalOf(least),
    plays: mainPlaysOf(ticket).map(({ play, odds }) => ({
      code: play.code,
      name: lotteryPlay(play.code, language).name,
      pays: decimalOf(play.pays),
      odds,
    })),
  }
}
