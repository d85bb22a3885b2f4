import { memo, Suspense } from 'react'
import { type Location, useLocation, useRoutes } from 'react-router-dom'
import { agentPaths, isOpenToAgents } from '#src/config/agent-path.ts'
import { isHomePath, isPlainHome } from '#src/config/home-path.ts'
import { useIsHydrating } from '#src/lib/use-painted.ts'
import { isAgentNoted } from '#src/session/noted-agent.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useSession } from '#src/session/session.ts'
import { AccountRoute } from './account/account-part.ts'
import { useBackground } from './account/background.ts'
import { AppLayout } from './layout/app-layout.tsx'
import { PageReady } from './layout/page-ready.tsx'
import { OtherPage, TenantHome } from './pages/preload-page.ts'
import { BelowPopup } from './parts/below-popup.ts'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { FirstPaintPart, isPainted } from './parts/first-paint-page.tsx'
import { lazyPart } from './parts/lazy-part.ts'
import { PageLoader } from './parts/page-loader.tsx'
import type { Startup } from './root/use-startup.ts'

const GatewayDownPage = lazyPart(async () => (await import('./pages/gateway-down-page.tsx')).GatewayDownPage)

const AgentSite = FEATURE_AGENT_CENTRE ? lazyPart(async () => (await import('./agent-site.tsx')).AgentSite) : undefined

/** The home page stays where it is under whatever its address asks for above it. */
export function Pages({ startup }: { startup: Extract<Startup, { view: 'open' | 'unreachable' }> }) {
  const { pathname } = useLocation()
  // A popup that the address asks for is not in the first paint.
  const isHydrating = useIsHydrating()
  if (startup.view === 'unreachable') return <GatewayDownPage error={startup.error} onRetry={startup.retry} />
  if (!isHomePath(pathname)) return <OtherPage />
  return (
    <>
      <TenantHome />
      <Suspense fallback={<PageLoader />}>{!isHydrating && !isPlainHome(pathname) && <OtherPage />}</Suspense>
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

/** A page within its boundaries. Not rendered again but for another page: what is, before it is hydrated, is drawn anew. */
const BoundPage = memo(function BoundPage({ startup }: Open) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<PageOnItsWay pathname={pathname} />}>
        <Pages startup={startup} />
        <PageReady />
      </Suspense>
    </ErrorBoundary>
  )
})

/** A page in the site's layout. */
function InLayout({ startup }: Open) {
  return (
    <AppLayout>
      <BoundPage startup={startup} />
    </AppLayout>
  )
}

const agentSite = AgentSite && (
  <Suspense fallback={<PageLoader />}>
    <AgentSite />
  </Suspense>
)

interface RoutedProps extends Open {
  /** Where the page stands. */
  at: Location
  hasAgents: boolean
}

/** Rendered again for another address alone: what waits to be hydrated below it would be drawn anew. */
const Routed = memo(function Routed({ startup, at, hasAgents }: RoutedProps) {
  return useRoutes(
    [
      ...(FEATURE_AGENT_CENTRE && hasAgents
        ? Object.values(agentPaths).map((path) => ({ path, element: agentSite }))
        : []),
      { path: '*', element: <InLayout startup={startup} /> },
    ],
    at,
  )
})

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
  const isAgent = () => role === 'agent' || (phase === 'identifying' && isAgentNoted())
  if (hasAgents && isAgent() && !isOpenToAgents(pathname)) return agentSite
  return (
    <>
      <Routed startup={startup} at={background} hasAgents={hasAgents} />
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
