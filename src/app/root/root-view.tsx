import { useEffect } from 'react'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession, useSessionSync } from '#src/session/session.ts'
import { PopupHost } from '../popup-host.tsx'
import { SiteRoutes } from '../routes.tsx'
import { ClosedSite } from './closed-site.tsx'
import { useStartup } from './use-startup.ts'

/** The whole site, or what stands in its place while it is closed. */
export function RootView() {
  const startup = useStartup()
  const { ended } = useSession()
  useSessionSync()
  useEffect(() => {
    if (ended === 'expired') openPopup('login', { reason: 'expired' })
  }, [ended])
  return (
    <>
      {startup.view === 'open' || startup.view === 'unreachable' ? (
        <SiteRoutes startup={startup} />
      ) : (
        <ClosedSite startup={startup} />
      )}
      <PopupHost />
    </>
  )
}
