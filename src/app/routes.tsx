import { Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { isAgentPath } from '#src/config/agent-path.ts'
import { correctedPath } from '#src/config/game-paths.ts'
import { isHomePath, isPlainHome } from '#src/config/home-path.ts'
import { isSecurityPath } from '#src/config/session-paths.ts'
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
const OtherPage = lazyPart(async () => {
  const { OtherPage } = await import('./pages/other-page.tsx')
  return OtherPage
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

/** The home page stays where it is under whatever its address asks for above it. */
function Pages({ startup }: { startup: Extract<Startup, { view: 'open' | 'unreachable' }> }) {
  const { pathname, search } = useLocation()
  if (startup.view === 'unreachable') return <GatewayDownPage error={startup.error} onRetry={startup.retry} />
  if (!isHomePath(pathname) && !isSecurityPath(pathname, search)) return <OtherPage />
  return (
    <>
      <TenantHome />
      <Suspense fallback={<PageLoader />}>{!isPlainHome(pathname) && <OtherPage />}</Suspense>
    </>
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
  if (AgentSite && isAgentPath(pathname))
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
