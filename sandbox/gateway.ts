import type { PayClock } from './agents/pay/clock.ts'
import type { ArtLibrary } from './art/art-library.ts'
import type { Store } from './database/store.ts'
import type { Draw } from './games/draw.ts'
import type { FaultPanel } from './http/faults.ts'
import type { Lines } from './http/lines.ts'
import type { TrustedProxies } from './http/trusted-proxies.ts'
import type { Merchants } from './merchants.ts'
import type { EventHub } from './money/events.ts'
import type { CatalogueViews } from './search/views.ts'
import type { GatewayKeys } from './session/keys.ts'
import type { Passwords } from './session/passwords.ts'

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
