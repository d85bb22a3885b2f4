import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { languageOf } from '#src/i18n/i18n.ts'
import { popupsFor, wasClosed } from '#src/popups/announced.ts'
import { announcementsQuery } from '#src/popups/announcements.ts'
import { openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { useSessionStore } from '#src/session/session-store.ts'

/** Who is here, as far as announcements ask: undefined until that is known. */
function visitorNow() {
  const { phase, isFirstLogin } = useSessionStore.getState()
  if (phase === 'guest') return { isSignedIn: false, isFirstLogin: false }
  return phase === 'ready' ? { isSignedIn: true, isFirstLogin } : undefined
}

/** Opens what the operator announces to whoever is here: once in the browser's session, and never over another popup. */
export function followAnnouncements(client: QueryClient): () => void {
  let asked: boolean | undefined

  const show = async () => {
    const visitor = visitorNow()
    if (!visitor || wasClosed(visitor.isSignedIn) || usePopupStore.getState().open.length > 0) return
    if (asked === visitor.isSignedIn) return
    asked = visitor.isSignedIn
    try {
      // The answer depends on who asks.
      const options = announcementsQuery(languageOf(i18next).code)
      const { value } = await client.fetchQuery({ ...options, staleTime: visitor.isSignedIn ? 0 : 60_000 })
      const isStill = visitorNow()?.isSignedIn === visitor.isSignedIn && usePopupStore.getState().open.length === 0
      if (!isStill) asked = undefined
      else if (popupsFor(value.popups, visitor).length > 0) openPopup('announcement', {})
    } catch {
      // The page says so where its banners and notices should stand; what would pop up is asked for with the next visit.
    }
  }

  const stops = [useSessionStore.subscribe(() => void show()), usePopupStore.subscribe(() => void show())]
  void show()
  return () => {
    for (const stop of stops) stop()
  }
}
