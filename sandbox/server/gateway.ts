import type { PayClock } from '../areas/agents/pay/clock.ts'
import type { EventHub } from '../areas/events/hub.ts'
import type { CatalogueViews } from '../areas/games/search/views.ts'
import type { ArtLibrary } from '../art/art-library.ts'
import type { Draw } from '../lib/draw.ts'
import type { Passwords } from '../members/passwords.ts'
import type { Merchants } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'
import type { FaultPanel } from './faults.ts'
import type { GatewayKeys } from './keys.ts'
import type { Lines } from './lines.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** What every route of the sandbox is given. */
export interface Gateway {
  merchants: Merchants
  store: Store
  keys: GatewayKeys
  faults: FaultPanel
  art: ArtLibrary
  views: CatalogueViews
  /** What is pushed to members. */
  events: EventHub
  /** Pays agents in time. */
  pay: PayClock
  now: () => Date
  passwords: Passwords
  /** Where calls wait for another with the same key. */
  lines: Lines
  /** Where the lotteries' numbers come from. */
  draw: Draw
  /** Proxies whose `X-Forwarded-For` counts. */
  isTrustedProxy: TrustedProxies
  /** One plain line; never a secret, never a query or a body. */
  log: (line: string) => void
}
