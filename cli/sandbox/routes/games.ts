import type { Hono } from 'hono'
import {
  addFavourite,
  getFavouriteIds,
  getGameMenus,
  getGames,
  getHotGames,
  getLanes,
  removeFavourite,
} from '#src/gateway/contract/games.ts'
import { getJackpot } from '#src/gateway/contract/jackpot.ts'
import { getWinners } from '#src/gateway/contract/winners.ts'
import { artAddress } from '../art/addresses.ts'
import { type Audience, cardOf, laneOf, menuOf, pictureOf, shownName } from '../cards.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { refuse } from '../http/problems.ts'
import { jackpotAt } from '../jackpot.ts'
import { isShownBy, typesOf, vendorsShownBy } from '../offer.ts'
import { decimalOf } from '../text/currencies.ts'

export function addGameRoutes(app: Hono, gateway: Gateway): void {
  addListRoutes(app, gateway)
  addBoardRoutes(app, gateway)
  addFavouriteRoutes(app, gateway)
}

function addListRoutes(app: Hono, gateway: Gateway): void {
  const { catalogue } = gateway.store
  const present = <Part>(parts: readonly (Part | null)[]): Part[] => parts.filter((part) => part !== null)

  addCall(app, gateway, getGameMenus, ({ merchant, language }) => {
    const counts = catalogue.counts()
    const menus = typesOf(merchant).map((type) => menuOf(gateway, { merchant, language }, type, counts))
    return good(present(menus))
  })

  addCall(app, gateway, getLanes, ({ merchant, language }) => {
    const lanes = typesOf(merchant).map((type) => laneOf(gateway, { merchant, language }, type))
    return good({ data: { lanes: present(lanes) } })
  })

  addCall(app, gateway, getGames, ({ merchant, language, query }) => {
    const { gameType, vassalage, gameClassify = '', pageNo } = query
    if (query.merchant !== merchant.code) return refuse('request.invalid', { fields: { merchant: 'field.invalid' } })
    const fields = pageFaults(pageNo, query.pageSize)
    if (fields) return refuse('request.invalid', { fields })
    const vendors = vassalage ? [vassalage].filter((code) => isShownBy(merchant, gameType, code)) : null
    const filter = {
      type: gameType,
      vendors: vendors ?? vendorsShownBy(merchant, gameType),
      selection: gameClassify === 'ALL' ? '' : gameClassify,
    }
    const total = catalogue.count(filter)
    const rows = catalogue.page(filter, query.pageSize, (pageNo - 1) * query.pageSize)
    const games = rows.map((game) => cardOf(game, { merchant, language }))
    return { games, pageNum: pageNo, totalPages: Math.ceil(total / query.pageSize), total }
  })

  addCall(app, gateway, getHotGames, ({ merchant, language }) =>
    good(catalogue.hot(merchant.code).map((game) => cardOf(game, { merchant, language }))),
  )
}

function pageFaults(pageNo: number, pageSize: number): Record<string, string> | null {
  const isCounting = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most
  if (!isCounting(pageNo, 100_000)) return { pageNo: 'field.invalid' }
  return isCounting(pageSize, 100) ? null : { pageSize: 'field.invalid' }
}

const longestBoard = 100

function boardLength(asked: number): number {
  return Math.trunc(Math.min(longestBoard, Math.max(0, asked)))
}

function addBoardRoutes(app: Hono, gateway: Gateway): void {
  const { catalogue, winners } = gateway.store

  addCall(app, gateway, getWinners, ({ merchant, language, query }) => {
    const audience: Audience = { merchant, language }
    const value = winners.list(merchant.code, query.period, boardLength(query.limitNum)).flatMap((winner) => {
      const game = catalogue.byNode(winner.nodeId)
      if (!game) return []
      return {
        customerName: winner.customerName,
        winAmount: decimalOf(winner.amount),
        iconUrl: pictureOf(game),
        avatarUrl: artAddress.avatar(winner.avatar),
        gameName: shownName(game.title, audience),
      }
    })
    return good(value)
  })

  addCall(app, gateway, getJackpot, ({ merchant }) => good(jackpotAt(gateway, merchant)))
}

function addFavouriteRoutes(app: Hono, gateway: Gateway): void {
  const { catalogue, favourites } = gateway.store

  addCall(app, gateway, getFavouriteIds, ({ member }) => {
    if (!member) return refuse('session.required')
    return good(favourites.ids(member.id))
  })

  addCall(app, gateway, addFavourite, ({ merchant, member, body }) => {
    if (!member) return refuse('session.required')
    const game = catalogue.byNode(body.nodeId)
    if (!game || !isShownBy(merchant, game.type, game.vendor)) return refuse('game.unknown')
    favourites.add(member.id, game.node_id, gateway.now().getTime())
    return good(null)
  })

  addCall(app, gateway, removeFavourite, ({ member, query }) => {
    if (!member) return refuse('session.required')
    favourites.remove(member.id, query.nodeId)
    return good(null)
  })
}
