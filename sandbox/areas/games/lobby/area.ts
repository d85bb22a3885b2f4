import * as catalogueCalls from '#contract/lobby/catalogue.ts'
import * as fixturesCalls from '#contract/lobby/fixtures.ts'
import * as roundCalls from '#contract/lobby/game-rounds.ts'
import * as gamesCalls from '#contract/lobby/games.ts'
import * as jackpotCalls from '#contract/lobby/jackpot.ts'
import * as ownGamesCalls from '#contract/lobby/own-games.ts'
import * as tableCalls from '#contract/lobby/table-results.ts'
import * as winnersCalls from '#contract/lobby/winners.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addCatalogueRoutes } from './catalogue-routes.ts'
import { addGameRoutes } from './game-routes.ts'
import { addOwnGameRoutes } from './own-game-routes.ts'
import { addRoundRoutes } from './round-routes.ts'
import { lobbyTables } from './tables.ts'

export const lobbyArea = {
  tag: 'games',
  calls: callsOf(
    gamesCalls,
    catalogueCalls,
    ownGamesCalls,
    winnersCalls,
    jackpotCalls,
    fixturesCalls,
    roundCalls,
    tableCalls,
  ),
  routes: [addGameRoutes, addCatalogueRoutes, addOwnGameRoutes, addRoundRoutes],
  tables: lobbyTables,
} satisfies Area
