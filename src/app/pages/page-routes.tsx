import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ModuleId } from '#contract/site/modules.ts'
import {
  appDownloadPath,
  favouritesPath,
  gameFactsPath,
  helpPath,
  loginPath,
  lotteryPath,
  misspeltLotteryPath,
  pointMallPath,
  postsPath,
  promotionsPath,
  providerReturnPath,
  recentPath,
  registerPath,
  seaLotteryPath,
  seamlessPath,
  tournamentsPath,
  vnLotteryPath,
  winnersPath,
} from '#contract/site/routes.ts'
import { isAgentPath } from '#src/config/agent-path.ts'
import { type Category, categories } from '#src/config/categories.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { GameRoute, PostsRoute, ToLottery } from './address-routes.tsx'
import { ListPage } from './list-page-part.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PopupAddress } from './popup-address.tsx'
import { ProviderReturn } from './provider-return.tsx'

type PageTitleKey = Extract<ParseKeys<'shell'>, `category.${string}` | `nav.${string}` | `${string}.title`>

/** A page of the site. */
export interface PageRoute {
  path: string
  element: ReactNode
  /**
   * The document's title while the page loads, a string of `shell`; its heading replaces it. Absent where only the page
   * knows it: a popup, a game, a lottery.
   */
  title?: PageTitleKey
  /** Who may see it: who is signed in, or who has an account that is not a trial one. Absent: everybody. */
  audience?: 'session' | 'account'
  /** The gateway's modules that it belongs to: closed where all of them are. */
  module?: ModuleId | readonly ModuleId[]
}

const HelpPage = lazyPart(async () => (await import('#src/features/help/pages/help-page.tsx')).HelpPage)
const SeamlessPage = lazyPart(async () => (await import('./seamless-route.tsx')).SeamlessRoute)
/** A member's favourites, and what they played. */
const OwnListPage = lazyPart(async () => (await import('#src/features/games/own/own-list-page.tsx')).OwnListPage)
const PromotionsPage = lazyPart(
  async () => (await import('#src/features/promotions/pages/promotions-page.tsx')).PromotionsPage,
)

const AppDownloadRoute = FEATURE_APP_DOWNLOAD
  ? lazyPart(async () => (await import('./app-download-route.tsx')).AppDownloadRoute)
  : undefined

const WinnersPage = FEATURE_WINNER_BOARD
  ? lazyPart(async () => (await import('#src/features/winners/pages/winners-page.tsx')).WinnersPage)
  : undefined

const PointsPage = FEATURE_POINT_MALL
  ? lazyPart(async () => (await import('#src/features/points/pages/points-page.tsx')).PointsPage)
  : undefined

const TournamentsPage = FEATURE_TOURNAMENTS
  ? lazyPart(async () => (await import('#src/features/tournaments/pages/tournaments-page.tsx')).TournamentsPage)
  : undefined

const LobbyPage =
  CATEGORY_ELOTT || CATEGORY_LOTT || CATEGORY_LIVE || CATEGORY_SPORTS || CATEGORY_ESPORTS || CATEGORY_COCKFIGHT
    ? lazyPart(async () => (await import('#src/features/lobby/pages/lobby-page.tsx')).LobbyPage)
    : undefined

const LotteryRoute = FEATURE_LOTTERY
  ? lazyPart(async () => (await import('./lottery-route.tsx')).LotteryRoute)
  : undefined

function categoryPage(category: Category): ReactNode {
  if (category.hasList) return ListPage && <ListPage category={category} />
  return LobbyPage && <LobbyPage key={category.id} category={category} />
}

const lotteries = () =>
  categories()
    .map(({ id }) => id)
    .filter((id) => (CATEGORY_LOTT && id === 'lott') || (CATEGORY_ELOTT && id === 'elott'))

/** The agents' addresses come here only while the gateway has their centre closed. */
function NoPage() {
  const { pathname } = useLocation()
  return <NotFoundPage isClosed={isAgentPath(pathname)} />
}

/**
 * The pages of the site in its layout: the table of `contract/site/routes.ts` with what is drawn at each path. A flag
 * stands here by its name once more, so that the build leaves out what is behind it; `page-routes.test.ts` holds the two equal.
 */
export const pageRoutes = (): PageRoute[] => [
  { path: loginPath, element: <PopupAddress name="login" /> },
  { path: registerPath, element: <PopupAddress name="register" /> },
  { path: helpPath, element: <HelpPage /> },
  ...(FEATURE_SOCIAL_LOGIN ? [{ path: providerReturnPath, element: <ProviderReturn /> }] : []),
  { path: seamlessPath, element: <SeamlessPage /> },
  { path: gameFactsPath, element: <GameRoute /> },
  ...(FEATURE_LOTTERY && LotteryRoute
    ? [
        { path: lotteryPath, element: <LotteryRoute />, audience: 'account' as const, module: lotteries() },
        { path: vnLotteryPath, element: <LotteryRoute />, audience: 'account' as const, module: lotteries() },
        { path: seaLotteryPath, element: <LotteryRoute />, audience: 'account' as const, module: lotteries() },
        { path: misspeltLotteryPath, element: <ToLottery /> },
      ]
    : []),
  ...categories().map((category) => ({
    path: category.path,
    // The keys of every category are there; those of a flag that is off have neither string nor caller.
    title: `category.${category.id}` as 'category.live',
    element: categoryPage(category),
    module: category.id,
  })),
  {
    path: favouritesPath,
    element: <OwnListPage key="favourites" kind="favourites" />,
    title: 'nav.favourites',
    audience: 'session',
  },
  { path: recentPath, element: <OwnListPage key="recent" kind="recent" />, title: 'nav.recent', audience: 'session' },
  { path: promotionsPath, element: <PromotionsPage />, title: 'nav.promotions', module: 'promotions' },
  ...(FEATURE_BLOG
    ? [{ path: postsPath, element: <PostsRoute />, title: 'blog.title' as const, module: 'blog' as const }]
    : []),
  ...(FEATURE_APP_DOWNLOAD && AppDownloadRoute
    ? [
        {
          path: appDownloadPath,
          element: <AppDownloadRoute />,
          title: 'appDownload.title' as const,
          module: 'appDownload' as const,
        },
      ]
    : []),
  ...(FEATURE_WINNER_BOARD && WinnersPage
    ? [{ path: winnersPath, element: <WinnersPage />, module: 'winnerBoard' as const }]
    : []),
  ...(FEATURE_POINT_MALL && PointsPage
    ? [
        {
          path: pointMallPath,
          element: <PointsPage />,
          title: 'pointMall.title' as const,
          module: 'pointMall' as const,
        },
      ]
    : []),
  ...(FEATURE_TOURNAMENTS && TournamentsPage
    ? [
        {
          path: tournamentsPath,
          element: <TournamentsPage />,
          title: 'tournaments.title' as const,
          module: 'tournaments' as const,
        },
      ]
    : []),
  { path: '*', element: <NoPage />, title: 'notFound.title' },
]
