/**
 * The build flags (`gates`): what a tenant can leave out of its site, in one registry. Each is a name that the build
 * replaces with `true` or `false` wherever the code reads it (`npm run generate` declares them); `strings` are the
 * message keys that only code behind the flag uses, as `namespace` or `namespace:key.prefix`. Where a flag is off,
 * neither its code nor its strings are in the tenant's bundle.
 *
 * Data only: the CLI reads this file too, to know what to define and which strings to leave out.
 */
import { type HomeNavigation, isOfDraws, layoutOf, type NamedSection, type SectionLayout } from './home-sections.ts'
import { mostInList } from './languages.ts'

/** What each switch opens, in one sentence: editors and the tenant guide show it. */
export const switches = {
  USERNAMEREG3: 'Registering with a user name.',
  MOBILENUMREG3: 'Registering with a mobile number.',
  MOBILENUMPASSREG3: 'A password of one’s own when registering with a mobile number.',
  REGMOBVERF3: 'A code by SMS when registering with a mobile number.',
  CHNGPASSVERIF3: 'A forgotten password is recovered by mobile number first; off, by email first.',
  AGENTPOLICY3: 'Balances at vendors are brought together after logging in.',
  FREEPLAY3: 'Free trial of games.',
  PWDEXPFORCECHANGE3: 'An expired password must be changed before anything else.',
  MOBILEVERCODELOGIN3: 'Logging in with a code by SMS.',
} as const

/** What each category has. */
export const categories = {
  elott: 'e-lottery',
  lott: 'lottery',
  live: 'live casino',
  sports: 'sports',
  fish: 'fishing',
  rng: 'slots',
  pvp: 'card games',
  esports: 'e-sports',
  cockfight: 'cockfight',
  bgs: 'in-house games',
} as const

export const socialProviders = ['google', 'facebook', 'telegram'] as const

/** Features that are on or off; `socialLogin` (a list) and `jackpot` (a choice) have flags of their own below. */
export const features = {
  agentCentre: 'The centre for agents: team, contracts, pay and downline.',
  pointMall: 'The mall where points become rewards, and the missions, which give points.',
  vip: 'The VIP club: ranks, what each needs and gives.',
  redEnvelope: 'Red envelopes.',
  prizeWheel: 'The prize wheel.',
  blog: 'The blog; its posts are the gateway’s.',
  appDownload: 'The page and the QR codes for the apps.',
  firebaseSms: 'Codes by SMS through Firebase; off, the gateway sends them.',
  winnerBoard: 'The winners of the home page, and their own page.',
  videoBanners: 'Banners with videos on the home page.',
  referral: 'Inviting friends.',
  rewardCentre: 'The centre where rewards are collected.',
  passkeys: 'Logging in with a passkey of the browser or phone.',
  recentBets: 'A player’s own latest bets on the home page, for who chooses so.',
  recommendations: 'Games like those that a player played, with the reason said.',
  tournaments: 'Tournaments by multiples of the stake: rules, places, prizes.',
} as const

export const jackpotModes = ['off', 'live', 'display'] as const

export type SwitchName = keyof typeof switches
export type CategoryId = keyof typeof categories
export type SocialProvider = (typeof socialProviders)[number]
export type FeatureName = keyof typeof features
export type JackpotMode = (typeof jackpotModes)[number]

const namesOf = <Name extends string>(described: Readonly<Record<Name, string>>) => Object.keys(described) as Name[]

export const switchNames = namesOf(switches)
export const categoryIds = namesOf(categories)
export const featureNames = namesOf(features)

/** The part of a tenant that decides which code is in its bundle. */
export interface GateInput {
  switches: Record<SwitchName, boolean>
  categories: readonly CategoryId[]
  home: { popular: boolean; navigation: HomeNavigation; sections: readonly NamedSection[] }
  brand: { layout: { hero: string; sideMenu: string; winners: string; ranks: string } }
  features: Record<FeatureName, boolean> & { socialLogin: readonly SocialProvider[]; jackpot: JackpotMode }
  languages: { supported: readonly string[] }
  themes: { available: readonly string[] }
  /** Whether it has a service worker. */
  offline: boolean
  /** Where it reports how its pages start. */
  beacon?: string | undefined
}

