import type { Hono } from 'hono'
import type { AnswerOf, QueryOf } from '#contract/call.ts'
import { getGame, getGameFilters, getRecommended, searchGames } from '#contract/lobby/catalogue.ts'
import { getGames } from '#contract/lobby/games.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { composedLast } from '#sandbox/calls/composed-once.ts'
import { vendorName } from '#sandbox/catalogue/offer.ts'
import { featureIn, themeIn } from '#sandbox/catalogue/themes.ts'
import { returnOf } from '#sandbox/games/rules.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { isCounting, pageErrors, pageOf } from '#sandbox/server/pages.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { marksOf } from '../search/marks.ts'
import { type Found, search } from '../search/search.ts'
import type { Entry, View } from '../search/view.ts'
import { alikeOf, recommendedFor } from './alike.ts'
import { cardOf, lobbyByCode, pictureIn } from './cards.ts'
import { maintenanceIn, maintenanceOf } from './game-maintenance.ts'
import { pageOfGame, statedCardOf } from './game-page.ts'
import { canSelect, filtersOf, listed } from './listing.ts'

const maxPageSize = 100
/** Some hundred pages of twenty games. */
const maxPageCharacters = 1_000_000
const maxHits = 60
const maxVendors = 12

export function addCatalogueRoutes(app: Hono, gateway: Gateway): void {
  addListRoutes(app, gateway)
  addSearchRoute(app, gateway)
  addGameRoutes(app, gateway)
}

function addListRoutes(app: Hono, gateway: Gateway): void {
  const pages = composedLast(maxPageCharacters, (audience, query: QueryOf<typeof getGames>) => {
    const all = listed(gateway.views.of(audience.merchant, audience.language), query)
    const { items, ...page } = pageOf(all, query)
    return { games: items.map(({ game }) => cardOf(game, audience)), ...page, total: all.length }
  })

  addCall(app, gateway, getGames, ({ merchant, language, query }) => {
    if (query.merchant !== merchant.code) return refuse('request.invalid', { fields: { merchant: 'field.invalid' } })
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    if (!canSelect(query.gameClassify)) return refuse('request.invalid', { fields: { gameClassify: 'field.invalid' } })
    return pages({ merchant, language }, query)
  })

  addCall(app, gateway, getGameFilters, ({ merchant, language, query }) =>
    good(
      filtersOf(gateway.views.of(merchant, language), merchant, {
        gameType: query.gameType,
        vassalage: query.vassalage,
      }),
    ),
  )
}

function addSearchRoute(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, searchGames, ({ merchant, language, query }) => {
    if (!isCounting(query.limit, maxHits)) return refuse('request.invalid', { fields: { limit: 'field.invalid' } })
    const view = gateway.views.of(merchant, language)
    const found = search(view, query.q, { most: query.limit, type: query.gameType })
    if (!found) return good({ total: 0, hits: [], vendors: [] })
    return good({
      total: found.total,
      hits: hitsOf(found, { merchant, language }),
      vendors: vendorsOf(view, found.vendors, query.gameType),
    })
  })
}

type Answer = AnswerOf<typeof searchGames>['value']

function hitsOf({ hits, query }: Found, audience: Audience): Answer['hits'] {
  return hits.map(({ entry, field, text, isMarked }) => ({
    card: cardOf(entry.game, audience),
    match: { field, text, marks: isMarked ? marksOf(text, query) : [] },
  }))
}

/** Each vendor once for each of its categories, with the number of its games there. */
function vendorsOf(view: View, codes: readonly string[], gameType: string | undefined): Answer['vendors'] {
  const vendors = codes.flatMap((code) => {
    const counts = new Map<string, number>()
    for (const { game } of view.entries) {
      if (game.vendor === code) counts.set(game.type, (counts.get(game.type) ?? 0) + 1)
    }
    return [...counts].map(([type, count]) => ({ code, name: vendorName(code), gameType: type, count }))
  })
  return vendors.filter((vendor) => gameType === undefined || vendor.gameType === gameType).slice(0, maxVendors)
}

function addGameRoutes(app: Hono, gateway: Gateway): void {
  const anyGame = (): boolean => true

  addCall(app, gateway, getGame, ({ merchant, language, query }) => {
    const view = gateway.views.of(merchant, language)
    const entry = view.byCode.get(query.gameCode)
    if (!entry) {
      const lobby = lobbyByCode(gateway, { merchant, language }, query.gameCode)
      return lobby ? good(lobbyFacts(lobby, merchant)) : refuse('game.unknown')
    }
    const alike = alikeOf(view, entry, anyGame)
    return good({
      card: statedCardOf(entry.game, { merchant, language }),
      ...factsOf(entry, { merchant, language }),
      ...pageOfGame(gateway, entry.game, { merchant, language }),
      maintenance: maintenanceOf(gateway, merchant, entry.game),
      alike: alike.map(({ game }) => cardOf(game, { merchant, language })),
    })
  })

  addCall(app, gateway, getRecommended, ({ merchant, language, query }) => {
    const view = gateway.views.of(merchant, language)
    const entry = view.byCode.get(query.gameCode)
    if (!entry) return refuse('game.unknown')
    const maintenance = maintenanceIn(gateway, merchant)
    const isOpen = ({ game }: Entry): boolean => maintenance(game) === null
    const games = recommendedFor(view, entry, isOpen)
    return good(games.map(({ game }) => cardOf(game, { merchant, language })))
  })
}

/** A lobby states nothing of its own. */
function lobbyFacts({ card, first }: NonNullable<ReturnType<typeof lobbyByCode>>, merchant: Merchant) {
  return {
    card,
    wideUrl: pictureIn('wide', first, merchant),
    rtp: null,
    volatility: null,
    maxWinFactor: null,
    themes: [],
    features: [],
    releasedAt: null,
    maintenance: null,
    alike: [],
  }
}

function factsOf({ game }: Entry, { merchant, language }: Audience) {
  const rtp = returnOf(game)
  const labels = (codes: string, nameIn: (code: string, language: string) => string) =>
    codes === '' ? [] : codes.split(' ').map((code) => ({ code, name: nameIn(code, language) }))
  return {
    wideUrl: pictureIn('wide', game, merchant),
    rtp: rtp === null ? null : decimalOf(rtp),
    volatility: game.volatility === '' ? null : game.volatility,
    maxWinFactor: game.max_win === 0 ? null : game.max_win,
    themes: labels(game.themes, themeIn),
    features: labels(game.features, featureIn),
    releasedAt: game.released === '' ? null : game.released,
  }
}
