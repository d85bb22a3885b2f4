import type { Hono } from 'hono'
import type { QueryOf } from '#contract/call.ts'
import { getFixtures } from '#contract/lobby/fixtures.ts'
import { getGameMenus, getHotGames, getLanes } from '#contract/lobby/games.ts'
import { getJackpot } from '#contract/lobby/jackpot.ts'
import { getWinners, getWinnersSummary } from '#contract/lobby/winners.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { composedLast, composedOnce, madeOnce } from '#sandbox/calls/composed-once.ts'
import { typesOf } from '#sandbox/catalogue/offer.ts'
import { shownName } from '#sandbox/catalogue/shown-name.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { cardOf, laneOf, menuOf, pictureOf } from './cards.ts'
import { fixturesOf } from './fixtures.ts'
import { jackpotAt, jackpotGames } from './jackpot.ts'
import { listed } from './listing.ts'
import { sheetOf, summaryOf } from './play-book.ts'
import type { Period } from './winners.ts'

/** Some dozens of lists of matches. */
/** Types of games that are matches. */
const withMatches: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS'])
const maxFixtureCharacters = 300_000

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
  const lanes = composedOnce((audience) => ({
    data: { lanes: present(typesOf(audience.merchant).map((type) => laneOf(gateway, audience, type))) },
  }))
  const hot = composedOnce((audience) => catalogue.hot(audience.merchant.code).map((game) => cardOf(game, audience)))

  addCall(app, gateway, getGameMenus, (request) => menus(request, ''))
  addCall(app, gateway, getLanes, (request) => lanes(request, ''))
  addCall(app, gateway, getHotGames, (request) => hot(request, ''))

  const fixtures = composedLast(maxFixtureCharacters, (audience, query: QueryOf<typeof getFixtures>) => {
    if (!withMatches.has(query.gameType)) return good([])
    const all = listed(gateway.views.of(audience.merchant, audience.language), query)
    return good(fixturesOf(all, audience))
  })
  addCall(app, gateway, getFixtures, ({ merchant, language, query }) => fixtures({ merchant, language }, query))
}

const maxBoardRows = 100
/** More than a board has. */
const wholeBoard = 1000

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
      const { stake, staked, returned } = sheetOf(merchant, winner)
      return {
        customerName: winner.customerName,
        winAmount: decimalOf(winner.amount),
        iconUrl: pictureOf(game, merchant),
        avatarUrl: artAddress.avatar(winner.avatar),
        gameName: shownName(game, audience),
        stake: decimalOf(stake),
        net: decimalOf(returned - staked),
        card: cardOf(game, audience),
      }
    })
    return good(value)
  })

  const summary = madeOnce(({ merchant }, period: Period) =>
    summaryOf(merchant, winners.list(merchant.code, { period, type: 'ALL' }, wholeBoard), period),
  )
  addCall(app, gateway, getWinnersSummary, ({ merchant, language, query }) =>
    good(summary({ merchant, language }, query.period)),
  )

  const games = madeOnce(({ merchant }) => jackpotGames(gateway, merchant))
  addCall(app, gateway, getJackpot, ({ merchant, language }) =>
    good(jackpotAt(gateway, merchant, games({ merchant, language }, ''))),
  )
}
