import { Suspense, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { agentPaths } from '#src/config/agent-path.ts'
import { securityPage } from '#src/config/centre-path.ts'
import { comparable } from '#src/config/home-path.ts'
import { AgentHomePage } from '#src/features/agent/pages/agent-home-page.tsx'
import { AgentLayout } from '#src/features/agent/pages/agent-layout.tsx'
import { AgentLoginPage } from '#src/features/agent/pages/agent-login-page.tsx'
import { AgentLogin } from '#src/features/auth/log-in/agent-login.tsx'
import { ServiceWidget } from '#src/features/support/components/service-widget.tsx'
import { RequireSession } from '#src/session/require-session.tsx'
import { useSession } from '#src/session/session.ts'
import { tellSession } from '#src/session/session-store.ts'
import { wantedPath } from '#src/session/wanted-path.ts'
import { SecurityCentre } from './identity/security-centre.ts'
import { BrandMark } from './layout/brand-mark.tsx'
import { ConnectionBanner } from './layout/connection-banner.tsx'
import { LanguageSelect } from './layout/language-select.tsx'
import { PageReady } from './layout/page-ready.tsx'
import { ThemeToggle } from './layout/theme-toggle.tsx'
import { PageLoader } from './root/page-loader.tsx'

function Tools() {
  return (
    <>
      {MANY_LANGUAGES && <LanguageSelect look="bare" />}
      {MANY_THEMES && <ThemeToggle />}
    </>
  )
}

/** The log-in page; agents are led on, players are told that it is not theirs. */
function Login() {
  const { role, ended } = useSession()
  const { state } = useLocation()
  // Elsewhere on the site, an agent whose session has expired is a guest like any other.
  useEffect(() => () => tellSession({ type: 'declined' }), [])
  if (role === 'agent') return <Navigate to={wantedPath(state) ?? agentPaths.home} replace />
  const isPlayer = role === 'member' || role === 'trial'
  return (
    <AgentLoginPage
      brand={<BrandMark to={agentPaths.logIn} />}
      tools={<Tools />}
      notice={isPlayer ? 'not-agent' : ended === 'expired' ? 'expired' : undefined}
      form={<AgentLogin home={agentPaths.home} />}
    />
  )
}

/** The page that the address names; account security stands above the first one. */
function Centre() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (
    <>
      <AgentHomePage />
      {query.get('page') === securityPage && (
        <Suspense fallback={<PageLoader />}>
          <SecurityCentre onClose={() => void navigate(agentPaths.home, { replace: true })} />
        </Suspense>
      )}
    </>
  )
}

/** The agents' part of the site; members and guests see its log-in only. */
export function AgentSite() {
  const { pathname } = useLocation()
  return (
    <>
      <ConnectionBanner />
      {comparable(pathname) === agentPaths.logIn ? (
        <Login />
      ) : (
        <RequireSession
          only="agent"
          otherwise={agentPaths.logIn}
          afterLeaving={agentPaths.logIn}
          isKept={false}
          waiting={<PageLoader />}
        >
          <AgentLayout brand={<BrandMark to={agentPaths.home} />} tools={<Tools />}>
            <Centre />
          </AgentLayout>
        </RequireSession>
      )}
      <PageReady />
      <ServiceWidget />
    </>
  )
}
