// Written from contract/ by `npm run generate`.
import { callsOf } from './call-ref.ts'

const system = callsOf(() => import('#contract/site/system.ts'))
const session = callsOf(() => import('#contract/identity/session.ts'))
const member = callsOf(() => import('#contract/identity/member.ts'))
const games = callsOf(() => import('#contract/lobby/games.ts'))
const winners = callsOf(() => import('#contract/lobby/winners.ts'))
const jackpot = callsOf(() => import('#contract/lobby/jackpot.ts'))
const announcements = callsOf(() => import('#contract/lobby/announcements.ts'))

export const getDomainRoute = system('getDomainRoute')
export const getPermission = system('getPermission')
export const getStatus = system('getStatus')
export const getWhitelabel = system('getWhitelabel')

export const getCaptcha = session('getCaptcha')
export const getKeys = session('getKeys')
export const login = session('login')
export const logout = session('logout', 'token')

export const consolidateFunds = member('consolidateFunds', 'token')
export const getBalance = member('getBalance', 'token')
export const getMember = member('getMember', 'token')

export const addFavourite = games('addFavourite', 'token')
export const getFavouriteIds = games('getFavouriteIds', 'token')
export const getGameMenus = games('getGameMenus')
export const getGames = games('getGames')
export const getHotGames = games('getHotGames')
export const getLanes = games('getLanes')
export const removeFavourite = games('removeFavourite', 'token')

export const getWinners = winners('getWinners')
export const getWinnersSummary = winners('getWinnersSummary')

export const getJackpot = jackpot('getJackpot')

export const getAnnouncements = announcements('getAnnouncements', 'optional')
