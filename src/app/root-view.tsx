import { Suspense } from 'react'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { useSessionSync } from '#src/session/session.ts'
import { lazyPart } from './parts/lazy-part.ts'
import { PageLoader } from './parts/page-loader.tsx'
import { useExpiry } from './root/use-expiry.ts'
import { useStartup } from './root/use-startup.ts'
import { SiteRoutes } from './routes.tsx'

const PopupHost = lazyPart(async () => (await import('./popup-host.tsx')).PopupHost)
const ClosedSite = lazyPart(async () => (await import('./root/closed-site.tsx')).ClosedSite)

/** The whole site, or what stands in its place while it is closed. */
export function RootView() {
  const startup = useStartup()
  const hasPopup = usePopupStore((state) => state.open.length > 0)
  useSessionSync()
  useExpiry()
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
