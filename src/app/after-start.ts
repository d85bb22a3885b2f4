import { queryClient } from '#src/gateway/query-client.ts'
import { followPageLanguage } from '#src/i18n/page-cookie.ts'
import { forgetChunkReload } from '#src/lib/chunk-failure.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { followMember } from '#src/session/follow-member.ts'
import { forcedChange } from '#src/session/forced-change.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { startTabs } from '#src/session/tabs.ts'
import { isAccountUnseen } from '#src/session/unseen-account.ts'
import { leaveWhileOpening } from './account/leave-while-opening.ts'
import { followRestore } from './follow-restore.ts'
import { keepFocus } from './keep-focus.ts'
import { followLanguage } from './language-change.ts'
import { followSlash } from './layout/follow-slash.ts'
import { followSteps } from './motion/follow-steps.ts'
import { preloadOnIntent } from './pages/preload-on-intent.ts'
import { followAnnouncements } from './popups/follow-announcements.ts'
import { followBack } from './popups/follow-back.ts'
import { startPictureHosts } from './start-picture-hosts.ts'
import { startWorker } from './start-worker.ts'

/** Milliseconds after which a page is likely to have all that it shows. */
const settled = 3000

/** What the page asked for ahead has come, and the browser keeps it: long lists need the room that its links take. */
function dropPreloads(): void {
  for (const link of document.querySelectorAll('link[rel=modulepreload], link[rel=preload]')) link.remove()
}

/** Follows a link that signs in, before the page is drawn: its code is for the few who came by one. */
export const followLink = async (token: string): Promise<void> =>
  (await import('./link/follow-link.ts')).followLink(token)

/**
 * What may wait until the page is there: that its parts came, the other tabs, what is pushed to a member, the hosts of
 * pictures, who is told of another language, the server among them, the code of pages that a link leads to, the way out of
 * an account that is not open yet, what changed while the page was put aside, where the keyboard reads on and what its "/" opens, what moves from
 * one page to the next, the worker that stores the site, and
 * a change of password that a reload has interrupted.
 */
export function afterStart(): void {
  forgetChunkReload()
  startTabs()
  followMember()
  startPictureHosts(queryClient)
  followLanguage(queryClient)
  followPageLanguage()
  followAnnouncements(queryClient)
  followBack()
  followRestore()
  preloadOnIntent()
  leaveWhileOpening()
  keepFocus()
  followSteps()
  followSlash()
  if (FEATURE_OFFLINE_START) window.setTimeout(startWorker, settled)
  window.setTimeout(dropPreloads, settled)
  // Asked before a reload and not answered.
  if (isAccountUnseen() && useSessionStore.getState().token !== null) openPopup('link', {})
  const reason = forcedChange()
  if (reason && useSessionStore.getState().token !== null) openPopup('change-password', { reason })
}