interface Gate {
  isOpen: (tenant: GateInput) => boolean
  /** Message keys that only code behind this flag uses. */
  strings: readonly string[]
}

const onSwitch = (name: SwitchName, ...strings: string[]): Gate => ({ isOpen: (t) => t.switches[name], strings })
const onFeature = (name: FeatureName, ...strings: string[]): Gate => ({ isOpen: (t) => t.features[name], strings })
const onSocial = (name: SocialProvider, ...strings: string[]): Gate => ({
  isOpen: (t) => t.features.socialLogin.includes(name),
  strings,
})
/** Their buttons of odds say who wins. */
const hasMatches: readonly SectionLayout[] = ['board', 'console', 'scoreboard', 'starmap', 'versus']

const onLayout = (id: SectionLayout, ...strings: string[]): Gate => ({
  isOpen: ({ home, categories }) =>
    home.sections.some((section) => layoutOf(section) === id && categories.includes(section.category)),
  strings,
})
const onRanks = (family: string): Gate => ({
  isOpen: ({ brand, features: { vip } }) => vip && brand.layout.ranks === family,
  strings: [],
})
const onCategory = (id: CategoryId): Gate => ({
  isOpen: (t) => t.categories.includes(id),
  strings: [`shell:category.${id}`, `home:section.${id}`, `promotions:category.${id}`],
})

