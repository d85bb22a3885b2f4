import { Suspense, useEffect } from 'react'
import { isAgentPath } from '#src/config/agent-path.ts'
import { openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { useSession, useSessionSync } from '#src/session/session.ts'
import { SiteRoutes } from '../routes.tsx'
import { lazyPart } from './lazy-part.ts'
import { PageLoader } from './page-loader.tsx'
import { useStartup } from './use-startup.ts'

const PopupHost = lazyPart(async () => {
  const { PopupHost } = await import('../popup-host.tsx')
  return PopupHost
})
const ClosedSite = lazyPart(async () => {
  const { ClosedSite } = await import('./closed-site.tsx')
  return ClosedSite
})

/** The whole site, or what stands in its place while it is closed. */
export function RootView() {
  const startup = useStartup()
  const { ended } = useSession()
  const hasPopup = usePopupStore((state) => state.open.length > 0)
  useSessionSync()
  useEffect(() => {
    // The agents' part has a log-in page of its own.
    if (ended === 'expired' && !isAgentPath(window.location.pathname)) openPopup('login', { reason: 'expired' })
  }, [ended])
  return (
    <>
      {startup.view === 'open' || startup.view === 'unreachable' ? (
        <SiteRoutes startup={startup} />
      ) : (
        <Suspense fallback={<PageLoader />}>
          <ClosedSite startup={startup} />
        </Suspense>
      )}
      <Suspense fallback={<PageLoader />}>{hasPopup && <PopupHost />}</Suspense>
    </>
  )
}
