import type { ReactNode } from 'react'
import { agentPaths } from '#src/config/agent-path.ts'
import { AgentLoginPage } from '#src/features/agent/pages/agent-login-page.tsx'
import { AgentLogin } from '#src/features/auth/log-in/agent-login.tsx'
import { useTenantPasskey } from '../identity/tenant-passkey.tsx'
import { PageReady } from '../layout/page-ready.tsx'
import { BrandMark } from '../parts/brand-mark.tsx'

/** The agents' log-in, and why the visitor is here where there is a reason. */
export function AgentLogIn({ notice, tools }: { notice: 'expired' | 'not-agent' | undefined; tools: ReactNode }) {
  return (
    <>
      <AgentLoginPage
        brand={<BrandMark to={agentPaths.logIn} />}
        tools={tools}
        notice={notice}
        form={<AgentLogin home={agentPaths.home} Passkey={useTenantPasskey('agent')} />}
      />
      <PageReady />
    </>
  )
}
