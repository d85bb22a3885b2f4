import type { Hono } from 'hono'
import { getGameMenus, getHotGames, getLanes } from '#contract/lobby/games.ts'
import { getJackpot } from '#contract/lobby/jackpot.ts'
import { getWinners } from '#contract/lobby/winners.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { typesOf } from '#sandbox/catalogue/offer.ts'
import { shownName } from '#sandbox/catalogue/shown-name.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { cardOf, laneOf, menuOf, pictureOf } from './cards.ts'
import { composedOnce } from './composed-once.ts'
import { jackpotAt } from './jackpot.ts'

export function addGameRoutes(app: Hono, gateway: Gateway): void {
  addListRoutes(app, gateway)
  addBoardRoutes(app, gateway)
}

function addListRoutes(app: Hono, gateway: Gateway): void {
  const { catalogue } = gateway.store
  const present = <Part>(parts: readonly (Part | null)[]): Part[] => parts.filter((part) => part !== null)

  const menus = composedOnce((audience) => {
    const counts = catalogue.counts()
    return present(typesOf(audience.merchant).map((type) => menuOf(gateway, audience, { type, counts })))
  })
  const lanes = composedOnce((audience) =>
    present(typesOf(audience.merchant).map((type) => laneOf(gateway, audience, type))),
  )
  const hot = composedOnce((audience) => catalogue.hot(audience.merchant.code).map((game) => cardOf(game, audience)))

  addCall(app, gateway, getGameMenus, ({ merchant, language }) => good(menus({ merchant, language })))
  addCall(app, gateway, getLanes, ({ merchant, language }) => good({ data: { lanes: lanes({ merchant, language }) } }))
  addCall(app, gateway, getHotGames, ({ merchant, language }) => good(hot({ merchant, language })))
}

const maxBoardRows = 100

function boardLength(asked: number): number {
  return Math.trunc(Math.min(maxBoardRows, Math.max(0, asked)))
}

function addBoardRoutes(app: Hono, gateway: Gateway): void {
  const { catalogue, winners } = gateway.store

  addCall(app, gateway, getWinners, ({ merchant, language, query }) => {
    const audience: Audience = { merchant, language }
    const wanted = { period: query.period, type: query.gameCategory }
    const value = winners.list(merchant.code, wanted, boardLength(query.limitNum)).flatMap((winner) => {
      const game = catalogue.byNode(winner.nodeId)
      if (!game) return []
      return {
        customerName: winner.customerName,
        winAmount: decimalOf(winner.amount),
        iconUrl: pictureOf(game),
        avatarUrl: artAddress.avatar(winner.avatar),
        gameName: shownName(game, audience),
        card: cardOf(game, audience),
      }
    })
    return good(value)
  })

  addCall(app, gateway, getJackpot, ({ merchant }) => good(jackpotAt(gateway, merchant)))
}
