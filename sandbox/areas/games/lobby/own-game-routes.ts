import type { Hono } from 'hono'
import { addFavourite, getFavouriteIds, removeFavourite } from '#contract/lobby/games.ts'
import { getFavourites, getRecentGames } from '#contract/lobby/own-games.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { pageErrors, pageOf } from '#sandbox/server/pages.ts'
import { refuse } from '#sandbox/server/problems.ts'
import type { Entry } from '../search/view.ts'
import { cardOf } from './cards.ts'

const maxFavourites = 999
const maxRecent = 100

export function addOwnGameRoutes(app: Hono, gateway: Gateway): void {
  addFavouriteRoutes(app, gateway)
  addListRoutes(app, gateway)
}

function addFavouriteRoutes(app: Hono, gateway: Gateway): void {
  const { catalogue, favourites } = gateway.store

  addCall(app, gateway, getFavouriteIds, ({ member }) => {
    return good(favourites.ids(member.id))
  })

  addCall(app, gateway, addFavourite, ({ merchant, member, body }) => {
    const game = catalogue.byNode(body.nodeId)
    if (!game || !isShownBy(merchant, game.type, game.vendor)) return refuse('game.unknown')
    favourites.add(member.id, game.node_id, gateway.now().getTime())
    return good(null)
  })

  addCall(app, gateway, removeFavourite, ({ member, query }) => {
    favourites.remove(member.id, query.nodeId)
    return good(null)
  })
}

function addListRoutes(app: Hono, gateway: Gateway): void {
  const { favourites, plays } = gateway.store

  addCall(app, gateway, getFavourites, ({ merchant, language, member, query }) => {
    const fields = pageErrors(query, maxFavourites)
    if (fields) return refuse('request.invalid', { fields })
    const { byNode } = gateway.views.of(merchant, language)
    const games = favourites.ids(member.id).flatMap((node) => gameOf(byNode.get(node), query.gameType) ?? [])
    const { items, ...page } = pageOf(games, query)
    return { content: items.map((game) => cardOf(game, { merchant, language })), ...page }
  })

  addCall(app, gateway, getRecentGames, ({ merchant, language, member, query }) => {
    const fields = pageErrors(query, maxRecent)
    if (fields) return refuse('request.invalid', { fields })
    const { byNode } = gateway.views.of(merchant, language)
    const played = plays.list(member.id).flatMap(({ node, at }) => {
      const game = gameOf(byNode.get(node), query.gameType)
      return game ? { game, at } : []
    })
    const { items, ...page } = pageOf(played, query)
    const list = items.map(({ game, at }) => {
      return { card: cardOf(game, { merchant, language }), playedAt: new Date(at).toISOString() }
    })
    return good({ list, ...page })
  })
}

/** Null for a game that the merchant does not offer, or not of the type that is asked for. */
function gameOf(entry: Entry | undefined, gameType: string | undefined): GameRow | null {
  return entry && (gameType === undefined || gameType === entry.game.type) ? entry.game : null
}
