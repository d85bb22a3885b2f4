import type { FeatureName, GateName } from './gates.ts'

/**
 * The paths of a site. Case and slashes at the end make no difference. Each is a constant of its own, so that a site whose
 * flag is off has none of it; the site's pages at them are in `src/app/pages/page-routes.tsx`.
 */
export const homePaths = ['/', '/index', '/index.html', '/home'] as const
export const loginPath = '/login'
export const registerPath = '/register'
export const helpPath = '/help'
/** Where a provider of log-ins sends its visitor back to. */
export const providerReturnPath = '/login/:provider'
export const accountPath = '/member'
export const agentLogInPath = '/agent'
export const agentHomePath = '/agentHome'
export const seamlessPath = '/seamless'
export const lotteryPath = '/lottery'
export const vnLotteryPath = '/vnLottery'
export const seaLotteryPath = '/seaLottery'
/** An old, misspelt address of the lottery. */
export const misspeltLotteryPath = '/lottert'
export const gameFactsPath = '/game/:gameCode'
export const favouritesPath = '/favorite'
export const recentPath = '/recent'
export const promotionsPath = '/promotions'
export const winnersPath = '/winners'
export const blogPath = '/blog'
export const postsPath = '/blog/*'
export const appDownloadPath = '/m/appDownload'
export const pointMallPath = '/pointMall'
export const tournamentsPath = '/tournaments'

export const categoryPath = (id: string): string => `/${id}`

export interface SiteRoute {
  path: string
  /** Only where this flag is on; absent: in every site. */
  gate?: GateName
  /** `listed`: in the sitemap. `private`: what a visitor has alone, and the ways there; robots.txt keeps crawlers out. */
  search?: 'listed' | 'private'
  /** The footer leads there while the module of this feature is open, by `shell:<feature>.title`. */
  footer?: FeatureName
}

/** Every path but those of the categories, which are listed. A function, so that a site has nothing of the list. */
export const siteRoutes = (): SiteRoute[] => [
  ...homePaths.map((path) => ({ path })),
  { path: accountPath, search: 'private' },
  { path: loginPath, search: 'private' },
  { path: registerPath, search: 'private' },
  { path: favouritesPath, search: 'private' },
  { path: recentPath, search: 'private' },
  { path: seamlessPath, search: 'private' },
  { path: agentLogInPath, gate: 'FEATURE_AGENT_CENTRE', search: 'private' },
  { path: agentHomePath, gate: 'FEATURE_AGENT_CENTRE', search: 'private' },
  { path: promotionsPath, search: 'listed' },
  { path: winnersPath, gate: 'FEATURE_WINNER_BOARD', search: 'listed' },
  { path: pointMallPath, gate: 'FEATURE_POINT_MALL', search: 'listed', footer: 'pointMall' },
  { path: tournamentsPath, gate: 'FEATURE_TOURNAMENTS', search: 'listed', footer: 'tournaments' },
  { path: blogPath, gate: 'FEATURE_BLOG', search: 'listed', footer: 'blog' },
  { path: postsPath, gate: 'FEATURE_BLOG' },
  { path: appDownloadPath, gate: 'FEATURE_APP_DOWNLOAD', search: 'listed', footer: 'appDownload' },
  { path: helpPath },
  { path: providerReturnPath, gate: 'FEATURE_SOCIAL_LOGIN' },
  { path: gameFactsPath },
  { path: lotteryPath, gate: 'FEATURE_LOTTERY' },
  { path: vnLotteryPath, gate: 'FEATURE_LOTTERY' },
  { path: seaLotteryPath, gate: 'FEATURE_LOTTERY' },
  { path: misspeltLotteryPath, gate: 'FEATURE_LOTTERY' },
]
