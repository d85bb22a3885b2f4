import { Suspense } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { agentPaths, isOpenToAgents } from '#src/config/agent-path.ts'
import { isHomePath, isPlainHome } from '#src/config/home-path.ts'
import { isAgentNoted } from '#src/session/noted-agent.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useSession } from '#src/session/session.ts'
import { AccountRoute } from './account/account-part.ts'
import { useBackground } from './account/background.ts'
import { AppLayout } from './layout/app-layout.tsx'
import { PageReady } from './layout/page-ready.tsx'
import { OtherPage } from './pages/preload-page.ts'
import { BelowPopup } from './parts/below-popup.ts'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { FirstPaintPart, isPainted } from './parts/first-paint-page.tsx'
import { lazyPart } from './parts/lazy-part.ts'
import { PageLoader } from './parts/page-loader.tsx'
import type { Startup } from './root/use-startup.ts'

const TenantHome = lazyPart(async () => (await import('./home-route.tsx')).TenantHome)
const GatewayDownPage = lazyPart(async () => (await import('./pages/gateway-down-page.tsx')).GatewayDownPage)

const AgentSite = FEATURE_AGENT_CENTRE ? lazyPart(async () => (await import('./agent-site.tsx')).AgentSite) : undefined

/** The home page stays where it is under whatever its address asks for above it. */
function Pages({ startup }: { startup: Extract<Startup, { view: 'open' | 'unreachable' }> }) {
  const { pathname } = useLocation()
  if (startup.view === 'unreachable') return <GatewayDownPage error={startup.error} onRetry={startup.retry} />
  if (!isHomePath(pathname)) return <OtherPage />
  return (
    <>
      <TenantHome />
      <Suspense fallback={<PageLoader />}>{!isPlainHome(pathname) && <OtherPage />}</Suspense>
    </>
  )
}

function PageOnItsWay({ pathname }: { pathname: string }) {
  return (
    <>
      {isPainted(pathname) && <FirstPaintPart of="page" />}
      <PageLoader />
    </>
  )
}

type Open = { startup: Extract<Startup, { view: 'open' | 'unreachable' }> }

/** A page in the site's layout. */
function InLayout({ startup }: Open) {
  const { pathname } = useLocation()
  return (
    <AppLayout>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageOnItsWay pathname={pathname} />}>
          <Pages startup={startup} />
          <PageReady />
        </Suspense>
      </ErrorBoundary>
    </AppLayout>
  )
}

const agentSite = AgentSite && (
  <Suspense fallback={<PageLoader />}>
    <AgentSite />
  </Suspense>
)

/**
 * The site at its address: the agents' part has a layout of its own, everything else the site's (`pages/page-routes.tsx`).
 * Under the member's account and a popup the page stays at the address that it was opened from. An agent is led to the
 * agents' part.
 */
export function SiteRoutes({ startup }: Open) {
  const { background, isAccount, isPopup, below } = useBackground()
  const isOpen = usePermissions()
  const hasAgents = FEATURE_AGENT_CENTRE && isOpen('agentCentre')
  const { phase, role } = useSession()
  const { pathname } = useLocation()
  const page = useRoutes(
    [
      ...(hasAgents ? Object.values(agentPaths).map((path) => ({ path, element: agentSite })) : []),
      { path: '*', element: <InLayout startup={startup} /> },
    ],
    background,
  )
  const isAgent = () => role === 'agent' || (phase === 'identifying' && isAgentNoted())
  if (hasAgents && isAgent() && !isOpenToAgents(pathname)) return agentSite
  return (
    <>
      {page}
      {isPopup && startup.view === 'open' && (
        <ErrorBoundary>
          <BelowPopup value={below}>
            <Suspense fallback={<PageLoader />}>
              <OtherPage />
            </Suspense>
          </BelowPopup>
        </ErrorBoundary>
      )}
      {isAccount && startup.view === 'open' && (
        <ErrorBoundary>
          <Suspense fallback={<PageLoader />}>
            <AccountRoute below={below} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
