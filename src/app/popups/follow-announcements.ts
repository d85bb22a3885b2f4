import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { seamlessPath } from '#contract/site/routes.ts'
import { isAccountPath } from '#src/config/account-path.ts'
import { isAt, isHomePath, isPlainHome } from '#src/config/home-path.ts'
import { languageOf } from '#src/i18n/i18n.ts'
import { dialogsChange } from '#src/lib/dialogs-change.ts'
import { pageChange } from '#src/lib/page-change.ts'
import { popupsFor, wasClosed } from '#src/popups/announced.ts'
import { openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { announcementsQuery } from '#src/session/announcements.ts'
import { useSessionStore } from '#src/session/session-store.ts'

/** Who is here, as far as announcements ask: undefined until that is known. */
function visitorNow() {
  const { phase, isFirstLogin } = useSessionStore.getState()
  if (phase === 'guest') return { isSignedIn: false, isFirstLogin: false }
  return phase === 'ready' ? { isSignedIn: true, isFirstLogin } : undefined
}

/** Whether something else has the visitor: a popup, whatever opened it, one that its address will open, or a game. */
function isBusy(): boolean {
  const { pathname } = window.location
  const isPopupAhead = (isHomePath(pathname) && !isPlainHome(pathname)) || isAccountPath(pathname)
  return (
    isPopupAhead ||
    isAt(pathname, seamlessPath) ||
    usePopupStore.getState().open.length > 0 ||
    document.querySelector('dialog[open]') !== null
  )
}

/** A guest who came to another page than home by its address reads that first. */
const readsFirst = ({ isSignedIn }: { isSignedIn: boolean }) => !isSignedIn && !isHomePath(window.location.pathname)

/** Opens what the operator announces to whoever is here: once in the browser's session, and never over another popup. */
export function followAnnouncements(client: QueryClient): () => void {
  let asked: boolean | undefined

  const show = async () => {
    const visitor = visitorNow()
    if (!visitor || wasClosed(visitor.isSignedIn) || isBusy() || readsFirst(visitor)) return
    if (asked === visitor.isSignedIn) return
    asked = visitor.isSignedIn
    try {
      const { value } = await client.fetchQuery(announcementsQuery(languageOf(i18next).code, !visitor.isSignedIn))
      const isStill = visitorNow()?.isSignedIn === visitor.isSignedIn && !isBusy() && !readsFirst(visitor)
      if (!isStill) asked = undefined
      else if (popupsFor(value.popups, visitor).length > 0) openPopup('announcement', {})
    } catch {
      // The page says so where its banners and notices should stand; what would pop up is asked for with the next visit.
    }
  }

  const look = () => void show()
  const stops = [useSessionStore.subscribe(look), usePopupStore.subscribe(look)]
  for (const event of [dialogsChange, pageChange]) window.addEventListener(event, look)
  look()
  return () => {
    for (const stop of stops) stop()
    for (const event of [dialogsChange, pageChange]) window.removeEventListener(event, look)
  }
}
