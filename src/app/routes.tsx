import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { correctedPath } from '#src/config/game-paths.ts'
import { homePaths, isHomePath } from '#src/config/home-path.ts'
import { closePopup, isPopupOpen, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { AppLayout } from './layout/app-layout.tsx'
import { PageReady } from './layout/page-ready.tsx'
import { ErrorBoundary } from './root/error-boundary.tsx'
import { FirstPaintPage } from './root/first-paint-page.tsx'
import { lazyPart } from './root/lazy-part.ts'
import { PageLoader } from './root/page-loader.tsx'
import type { Startup } from './root/use-startup.ts'

const TenantHome = lazyPart(async () => {
  const { TenantHome } = await import('./home-route.tsx')
  return TenantHome
})
const NotFoundPage = lazyPart(async () => {
  const { NotFoundPage } = await import('./pages/not-found-page.tsx')
  return NotFoundPage
})
const GatewayDownPage = lazyPart(async () => {
  const { GatewayDownPage } = await import('./pages/gateway-down-page.tsx')
  return GatewayDownPage
})

const AgentSite = FEATURE_AGENT_CENTRE
  ? lazyPart(async () => {
      const { AgentSite } = await import('./agent-site.tsx')
      return AgentSite
    })
  : undefined

/** The home page; under /login with the popup above it, and closing the popup leads home. */
function HomeRoute() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isSignedIn } = useSession()
  const isLogin = /^\/login\/*$/i.test(pathname)
  useEffect(() => {
    if (!isLogin) return
    if (isSignedIn) return void navigate('/', { replace: true })
    openPopup('login', {})
    const stop = usePopupStore.subscribe((state, before) => {
      if (isPopupOpen('login')(before) && !isPopupOpen('login')(state)) void navigate('/', { replace: true })
    })
    return () => {
      stop()
      closePopup('login')
    }
  }, [isLogin, isSignedIn, navigate])
  return <TenantHome />
}

function Pages({ startup }: { startup: Extract<Startup, { view: 'open' | 'unreachable' }> }) {
  if (startup.view === 'unreachable') return <GatewayDownPage error={startup.error} onRetry={startup.retry} />
  return (
    <Routes>
      {homePaths.map((path) => (
        <Route key={path} path={path} element={<HomeRoute />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}

function PageOnItsWay({ isHome }: { isHome: boolean }) {
  return (
    <>
      {isHome && <FirstPaintPage />}
      <PageLoader />
    </>
  )
}

/** Which path shows what: the agents' part has a layout of its own, everything else the site's. */
export function SiteRoutes({ startup }: { startup: Extract<Startup, { view: 'open' | 'unreachable' }> }) {
  const { pathname, search, hash } = useLocation()
  const corrected = correctedPath(pathname)
  if (corrected) return <Navigate to={`${corrected}${search}${hash}`} replace />
  if (AgentSite && /^\/agent(home)?\/*$/i.test(pathname))
    return (
      <Suspense fallback={<PageLoader />}>
        <AgentSite />
      </Suspense>
    )
  return (
    <AppLayout>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageOnItsWay isHome={isHomePath(pathname)} />}>
          <Pages startup={startup} />
          <PageReady />
        </Suspense>
      </ErrorBoundary>
    </AppLayout>
  )
}
