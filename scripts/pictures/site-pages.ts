/** A page that the pictures show; `as` is the demo account that looks at it, a visitor without one. */
export interface SitePage {
  name: string
  code: string
  path: string
  as?: 'player' | 'agent'
}

const open = {
  home: '/',
  login: '/login',
  register: '/register',
  help: '/help',
  lott: '/lott',
  elott: '/elott',
  live: '/live',
  sports: '/sports',
  fish: '/fish',
  rng: '/rng',
  'rng-hot': '/rng?select=HOT',
  pvp: '/pvp',
  esports: '/esports',
  cockfight: '/cockfight',
  bgs: '/bgs',
  promotions: '/promotions',
  blog: '/blog',
  winners: '/winners',
  'app-download': '/m/appdownload',
  'point-mall': '/pointMall',
  'point-mall-rules': '/pointMall?view=rules',
  tournaments: '/tournaments',
  tournament: '/tournaments?id=lantern-weeks',
  game: '/game/GRF-RNG-1001',
  'no-game': '/game/NO-SUCH-GAME',
  'not-found': '/no/such/page',
  agent: '/agent',
}

const own = {
  'home-member': '/',
  favourites: '/favorite',
  recent: '/recent',
  lottery: '/lottery?gameCode=LOTT-D5-5',
  'vn-lottery': '/vnLottery?gameCode=VN-NORTH',
  'sea-lottery': '/seaLottery',
  'point-mall-member': '/pointMall',
}

const accountPages = [
  'securityCenter',
  'profile',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'payments',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'referral',
  'vip',
  'redEnvelope',
  'prizeWheel',
  'messageV2',
  'limits',
  'tickets',
  'feedback',
]

const agentPages = [
  'agentTeamOverview',
  'downlineManagmentView',
  'registerCenter',
  'contracts',
  'agentAnnouncement',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'deposit',
  'withdraw',
  'transfer',
  'messages',
  'securityCenter',
]

const named = (paths: Record<string, string>, code: string, as?: SitePage['as']): SitePage[] =>
  Object.entries(paths).map(([name, path]) => ({ name, code, path, ...(as && { as }) }))

/** Every page of the site, on the brands that have it. */
export const sitePages: readonly SitePage[] = [
  ...named(open, 'bengal'),
  ...named(own, 'bengal', 'player'),
  ...accountPages.map((page) => ({
    name: `account-${page}`,
    code: 'bengal',
    path: `/member?page=${page}`,
    as: 'player' as const,
  })),
  ...agentPages.map((page) => ({
    name: `agents-${page}`,
    code: 'lotus',
    path: `/agentHome?page=${page}`,
    as: 'agent' as const,
  })),
]
