import { useLocation, useNavigate } from 'react-router-dom'
import type { OpenedSession } from '#contract/identity/session.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { wantedPath } from '#src/session/wanted-path.ts'

/**
 * What follows a session that was just opened: the page that was wanted, else `home` (a page that a session's end
 * interrupted stays), and above it the change of a password that must be changed, or the welcome of the first log-in.
 */
export function useOpened(
  home = '/',
): (opened: OpenedSession, how?: { password?: string; staysHere?: boolean; wanted?: string | undefined }) => void {
  const navigate = useNavigate()
  const { state, pathname, search } = useLocation()
  return (opened, { password, staysHere = false, wanted } = {}) => {
    // What was wanted from a page is a step on from it, and may be the page itself.
    const isHere = staysHere || wanted === `${pathname}${search}`
    if (!isHere) void navigate(wanted ?? wantedPath(state) ?? home, { replace: wanted === undefined })
    if (opened.passwordExpired)
      openPopup('change-password', {
        reason: opened.changeReason ?? 'expired',
        ...(password !== undefined && { oldPassword: password }),
      })
    else if (opened.firstTimeLogin) openPopup('welcome', {})
  }
}
