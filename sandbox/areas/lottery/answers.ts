import type { AnswerOf } from '#contract/call.ts'
import type {
  getLotteryBets,
  getOpenedNumbers,
  Lottery as LotteryAnswer,
  LotteryPlay,
} from '#contract/lobby/lottery.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { lotteryName } from '#sandbox/catalogue/lotteries/names.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type OpenedDraw, openedDraws } from './draws.ts'
import type { ListedBet } from './rows.ts'
import { type Lottery, lotteries, playsOf } from './rules/lotteries.ts'
import { oddsOf } from './rules/main-plays.ts'
import type { Play } from './rules/play-parts.ts'
import type { Ticket } from './rules/results.ts'
import { drawAfter, type ScheduledDraw } from './rules/schedule.ts'
import { stakesOf } from './rules/stakes.ts'
import { storedPicks } from './settle.ts'
import { lotteryGroup, lotteryOption, lotteryPlay, lotteryPosition, lotteryPrize } from './texts.ts'

type Opened = AnswerOf<typeof getOpenedNumbers>['value'][number]
type ListedAnswer = AnswerOf<typeof getLotteryBets>['value']['bets'][number]

/** A lottery with its current draw and the last one's numbers. */
export function lotteryAnswer(gateway: Gateway, lottery: Lottery, language: LanguageCode): LotteryAnswer {
  const [last] = openedDraws(gateway, lottery, 1)
  return {
    gameCode: lottery.code,
    name: lotteryName(lottery.card, language),
    family: lottery.family,
    vassalage: lottery.card.vendor,
    logoUrl: artAddress.lottery(kindOf(lottery)),
    current: currentDraw(gateway, lottery),
    last: last ? openedAnswer(last, language) : null,
  }
}

/** The key of its picture. */
function kindOf({ mode, ticket }: Lottery) {
  return mode === 'ZY' ? 'quick5' : ticket
}

export function currentDraw(gateway: Pick<Gateway, 'now'>, { schedule }: Lottery) {
  return drawAnswer(drawAfter(schedule, gateway.now().getTime()))
}

function drawAnswer({ no, opensAt, closesAt, drawsAt }: ScheduledDraw) {
  return { no, opensAt: instantOf(opensAt), closesAt: instantOf(closesAt), drawsAt: instantOf(drawsAt) }
}

export function openedAnswer({ no, drawsAt, results }: OpenedDraw, language: LanguageCode): Opened {
  const named = results.map(({ prize, numbers }) => ({ prize: lotteryPrize(prize, language), numbers: [...numbers] }))
  return { no, drawnAt: instantOf(drawsAt), results: named }
}

/** A play with its texts, and its stakes in the currency. */
export function playAnswer(
  { ticket, play }: { ticket: Ticket; play: Play },
  language: LanguageCode,
  currency: string,
): LotteryPlay {
  const { min, max } = stakesOf(play, currency)
  return {
    code: play.code,
    ...lotteryPlay(play.code, language),
    group: lotteryGroup(play.group, language),
    positions: play.positions.map((position) => positionAnswer(position, language)),
    digits: play.digits,
    lines: play.lines,
    pays: decimalOf(play.pays),
    odds: oddsOf(ticket, play.code),
    minStake: decimalOf(min),
    maxStake: decimalOf(max),
  }
}

function positionAnswer({ name, options, isLabelled, min, max }: Play['positions'][number], language: LanguageCode) {
  const labels = options.map((option) => lotteryOption(option, language))
  return { name: lotteryPosition(name, language), options: [...options], ...(isLabelled ? { labels } : {}), min, max }
}

/** A bet of the member's list; an order's bets are told apart by their place in it. */
export function betAnswer(bet: ListedBet, language: LanguageCode): ListedAnswer {
  const lottery = lotteries.find(({ code }) => code === bet.lottery)
  const play = lottery && playsOf[lottery.ticket].find(({ code }) => code === bet.play)
  return {
    id: `${bet.order_id}-${bet.place}`,
    gameCode: bet.lottery,
    gameName: lottery ? lotteryName(lottery.card, language) : bet.lottery,
    drawNo: bet.draw_no,
    playName: lotteryPlay(bet.play, language).name,
    picks: picksText(play, bet.picks, language),
    lines: bet.lines,
    total: decimalOf(bet.lines * bet.stake),
    paid: bet.paid === null ? null : decimalOf(bet.paid),
    status: bet.paid === null ? 'open' : bet.paid > 0 ? 'won' : 'lost',
    placedAt: instantOf(bet.placed_at),
  }
}

/** "3 7 | 1 | –": the options of each position. */
function picksText(play: Play | undefined, picks: string, language: LanguageCode): string {
  const shown = storedPicks.parse(JSON.parse(picks)).map((chosen, place) => {
    const isLabelled = play?.positions[place]?.isLabelled ?? false
    const names = isLabelled ? chosen.map((option) => lotteryOption(option, language)) : chosen
    return names.length === 0 ? '–' : names.join(isLabelled ? ', ' : ' ')
  })
  return shown.join(' | ')
}
