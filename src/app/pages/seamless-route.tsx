import { Suspense } from 'react'
import { site } from '#src/config/site.ts'
import { SeamlessPage } from '#src/features/play/pages/seamless-page.tsx'
import { Link } from '#src/ui/link.tsx'
import { lazyPart } from '../parts/lazy-part.ts'

// Each import with what it takes: of one without, the build keeps all that its chunk has.
const SessionClock = lazyPart(
  async () => (await import('#src/features/limits/components/session-figures.tsx')).SessionClock,
)
const SessionNet = lazyPart(
  async () => (await import('#src/features/limits/components/session-figures.tsx')).SessionNet,
)
const SessionCard = lazyPart(async () => (await import('#src/features/limits/components/session-card.tsx')).SessionCard)
const CheckDock = lazyPart(async () => (await import('#src/features/limits/components/check-dock.tsx')).CheckDock)

const mark = (
  <Link to="/" aria-label={site.name} title={site.name}>
    <img src={site.brand.logo} alt="" width="32" height="32" />
  </Link>
)

/** A game’s page with what the limits know of the session around it. */
export const SeamlessRoute = () => (
  <SeamlessPage
    mark={mark}
    clock={
      <Suspense fallback={null}>
        <SessionClock />
      </Suspense>
    }
    net={
      <Suspense fallback={null}>
        <SessionNet />
      </Suspense>
    }
    session={
      <Suspense fallback={null}>
        <SessionCard />
      </Suspense>
    }
    check={(hold) => (
      <Suspense fallback={null}>
        <CheckDock hold={hold} />
      </Suspense>
    )}
  />
)
