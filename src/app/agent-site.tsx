import { Navigate, Route, Routes } from 'react-router-dom'
import { AgentHomePage } from '#src/features/agent/pages/agent-home-page.tsx'
import { AgentLayout } from '#src/features/agent/pages/agent-layout.tsx'
import { AgentLoginPage } from '#src/features/agent/pages/agent-login-page.tsx'
import { AgentLogin } from '#src/features/auth/log-in/agent-login.tsx'
import { ServiceWidget } from '#src/features/support/components/service-widget.tsx'
import { RequireSession } from '#src/session/require-session.tsx'
import { useSession } from '#src/session/session.ts'
import { BrandMark } from './layout/brand-mark.tsx'
import { ConnectionBanner } from './layout/connection-banner.tsx'
import { LanguageSelect } from './layout/language-select.tsx'
import { PageReady } from './layout/page-ready.tsx'
import { ThemeToggle } from './layout/theme-toggle.tsx'
import { PageLoader } from './root/page-loader.tsx'

const home = '/agentHome'

function Tools() {
  return (
    <>
      {MANY_LANGUAGES && <LanguageSelect look="bare" />}
      {MANY_THEMES && <ThemeToggle />}
    </>
  )
}

function Login() {
  const { role } = useSession()
  if (role === 'agent') return <Navigate to={home} replace />
  return <AgentLoginPage brand={<BrandMark to="/agent" />} tools={<Tools />} form={<AgentLogin home={home} />} />
}

/** The agents' part of the site; members and guests see its log-in only. */
export function AgentSite() {
  return (
    <>
      <ConnectionBanner />
      <Routes>
        <Route path="/agent" element={<Login />} />
        <Route
          path={home}
          element={
            <RequireSession only="agent" otherwise="/agent" waiting={<PageLoader />}>
              <AgentLayout brand={<BrandMark to={home} />} tools={<Tools />}>
                <AgentHomePage />
              </AgentLayout>
            </RequireSession>
          }
        />
      </Routes>
      <PageReady />
      <ServiceWidget />
    </>
  )
}
