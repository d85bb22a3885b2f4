import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { categories } from '#src/config/categories.ts'
import { isGamePage } from '#src/config/game-paths.ts'
import { comparable, providerOfPath } from '#src/config/home-path.ts'
import { neededFor } from '#src/config/session-paths.ts'
import { gameOfPath } from '#src/features/play/lib/game-addresses.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { tenantProviders } from '../identity/tenant-providers.ts'
import { lazyPart } from '../root/lazy-part.ts'
import { FullAccount } from './full-account.tsx'
import { ListPage } from './list-page-part.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PlayWatch } from './play-watch.ts'
import { PopupAddress } from './popup-address.tsx'

const SocialCallback = FEATURE_SOCIAL_LOGIN
  ? lazyPart(async () => {
      const { SocialCallback } = await import('#src/features/auth/social/social-callback.tsx')
      return SocialCallback
    })
  : undefined

/** A member's favourites, and what they played. */
const OwnListPage = lazyPart(async () => {
  const { OwnListPage } = await import('#src/features/games/own/own-list-page.tsx')
  return OwnListPage
})
const HelpRoute = lazyPart(async () => {
  const { HelpRoute } = await import('../help/help-route.tsx')
  return HelpRoute
})
const SeamlessPage = lazyPart(async () => {
  const { SeamlessPage } = await import('#src/features/play/pages/seamless-page.tsx')
  return SeamlessPage
})
const GamePage = lazyPart(async () => {
  const { GamePage } = await import('#src/features/play/pages/game-page.tsx')
  return GamePage
})

const PromotionsPage = lazyPart(async () => {
  const { PromotionsPage } = await import('#src/features/promotions/pages/promotions-page.tsx')
  return PromotionsPage
})

const BlogPage = FEATURE_BLOG
  ? lazyPart(async () => {
      const { BlogPage } = await import('#src/features/blog/pages/blog-page.tsx')
      return BlogPage
    })
  : undefined

const AppDownloadRoute = FEATURE_APP_DOWNLOAD
  ? lazyPart(async () => {
      const { AppDownloadRoute } = await import('./app-download-route.tsx')
      return AppDownloadRoute
    })
  : undefined

const WinnersPage = FEATURE_WINNER_BOARD
  ? lazyPart(async () => {
      const { WinnersPage } = await import('#src/features/winners/pages/winners-page.tsx')
      return WinnersPage
    })
  : undefined

const PointsPage = FEATURE_POINT_MALL
  ? lazyPart(async () => {
      const { PointsPage } = await import('#src/features/points/pages/points-page.tsx')
      return PointsPage
    })
  : undefined

const CentrePage =
  CATEGORY_ELOTT || CATEGORY_LOTT || CATEGORY_LIVE || CATEGORY_SPORTS || CATEGORY_ESPORTS || CATEGORY_COCKFIGHT
    ? lazyPart(async () => {
        const { CentrePage } = await import('#src/features/centres/pages/centre-page.tsx')
        return CentrePage
      })
    : undefined

const LotteryRoute = FEATURE_LOTTERY
  ? lazyPart(async () => {
      const { LotteryRoute } = await import('./lottery-route.tsx')
      return LotteryRoute
    })
  : undefined

function Guarded({ children }: { children: ReactNode }) {
  const needed = neededFor(useLocation().pathname)
  if (needed === 'nothing') return children
  return <RequireSession>{needed === 'full' ? <FullAccount>{children}</FullAccount> : children}</RequireSession>
}

/** Where a provider sends a visitor back to; one that the tenant does not have leads home. */
function ProviderReturn({ provider }: { provider: string }) {
  const known = tenantProviders().find((name) => name === provider)
  return known && SocialCallback ? <SocialCallback provider={known} /> : <Navigate to="/" replace />
}

/** A page that no popup and no layout of its own stands behind. */
function PlainPage() {
  const path = comparable(useLocation().pathname)
  const isOpen = usePermissions()
  const category = categories().find((one) => one.path === path && isOpen(one.id))
  if (CentrePage && category && !category.hasList) return <CentrePage key={category.id} category={category} />
  if (ListPage && category?.hasList) return <ListPage category={category} />
  if (LotteryRoute && isGamePage(path)) return <LotteryRoute />
  if (path === '/promotions' && isOpen('promotions')) return <PromotionsPage />
  if (FEATURE_BLOG && BlogPage && isOpen('blog')) {
    const post = /^\/blog(?:\/([a-z0-9-]+))?$/.exec(path)
    if (post) return <BlogPage slug={post[1]} />
  }
  if (FEATURE_APP_DOWNLOAD && AppDownloadRoute && path === '/m/appdownload' && isOpen('appDownload'))
    return <AppDownloadRoute />
  if (WinnersPage && path === '/winners') return <WinnersPage />
  if (FEATURE_POINT_MALL && PointsPage && path === '/pointmall' && isOpen('pointMall')) return <PointsPage />
  if (path === '/favorite') return <OwnListPage key={path} kind="favourites" />
  if (path === '/recent') return <OwnListPage key={path} kind="recent" />
  return <NotFoundPage />
}

/** Every address but that of the bare home page; those above it draw nothing of their own in its place. */
export function OtherPage() {
  const { pathname } = useLocation()
  const path = comparable(pathname)
  if (path === '/login') return <PopupAddress name="login" />
  if (path === '/register') return <PopupAddress name="register" />
  if (path === '/help') return <HelpRoute />
  const provider = providerOfPath(path)
  if (provider !== undefined) return <ProviderReturn provider={provider} />
  if (path === '/seamless')
    return (
      <SeamlessPage
        watch={
          <Suspense fallback={null}>
            <PlayWatch />
          </Suspense>
        }
      />
    )
  const gameCode = gameOfPath(pathname)
  if (gameCode !== undefined) return <GamePage gameCode={gameCode} />
  return (
    <Guarded>
      <PlainPage />
    </Guarded>
  )
}
