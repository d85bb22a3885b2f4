import type { AnswerOf, BodyOf, Call } from './contract/call.ts'

/**
 * A call by its name, light enough for the first load: paths and shapes (and with them the schema library) come with the
 * first call that is made. `auth` repeats the contract's, so that private answers can be told apart; a test holds the two equal.
 */
export interface CallRef<C extends Call> {
  id: string
  auth: Call['auth']
  load(): Promise<C>
}

type CallOf<Ref> = Ref extends { load(): Promise<infer C extends Call> } ? C : never

/** What a call answers with, and what it is sent: `AnswerTo<typeof getMember>`. */
export type AnswerTo<Ref extends CallRef<Call>> = AnswerOf<CallOf<Ref>>
export type BodyTo<Ref extends CallRef<Call>> = BodyOf<CallOf<Ref>>

function callsOf<M extends object>(load: () => Promise<M>) {
  return <Name extends keyof M & string>(id: Name, auth: Call['auth'] = 'none') => ({
    id,
    auth,
    load: async () => (await load())[id],
  })
}

const system = callsOf(() => import('./contract/system.ts'))
const session = callsOf(() => import('./contract/session.ts'))
const member = callsOf(() => import('./contract/member.ts'))
const games = callsOf(() => import('./contract/games.ts'))
const announcements = callsOf(() => import('./contract/announcements.ts'))

export const getStatus = system('getStatus')
export const getDomainRoute = system('getDomainRoute')
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
export const getWinners = games('getWinners')
export const getJackpot = games('getJackpot')
export const getFavouriteIds = games('getFavouriteIds', 'token')
export const addFavourite = games('addFavourite', 'token')
export const removeFavourite = games('removeFavourite', 'token')

export const getAnnouncements = announcements('getAnnouncements', 'optional')
