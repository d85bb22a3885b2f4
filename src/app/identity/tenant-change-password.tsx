import { agentPaths } from '#src/config/agent-path.ts'
import { ChangePasswordPopup } from '#src/features/auth/passwords/change-password-popup.tsx'
import type { Popups } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'

/** Changing the password, from where it leads home: that of players or of agents. */
export function TenantChangePassword(props: Popups['change-password'] & { onClose: () => void }) {
  const { role } = useSession()
  const isAgent = FEATURE_AGENT_CENTRE && role === 'agent'
  const home = isAgent ? { signedIn: agentPaths.home, signedOut: agentPaths.logIn } : { signedIn: '/', signedOut: '/' }
  return <ChangePasswordPopup {...props} home={home} />
}
