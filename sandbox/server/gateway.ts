import type { Draw } from '../lib/draw.ts'
import type { Merchants } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'
import type { FaultPanel } from './faults.ts'
import type { GatewayKeys } from './keys.ts'
import type { Lines } from './lines.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** What every route of the sandbox is given. What stands above `server/` declares its own part beside it. */
export interface Gateway {
  merchants: Merchants
  store: Store
  keys: GatewayKeys
  faults: FaultPanel
  now: () => Date
  /** Where calls wait for another with the same key. */
  lines: Lines
  /** Where the numbers of games, lotteries and prizes come from. */
  draw: Draw
  /** Proxies whose `X-Forwarded-For` counts. */
  isTrustedProxy: TrustedProxies
  /** Does what time has brought to all areas. Doing it again changes nothing. */
  settle: () => void
  /** One plain line; never a secret, never a query or a body. */
  log: (line: string) => void
}