export const gates = {
  SWITCH_USERNAMEREG3: onSwitch('USERNAMEREG3', 'register:byName'),
  SWITCH_MOBILENUMREG3: onSwitch('MOBILENUMREG3', 'register:byMobile'),
  SWITCH_MOBILENUMPASSREG3: onSwitch('MOBILENUMPASSREG3'),
  SWITCH_REGMOBVERF3: onSwitch('REGMOBVERF3'),
  SWITCH_CHNGPASSVERIF3: onSwitch('CHNGPASSVERIF3', 'security:mobileReset'),
  SWITCH_AGENTPOLICY3: onSwitch('AGENTPOLICY3', 'wallet:wallets.allBack'),
  SWITCH_FREEPLAY3: onSwitch('FREEPLAY3', 'auth:freePlay'),
  SWITCH_PWDEXPFORCECHANGE3: onSwitch('PWDEXPFORCECHANGE3', 'security:forced.expired'),
  SWITCH_MOBILEVERCODELOGIN3: onSwitch('MOBILEVERCODELOGIN3', 'auth:sms'),
  CATEGORY_ELOTT: onCategory('elott'),
  CATEGORY_LOTT: onCategory('lott'),
  CATEGORY_LIVE: onCategory('live'),
  CATEGORY_SPORTS: onCategory('sports'),
  CATEGORY_FISH: onCategory('fish'),
  CATEGORY_RNG: onCategory('rng'),
  CATEGORY_PVP: onCategory('pvp'),
  CATEGORY_ESPORTS: onCategory('esports'),
  CATEGORY_COCKFIGHT: onCategory('cockfight'),
  CATEGORY_BGS: onCategory('bgs'),
  FEATURE_AGENT_CENTRE: onFeature(
    'agentCentre',
    'agent',
    'contracts',
    'earnings',
    'registerCentre',
    'team',
    'teamReports',
    'shell:footer.agentCentre',
    'shell:invite.agents',
    'errors:login.not-an-agent',
    'errors:agent',
    'errors:contract',
    'errors:register.rate',
    'errors:register.rate-below',
    'errors:register.no-agents',
    'errors:register.link',
    'errors:register.links',
    'records:kinds.dividend',
    'records:kinds.dailySalary',
    'records:kinds.hourlySalary',
    'records:kinds.realtimeSalary',
  ),
  FEATURE_POINT_MALL: onFeature(
    'pointMall',
    'points',
    'shell:pointMall',
    'errors:points',
    // Points are all that missions give.
    'missions',
    'centre:page.missionLeaderboard',
    'centre:count.missions',
    'errors:mission',
  ),
  FEATURE_VIP: onFeature('vip', 'vip', 'shell:vip', 'centre:page.vip', 'promotions:category.vip'),
  FEATURE_RED_ENVELOPE: onFeature(
    'redEnvelope',
    'redEnvelope',
    'shell:redEnvelope',
    'centre:page.redEnvelope',
    'errors:envelope',
  ),
  FEATURE_PRIZE_WHEEL: onFeature(
    'prizeWheel',
    'prizeWheel',
    'shell:prizeWheel',
    'centre:page.prizeWheel',
    'errors:wheel',
  ),
  FEATURE_BLOG: onFeature('blog', 'shell:blog', 'blog', 'errors:post'),
  FEATURE_APP_DOWNLOAD: onFeature('appDownload', 'shell:appDownload', 'app'),
  FEATURE_FIREBASE_SMS: onFeature('firebaseSms', 'errors:firebase'),
  FEATURE_WINNER_BOARD: onFeature('winnerBoard', 'home:winners', 'winners'),
  FEATURE_VIDEO_BANNERS: onFeature('videoBanners', 'home:videos'),
  FEATURE_REFERRAL: onFeature(
    'referral',
    'shell:invite',
    'centre:page.referral',
    'promotions:referral',
    'errors:referral',
  ),
  FEATURE_REWARD_CENTRE: onFeature(
    'rewardCentre',
    'rewards',
    'centre:page.rewardCenter',
    'centre:count.rewards',
    'shell:rewards',
    'errors:reward',
  ),
  FEATURE_PASSKEYS: onFeature('passkeys', 'auth:passkey', 'security:passkeys', 'errors:passkey'),
  FEATURE_RECENT_BETS: onFeature('recentBets', 'recentBets'),
  FEATURE_RECOMMENDATIONS: onFeature('recommendations', 'recommended'),
  FEATURE_TOURNAMENTS: onFeature('tournaments', 'tournaments', 'shell:tournaments', 'errors:tournament'),
  FEATURE_SOCIAL_GOOGLE: onSocial('google', 'auth:social.google'),
  FEATURE_SOCIAL_FACEBOOK: onSocial('facebook', 'auth:social.facebook'),
  FEATURE_SOCIAL_TELEGRAM: onSocial('telegram', 'auth:social.telegram'),
  FEATURE_SOCIAL_LOGIN: { isOpen: (t) => t.features.socialLogin.length > 0, strings: ['auth:social', 'errors:social'] },
  FEATURE_JACKPOT: { isOpen: (t) => t.features.jackpot !== 'off', strings: ['home:jackpot'] },
  FEATURE_JACKPOT_DISPLAY: {
    isOpen: (t) => t.features.jackpot === 'display',
    strings: ['home:jackpot.illustrative'],
  },
  FEATURE_LOTTERY: {
    isOpen: (t) => t.categories.includes('lott') || t.categories.includes('elott'),
    strings: ['lottery', 'errors:bet'],
  },
  HOME_POPULAR: { isOpen: ({ home }) => home.popular, strings: ['home:hot'] },
  LAYOUT_LEDGER: onLayout('ledger', 'home:gamesLedger'),
  HOME_HUNG: { isOpen: ({ home }) => home.navigation === 'hung', strings: ['home:hung'] },
  HERO_FULL: { isOpen: ({ brand }) => brand.layout.hero === 'full', strings: [] },
  HERO_LETTERED: { isOpen: ({ brand }) => brand.layout.hero === 'lettered', strings: [] },
  HERO_PANORAMA: { isOpen: ({ brand }) => ['panorama', 'stepped'].includes(brand.layout.hero), strings: [] },
  HERO_STEPPED: { isOpen: ({ brand }) => brand.layout.hero === 'stepped', strings: [] },
  BOARD_STAIRS: { isOpen: ({ brand }) => brand.layout.winners === 'stairs', strings: [] },
  RANKS_ARCHES: onRanks('arches'),
  RANKS_SHIELDS: onRanks('shields'),
  RANKS_MASKS: onRanks('masks'),
  RANKS_GATES: onRanks('gates'),
  RANKS_CRESTS: onRanks('crests'),
  RANKS_PAVILIONS: onRanks('pavilions'),
  HERO_SIDE: { isOpen: ({ brand }) => brand.layout.hero === 'side', strings: [] },
  HERO_SPLIT: { isOpen: ({ brand }) => brand.layout.hero === 'split', strings: [] },
  HERO_RULED: { isOpen: ({ brand }) => brand.layout.hero === 'ruled', strings: [] },
  LAYOUT_TABLE: onLayout('table', 'home:gamesTable'),
  HOME_MATCHES: {
    isOpen: ({ home, categories }) =>
      home.sections.some((section) => hasMatches.includes(layoutOf(section)) && categories.includes(section.category)),
    strings: ['home:matches'],
  },
  LAYOUT_BOARD: onLayout('board'),
  LAYOUT_CONSOLE: onLayout('console'),
  LAYOUT_PASTED: onLayout('pasted'),
  LAYOUT_CURTAINED: onLayout('curtained'),
  LAYOUT_PORTHOLES: onLayout('portholes'),
  LAYOUT_DECK: onLayout('deck'),
  HOME_DRAWS: {
    isOpen: ({ home, categories }) =>
      home.sections.some(({ category }) => isOfDraws(category) && categories.includes(category)),
    strings: ['home:draws'],
  },
  LAYOUT_DRAWS: onLayout('draws'),
  LAYOUT_FRAMES: onLayout('frames'),
  LAYOUT_BOATS: onLayout('boats'),
  LAYOUT_SHOAL: onLayout('shoal'),
  LAYOUT_BOLTS: onLayout('bolts'),
  LAYOUT_PLATE: onLayout('plate'),
  LAYOUT_SKY: onLayout('sky'),
  LAYOUT_LANTERNS: onLayout('lanterns', 'home:lanterns'),
  LAYOUT_TICKETS: onLayout('tickets'),
  LAYOUT_POND: onLayout('pond'),
  LAYOUT_SCROLLS: onLayout('scrolls'),
  LAYOUT_MEDALLION: onLayout('medallion'),
  LAYOUT_STUBS: onLayout('stubs'),
  LAYOUT_COUNTERFOIL: onLayout('counterfoil'),
  LAYOUT_PAVILION: onLayout('pavilion'),
  LAYOUT_SCOREBOARD: onLayout('scoreboard'),
  LAYOUT_NET: onLayout('net'),
  LAYOUT_OVAL: onLayout('oval', 'home:oval'),
  LAYOUT_LOCKER: onLayout('locker'),
  LAYOUT_ALCOVE: onLayout('alcove', 'home:alcove'),
  LAYOUT_CLOTHS: onLayout('cloths'),
  LAYOUT_HANDSCROLL: onLayout('handscroll'),
  LAYOUT_MATS: onLayout('mats'),
  LAYOUT_SHEET: onLayout('sheet', 'home:sheet'),
  LAYOUT_FAN: onLayout('fan'),
  LAYOUT_ARCADE: onLayout('arcade'),
  LAYOUT_RUGS: onLayout('rugs'),
  LAYOUT_STRAIT: onLayout('strait'),
  LAYOUT_STARS: onLayout('stars'),
  LAYOUT_STARMAP: onLayout('starmap'),
  LAYOUT_STRUNG: onLayout('strung', 'home:strung'),
  LAYOUT_VERSUS: onLayout('versus'),
  LAYOUT_EMBLEM: onLayout('emblem'),
  SIDE_ENDING: { isOpen: ({ brand }) => brand.layout.sideMenu.endsWith('ending'), strings: [] },
  FEATURE_OFFLINE_START: { isOpen: (t) => t.offline, strings: [] },
  FEATURE_BEACON: { isOpen: (t) => t.beacon !== undefined, strings: [] },
  MANY_LANGUAGES: { isOpen: (t) => t.languages.supported.length > 1, strings: ['shell:language'] },
  LANGUAGE_SEARCH: { isOpen: (t) => t.languages.supported.length > mostInList, strings: ['languages'] },
  MANY_THEMES: { isOpen: (t) => t.themes.available.length > 1, strings: ['shell:theme'] },
} as const satisfies Record<string, Gate>

export type GateName = keyof typeof gates
