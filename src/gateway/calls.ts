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

const system = /* @__PURE__ */ callsOf(() => import('./contract/system.ts'))
const session = /* @__PURE__ */ callsOf(() => import('./contract/session.ts'))
const member = /* @__PURE__ */ callsOf(() => import('./contract/member.ts'))
const games = /* @__PURE__ */ callsOf(() => import('./contract/games.ts'))
const winners = /* @__PURE__ */ callsOf(() => import('./contract/winners.ts'))
const jackpot = /* @__PURE__ */ callsOf(() => import('./contract/jackpot.ts'))
const announcements = /* @__PURE__ */ callsOf(() => import('./contract/announcements.ts'))
const loginStep = /* @__PURE__ */ callsOf(() => import('./contract/login-step.ts'))
const verification = /* @__PURE__ */ callsOf(() => import('./contract/verification.ts'))
const countries = /* @__PURE__ */ callsOf(() => import('./contract/countries.ts'))
const loginCode = /* @__PURE__ */ callsOf(() => import('./contract/login-code.ts'))
const registerCode = /* @__PURE__ */ callsOf(() => import('./contract/register-code.ts'))
const registration = /* @__PURE__ */ callsOf(() => import('./contract/registration.ts'))
const mobileRegistration = /* @__PURE__ */ callsOf(() => import('./contract/mobile-registration.ts'))
const passwordByMobile = /* @__PURE__ */ callsOf(() => import('./contract/password-by-mobile.ts'))
const passwords = /* @__PURE__ */ callsOf(() => import('./contract/password.ts'))
const freePlay = /* @__PURE__ */ callsOf(() => import('./contract/free-play.ts'))
const social = /* @__PURE__ */ callsOf(() => import('./contract/social.ts'))
const catalogue = /* @__PURE__ */ callsOf(() => import('./contract/catalogue.ts'))
const ownGames = /* @__PURE__ */ callsOf(() => import('./contract/own-games.ts'))
const launch = /* @__PURE__ */ callsOf(() => import('./contract/launch.ts'))
const lottery = /* @__PURE__ */ callsOf(() => import('./contract/lottery.ts'))
const memberLanguage = /* @__PURE__ */ callsOf(() => import('./contract/language.ts'))
const security = /* @__PURE__ */ callsOf(() => import('./contract/security.ts'))

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

export const sendStepCode = /* @__PURE__ */ loginStep('sendStepCode')
export const passStep = /* @__PURE__ */ loginStep('passStep')
export const getVerification = /* @__PURE__ */ verification('getVerification')

export const getCountryCodes = /* @__PURE__ */ countries('getCountryCodes')
export const sendLoginCode = /* @__PURE__ */ loginCode('sendLoginCode')
export const sendRegisterCode = /* @__PURE__ */ registerCode('sendRegisterCode')

export const getRegisterSettings = /* @__PURE__ */ registration('getRegisterSettings')
export const register = /* @__PURE__ */ registration('register')
export const registerMobile = /* @__PURE__ */ mobileRegistration('registerMobile')
export const checkAffiliate = /* @__PURE__ */ registration('checkAffiliate')

export const changePassword = /* @__PURE__ */ passwords('changePassword', 'token')
export const resetByEmail = /* @__PURE__ */ passwords('resetByEmail')
export const resetByMobile = /* @__PURE__ */ passwordByMobile('resetByMobile')

export const loginFreePlay = /* @__PURE__ */ freePlay('loginFreePlay')
export const startSocial = /* @__PURE__ */ social('startSocial')
export const finishSocial = /* @__PURE__ */ social('finishSocial')
export const registerSocial = /* @__PURE__ */ social('registerSocial')

export const getSecurity = /* @__PURE__ */ security('getSecurity', 'token')
export const startTotp = /* @__PURE__ */ security('startTotp', 'token')
export const confirmTotp = /* @__PURE__ */ security('confirmTotp', 'token')
export const renewRecoveryCodes = /* @__PURE__ */ security('renewRecoveryCodes', 'token')
export const stopTotp = /* @__PURE__ */ security('stopTotp', 'token')
export const getSessions = /* @__PURE__ */ security('getSessions', 'token')
export const endSessionOf = /* @__PURE__ */ security('endSessionOf', 'token')
export const endAllSessions = /* @__PURE__ */ security('endAllSessions', 'token')

export const getGameFilters = /* @__PURE__ */ catalogue('getGameFilters')
export const searchGames = /* @__PURE__ */ catalogue('searchGames')
export const getGame = /* @__PURE__ */ catalogue('getGame')
export const getRecommended = /* @__PURE__ */ catalogue('getRecommended')
export const getFavourites = /* @__PURE__ */ ownGames('getFavourites', 'token')
export const getRecentGames = /* @__PURE__ */ ownGames('getRecentGames', 'token')
export const launchGame = /* @__PURE__ */ launch('launchGame', 'token')
export const launchTrial = /* @__PURE__ */ launch('launchTrial')
export const setMemberLanguage = /* @__PURE__ */ memberLanguage('setMemberLanguage', 'token')

export const getLotteryMenu = /* @__PURE__ */ lottery('getLotteryMenu', 'token')
export const getLotteryRecent = /* @__PURE__ */ lottery('getLotteryRecent', 'token')
export const getLotteryGame = /* @__PURE__ */ lottery('getLotteryGame', 'token')
export const getOpenedNumbers = /* @__PURE__ */ lottery('getOpenedNumbers', 'token')
export const getOpenedNumero = /* @__PURE__ */ lottery('getOpenedNumero', 'token')
export const placeLotteryBet = /* @__PURE__ */ lottery('placeLotteryBet', 'token')
export const getLotteryBets = /* @__PURE__ */ lottery('getLotteryBets', 'token')
