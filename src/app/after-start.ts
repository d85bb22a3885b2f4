import { queryClient } from '#src/gateway/query-client.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { forcedChange } from '#src/session/forced-change.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { startTabs } from '#src/session/tabs.ts'
import { followLanguage } from './language-change.ts'
import { startPictureHosts } from './picture-hosts.ts'

/**
 * What may wait until the page is there: the other tabs, the hosts of pictures, who is told of another language, and a
 * change of password that a reload has interrupted.
 */
export function afterStart(): void {
  startTabs()
  startPictureHosts(queryClient)
  followLanguage(queryClient)
  const reason = forcedChange()
  if (reason && useSessionStore.getState().token !== null) openPopup('change-password', { reason })
}
