import { useEffect } from 'react'
import { WelcomePopup } from '#src/features/auth/welcome/welcome-popup.tsx'
import { homeAnchors } from '#src/features/home/lib/anchors.ts'
import { useSession } from '#src/session/session.ts'
import { memberPaths } from '../parts/member-paths.ts'

const paths = {
  limits: memberPaths.limits,
  protect: memberPaths.account,
  play: HOME_POPULAR ? `/#${homeAnchors.hot}` : '/',
}

/** The welcome of players; agents have their own pages before them. */
export function TenantWelcome({ onClose }: { onClose: () => void }) {
  const { phase, role } = useSession()
  const isPlayer = role === 'member'
  useEffect(() => {
    if (phase === 'ready' && !isPlayer) onClose()
  }, [phase, isPlayer, onClose])
  return isPlayer && <WelcomePopup paths={paths} onClose={onClose} />
}
