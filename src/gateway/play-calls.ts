// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const language = callsOf(() => import('#contract/site/language.ts'))
const catalogue = callsOf(() => import('#contract/lobby/catalogue.ts'))
const fixtures = callsOf(() => import('#contract/lobby/fixtures.ts'))
const gameRounds = callsOf(() => import('#contract/lobby/game-rounds.ts'))
const latestDraws = callsOf(() => import('#contract/lobby/latest-draws.ts'))
const launch = callsOf(() => import('#contract/lobby/launch.ts'))
const lottery = callsOf(() => import('#contract/lobby/lottery.ts'))
const ownGames = callsOf(() => import('#contract/lobby/own-games.ts'))
const recentBets = callsOf(() => import('#contract/lobby/recent-bets.ts'))
const recommended = callsOf(() => import('#contract/lobby/recommended.ts'))
const tableResults = callsOf(() => import('#contract/lobby/table-results.ts'))

export const setMemberLanguage = language('setMemberLanguage', 'token')

export const getGame = catalogue('getGame')
export const getGameFilters = catalogue('getGameFilters')
export const getRecommended = catalogue('getRecommended')
export const searchGames = catalogue('searchGames')

export const getFixtures = fixtures('getFixtures')

export const getGameRounds = gameRounds('getGameRounds')

export const getLatestDraws = latestDraws('getLatestDraws')

export const launchGame = launch('launchGame', 'token')
export const launchTrial = launch('launchTrial')

export const getLotteryBets = lottery('getLotteryBets', 'token')
export const getLotteryGame = lottery('getLotteryGame', 'token')
export const getLotteryMenu = lottery('getLotteryMenu', 'token')
export const getLotteryRecent = lottery('getLotteryRecent', 'token')
export const getOpenedNumbers = lottery('getOpenedNumbers', 'token')
export const getOpenedNumero = lottery('getOpenedNumero', 'token')
export const placeLotteryBet = lottery('placeLotteryBet', 'token')

export const getFavourites = ownGames('getFavourites', 'token')
export const getRecentGames = ownGames('getRecentGames', 'token')

export const getRecentBets = recentBets('getRecentBets', 'token')
export const setRecentBets = recentBets('setRecentBets', 'token')

export const getRecommendedForMember = recommended('getRecommendedForMember', 'token')
export const setRecommended = recommended('setRecommended', 'token')

export const getTableResults = tableResults('getTableResults')
