import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { agentPaths, isAgentPath } from '#src/config/agent-path.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { keptFrom } from '#src/session/wanted-path.ts'

/** Answers a session that has expired: with one prompt to log in, which for agents is a page of its own. Mounted once. */
export function useExpiry(): void {
  const { ended, role } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = useRef({ pathname, search, isAgents: false })
  useEffect(() => {
    const isAgents = FEATURE_AGENT_CENTRE && (role === 'guest' ? here.current.isAgents : role === 'agent')
    here.current = { pathname, search, isAgents }
  }, [pathname, search, role])
  useEffect(() => {
    const { pathname, search, isAgents } = here.current
    // The agents' part leads to its log-in page by itself.
    if (ended !== 'expired' || isAgentPath(pathname)) return
    if (FEATURE_AGENT_CENTRE && isAgents) void navigate(agentPaths.logIn, { state: keptFrom(`${pathname}${search}`) })
    else openPopup('login', { reason: 'expired' })
  }, [ended, navigate])
}
