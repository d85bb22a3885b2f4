import { callsOf } from './call-ref.ts'

const system = /* @__PURE__ */ callsOf(() => import('#contract/site/system.ts'))
const session = /* @__PURE__ */ callsOf(() => import('#contract/identity/session.ts'))
const member = /* @__PURE__ */ callsOf(() => import('#contract/identity/member.ts'))
const games = /* @__PURE__ */ callsOf(() => import('#contract/lobby/games.ts'))
const winners = /* @__PURE__ */ callsOf(() => import('#contract/lobby/winners.ts'))
const jackpot = /* @__PURE__ */ callsOf(() => import('#contract/lobby/jackpot.ts'))
const announcements = /* @__PURE__ */ callsOf(() => import('#contract/lobby/announcements.ts'))

export const getStatus = /* @__PURE__ */ system('getStatus')
export const getDomainRoute = /* @__PURE__ */ system('getDomainRoute')
export const getWhitelabel = /* @__PURE__ */ system('getWhitelabel')
export const getPermission = /* @__PURE__ */ system('getPermission')

export const getKeys = /* @__PURE__ */ session('getKeys')
export const login = /* @__PURE__ */ session('login')
export const logout = /* @__PURE__ */ session('logout', 'token')
export const getCaptcha = /* @__PURE__ */ session('getCaptcha')

export const getMember = /* @__PURE__ */ member('getMember', 'token')
export const getBalance = /* @__PURE__ */ member('getBalance', 'token')
export const consolidateFunds = /* @__PURE__ */ member('consolidateFunds', 'token')

export const getGameMenus = /* @__PURE__ */ games('getGameMenus')
export const getLanes = /* @__PURE__ */ games('getLanes')
export const getGames = /* @__PURE__ */ games('getGames')
export const getHotGames = /* @__PURE__ */ games('getHotGames')
export const getWinners = /* @__PURE__ */ winners('getWinners')
export const getJackpot = /* @__PURE__ */ jackpot('getJackpot')
export const getFavouriteIds = /* @__PURE__ */ games('getFavouriteIds', 'token')
export const addFavourite = /* @__PURE__ */ games('addFavourite', 'token')
export const removeFavourite = /* @__PURE__ */ games('removeFavourite', 'token')

export const getAnnouncements = /* @__PURE__ */ announcements('getAnnouncements', 'optional')
