import { openPopup } from '#src/popups/popup-store.ts'
import { forcedChange } from '#src/session/forced-change.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { startTabs } from '#src/session/tabs.ts'

/** What may wait until the page is there: the other tabs, and a change of password that a reload has interrupted. */
export function afterStart(): void {
  startTabs()
  const reason = forcedChange()
  if (reason && useSessionStore.getState().token !== null) openPopup('change-password', { reason })
}
