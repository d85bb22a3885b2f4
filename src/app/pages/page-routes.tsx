import { type ReactNode, Suspense } from 'react'
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
  vnLotteryPath,
  winnersPath,
} from '#contract/site/routes.ts'
import { type Category, categories } from '#src/config/categories.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { GameRoute, PostsRoute, ToLottery } from './address-routes.tsx'
import { ListPage } from './list-page-part.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PlayWatch } from './play-watch.ts'
import { PopupAddress } from './popup-address.tsx'
import { ProviderReturn } from './provider-return.tsx'

/** A page of the site. */
export interface PageRoute {
  path: string
  element: ReactNode
  /** Who may see it: who is signed in, or who has an account that is not a trial one. Absent: everybody. */
  audience?: 'session' | 'account'
  /** The gateway's module that it belongs to: closed with it. */
  module?: string
}

const HelpPage = lazyPart(async () => (await import('#src/features/help/pages/help-page.tsx')).HelpPage)
const SeamlessPage = lazyPart(async () => (await import('#src/features/play/pages/seamless-page.tsx')).SeamlessPage)
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

const LobbyPage =
  CATEGORY_ELOTT || CATEGORY_LOTT || CATEGORY_LIVE || CATEGORY_SPORTS || CATEGORY_ESPORTS || CATEGORY_COCKFIGHT
    ? lazyPart(async () => (await import('#src/features/lobby/pages/lobby-page.tsx')).LobbyPage)
    : undefined

const LotteryRoute = FEATURE_LOTTERY
  ? lazyPart(async () => (await import('./lottery-route.tsx')).LotteryRoute)
  : undefined

const watch = (
  <Suspense fallback={null}>
    <PlayWatch />
  </Suspense>
)

function categoryPage(category: Category): ReactNode {
  if (category.hasList) return ListPage && <ListPage category={category} />
  return LobbyPage && <LobbyPage key={category.id} category={category} />
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
  { path: seamlessPath, element: <SeamlessPage watch={watch} /> },
  { path: gameFactsPath, element: <GameRoute /> },
  ...(FEATURE_LOTTERY && LotteryRoute
    ? [
        { path: lotteryPath, element: <LotteryRoute />, audience: 'account' as const },
        { path: vnLotteryPath, element: <LotteryRoute />, audience: 'account' as const },
        { path: seaLotteryPath, element: <LotteryRoute />, audience: 'account' as const },
        { path: misspeltLotteryPath, element: <ToLottery /> },
      ]
    : []),
  ...categories().map((category) => ({
    path: category.path,
    element: categoryPage(category),
    module: category.id,
  })),
  { path: favouritesPath, element: <OwnListPage key="favourites" kind="favourites" />, audience: 'session' },
  { path: recentPath, element: <OwnListPage key="recent" kind="recent" />, audience: 'session' },
  { path: promotionsPath, element: <PromotionsPage />, module: 'promotions' },
  ...(FEATURE_BLOG ? [{ path: postsPath, element: <PostsRoute />, module: 'blog' }] : []),
  ...(FEATURE_APP_DOWNLOAD && AppDownloadRoute
    ? [{ path: appDownloadPath, element: <AppDownloadRoute />, module: 'appDownload' }]
    : []),
  ...(FEATURE_WINNER_BOARD && WinnersPage ? [{ path: winnersPath, element: <WinnersPage /> }] : []),
  ...(FEATURE_POINT_MALL && PointsPage ? [{ path: pointMallPath, element: <PointsPage />, module: 'pointMall' }] : []),
  { path: '*', element: <NotFoundPage /> },
]
