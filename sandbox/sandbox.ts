import type { DatabaseSync } from 'node:sqlite'
import type { Hono } from 'hono'
import { createPayClock } from './agents/pay/clock.ts'
import { createArtLibrary } from './art/art-library.ts'
import { countsOf } from './counts.ts'
import { openDatabase, removeState } from './database/database.ts'
import { openStore, type Store } from './database/store.ts'
import { type Draw, drawFairly } from './games/draw.ts'
import { createApp } from './http/app.ts'
import { createFaultPanel } from './http/faults.ts'
import { createLines } from './http/lines.ts'
import { parseTrustedProxies } from './http/trusted-proxies.ts'
import { readMerchants, type SandboxMerchant } from './merchants.ts'
import { settleAll } from './money/due.ts'
import { createEventHub } from './money/events.ts'
import { createViews } from './search/views.ts'
import { type DemoAccount, demoAccounts } from './seed/accounts.ts'
import { fingerprintOf, seedStore } from './seed/seed.ts'
import { createKeys } from './session/keys.ts'
import { type Passwords, scryptPasswords } from './session/passwords.ts'

export interface SandboxOptions {
  merchants: readonly SandboxMerchant[]
  /** The folder of the state file; null: in memory. */
  data: string | null
  /** Begin from a fresh seed, whatever the folder holds. */
  reset?: boolean
  seed?: number
  /** How many games the catalogue has; 10,000 unless told. */
  games?: number
  log?: (line: string) => void
  now?: () => Date
  /** Where the lotteries' numbers come from; the system's own generator unless told. */
  draw?: Draw
  /** Addresses and ranges of proxies whose `X-Forwarded-For` counts; none unless told. */
  trustedProxies?: readonly string[] | undefined
  /** How passwords are hashed; by scrypt unless told. */
  passwords?: Passwords
}

export interface Sandbox {
  app: Hono
  demoAccounts: readonly DemoAccount[]
  close(): void
}

/** The embedded gateway. @throws SandboxError where a demo.json is not valid or the state cannot be read. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { data, now = () => new Date(), log = () => {}, seed = 1, games = 10_000 } = options
  const { draw = drawFairly, passwords = scryptPasswords } = options
  const isTrustedProxy = parseTrustedProxies(options.trustedProxies)
  const merchants = readMerchants(options.merchants)
  const keys = createKeys(data)
  const plan = { seed, games, at: now() }
  if (data !== null && options.reset) removeState(data)
  const opened = openState(data)
  const current = isCurrent(opened, fingerprintOf(merchants, plan)) ? opened : freshState(opened, data)
  if (!current.isSeeded) await seedStore(current.store, merchants, plan)
  const { store, database } = current
  const faults = createFaultPanel()
  const pay = createPayClock({ store, merchants, now, log })
  const events = createEventHub({
    store,
    now,
    settle: () => settleAll({ merchants, store, faults, now, draw, pay }),
    countsOf: (member) => countsOf({ merchants, store, now }, member),
  })
  const app = createApp({
    merchants,
    store,
    keys,
    faults,
    art: createArtLibrary(),
    views: createViews(store),
    events,
    pay,
    now,
    draw,
    isTrustedProxy,
    passwords,
    lines: createLines(),
    log,
  })
  const close = (): void => {
    events.stop()
    pay.stop()
    database.close()
  }
  return { app, demoAccounts: demoAccounts(merchants.keys()), close }
}

interface State {
  database: DatabaseSync
  store: Store
  isSeeded: boolean
}

function openState(folder: string | null): State {
  const database = openDatabase(folder)
  const store = openStore(database)
  return { database, store, isSeeded: store.meta.get('fingerprint') !== null }
}

function isCurrent({ store, isSeeded }: State, fingerprint: string): boolean {
  return !isSeeded || store.meta.get('fingerprint') === fingerprint
}

/** A state that was seeded from something else gives way to an empty one. */
function freshState({ database }: State, folder: string | null): State {
  database.close()
  if (folder !== null) removeState(folder)
  return openState(folder)
}
