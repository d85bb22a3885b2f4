import { callsOf } from './call-ref.ts'

const system = callsOf(() => import('#contract/site/system.ts'))
const session = callsOf(() => import('#contract/identity/session.ts'))
const member = callsOf(() => import('#contract/identity/member.ts'))
const games = callsOf(() => import('#contract/lobby/games.ts'))
const winners = callsOf(() => import('#contract/lobby/winners.ts'))
const jackpot = callsOf(() => import('#contract/lobby/jackpot.ts'))
const announcements = callsOf(() => import('#contract/lobby/announcements.ts'))

export const getStatus = system('getStatus')
export const getDomainRoute = system('getDomainRoute')
export const getWhitelabel = system('getWhitelabel')
export const getPermission = system('getPermission')

export const getKeys = session('getKeys')
export const login = session('login')
export const logout = session('logout', 'token')
export const getCaptcha = session('getCaptcha')

export const getMember = member('getMember', 'token')
export const getBalance = member('getBalance', 'token')
export const consolidateFunds = member('consolidateFunds', 'token')

export const getGameMenus = games('getGameMenus')
export const getLanes = games('getLanes')
export const getGames = games('getGames')
export const getHotGames = games('getHotGames')
export const getWinners = winners('getWinners')
export const getJackpot = jackpot('getJackpot')
export const getFavouriteIds = games('getFavouriteIds', 'token')
export const addFavourite = games('addFavourite', 'token')
export const removeFavourite = games('removeFavourite', 'token')

export const getAnnouncements = announcements('getAnnouncements', 'optional')
