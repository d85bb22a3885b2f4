import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { agentPaths } from '#src/config/agent-path.ts'
import { comparable } from '#src/config/home-path.ts'
import { ServiceWidget } from '#src/features/support/components/service-widget.tsx'
import { noteAgent } from '#src/session/noted-agent.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { useSession } from '#src/session/session.ts'
import { tellSession } from '#src/session/session-store.ts'
import { wantedPath } from '#src/session/wanted-path.ts'
import { AgentTools } from './agents/agent-tools.tsx'
import { ConnectionBanner } from './layout/connection-banner.tsx'
import { lazyPart } from './parts/lazy-part.ts'
import { PageLoader } from './parts/page-loader.tsx'

const AgentFrame = lazyPart(async () => (await import('./agents/agent-frame.tsx')).AgentFrame)

const AgentLogIn = lazyPart(async () => (await import('./agents/agent-log-in.tsx')).AgentLogIn)

/** The log-in page; agents are led on, players are told that it is not theirs. */
function Login() {
  const { role, ended } = useSession()
  const { state } = useLocation()
  // Elsewhere on the site, an agent whose session has expired is a guest like any other.
  useEffect(() => () => tellSession({ type: 'declined' }), [])
  if (role === 'agent') return <Navigate to={wantedPath(state) ?? agentPaths.home} replace />
  const isPlayer = role === 'member' || role === 'trial'
  return (
    <Suspense fallback={<PageLoader />}>
      <AgentLogIn
        tools={<AgentTools />}
        notice={isPlayer ? 'not-agent' : ended === 'expired' ? 'expired' : undefined}
      />
    </Suspense>
  )
}

/** The agents' part of the site; members and guests see its log-in only. */
export function AgentSite() {
  const { pathname } = useLocation()
  const { role } = useSession()
  useEffect(() => {
    if (role === 'agent') noteAgent()
  }, [role])
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
          pending={<PageLoader />}
        >
          <Suspense fallback={<PageLoader />}>
            <AgentFrame tools={<AgentTools />} />
          </Suspense>
        </RequireSession>
      )}
      <div data-alone>
        <ServiceWidget />
      </div>
    </>
  )
}
