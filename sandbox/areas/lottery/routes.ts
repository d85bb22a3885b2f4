import type { Hono } from 'hono'
import { getLatestDraws } from '#contract/lobby/latest-draws.ts'
import {
  getLotteryBets,
  getLotteryGame,
  getLotteryMenu,
  getLotteryRecent,
  getOpenedNumbers,
  getOpenedNumero,
  placeLotteryBet,
} from '#contract/lobby/lottery.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { isCounting, offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { betAnswer, currentDraw, lotteryAnswer, openedAnswer, playAnswer } from './answers.ts'
import { openedDraws } from './draws.ts'
import { findLottery } from './find-lottery.ts'
import { latestDraws } from './latest-draws.ts'
import { placeBet } from './place.ts'
import { lotteryOf, menuOf, playsOf } from './rules/lotteries.ts'
import { settleDue } from './settle.ts'

const maxHistory = 100
const maxRecent = 10
const maxPageSize = 100

export function addLotteryRoutes(app: Hono, gateway: Gateway): void {
  addGameRoutes(app, gateway)
  addOpenedRoutes(app, gateway)
  addBetRoutes(app, gateway)
}

const nowOf = ({ now }: Gateway): string => instantOf(now().getTime())

/** The fixed paths first: a game's code stands in the same place. */
function addGameRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getLotteryMenu, ({ merchant, language, query }) => {
    const menu = menuOf(merchant, query.prizeMode, gateway.now().getTime())
    const lotteries = menu.map((lottery) => lotteryAnswer(gateway, lottery, language))
    return good({ now: nowOf(gateway), lotteries })
  })

  addCall(app, gateway, getLotteryRecent, ({ merchant, member, query }) => {
    const codes = gateway.store.lottery.recentLotteries(member.id)
    const isOfMode = (code: string): boolean => lotteryOf(merchant, code)?.mode === query.prizeMode
    return good(codes.filter(isOfMode).slice(0, maxRecent))
  })

  addCall(app, gateway, getLotteryGame, ({ merchant, language, query }) => {
    const lottery = findLottery(merchant, query.gameCode)
    if (!lottery) return refuse('game.unknown')
    const { ticket } = lottery
    const plays = playsOf[ticket].map((play) => playAnswer({ ticket, play }, language, merchant.currency))
    return good({ now: nowOf(gateway), lottery: lotteryAnswer(gateway, lottery, language), plays })
  })
}

const allModes = 'ELOTT,SEA,ZY,LOTT'

function addOpenedRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getLatestDraws, ({ merchant, language, query }) => {
    const modes = (query.prizeModes ?? allModes).split(',')
    const lotteries = latestDraws(gateway, { merchant, language }, modes)
    return good({ now: nowOf(gateway), currency: merchant.currency, lotteries })
  })

  addCall(app, gateway, getOpenedNumbers, ({ merchant, language, query }) => {
    const lottery = findLottery(merchant, query.gameCode)
    if (!lottery) return refuse('game.unknown')
    if (!isCounting(query.limit, maxHistory)) return refuse('request.invalid', { fields: { limit: 'field.invalid' } })
    return good(openedDraws(gateway, lottery, query.limit).map((draw) => openedAnswer(draw, language)))
  })

  addCall(app, gateway, getOpenedNumero, ({ merchant, language, query }) => {
    const lottery = findLottery(merchant, query.gameCode)
    if (!lottery) return refuse('game.unknown')
    const [last] = openedDraws(gateway, lottery, 1)
    return good({
      now: nowOf(gateway),
      last: last ? openedAnswer(last, language) : null,
      current: currentDraw(gateway, lottery),
    })
  })
}

function addBetRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, placeLotteryBet, ({ merchant, member, body, idempotencyKey }) => {
    settleDue(gateway)
    return answerOnce(gateway, placeLotteryBet, { member, idempotencyKey, body }, () => {
      const placed = placeBet(gateway, { merchant, member, body, idempotencyKey })
      return placed instanceof Refusal ? placed : good(placed)
    })
  })

  addCall(app, gateway, getLotteryBets, ({ merchant, member, language, query }) => {
    const { gameCode = '' } = query
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    settleDue(gateway)
    const filter = { member: member.id, lottery: findLottery(merchant, gameCode)?.code ?? gameCode }
    const bets = gateway.store.lottery.listBets(filter, query.pageSize, offsetOf(query))
    const pages = pagesOf(query, gateway.store.lottery.countBets(filter))
    return good({ bets: bets.map((bet) => betAnswer(bet, language)), ...pages })
  })
}
