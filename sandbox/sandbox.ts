import type { DatabaseSync } from 'node:sqlite'
import type { Context, Hono } from 'hono'
import { createApp } from './app.ts'
import { createPayClock } from './areas/agents/pay/clock.ts'
import { createEventHub } from './areas/events/hub.ts'
import { createViews } from './areas/games/search/views.ts'
import { areas } from './areas.ts'
import { createArtLibrary } from './art/art-library.ts'
import { type Draw, drawFairly } from './lib/draw.ts'
import { type DemoAccount, demoAccounts } from './members/accounts.ts'
import { type Passwords, scryptPasswords } from './members/passwords.ts'
import type { CaptchaBits } from './members/proof/captcha-rows.ts'
import { captchaBits as siteCaptchaBits } from './members/proof/captchas.ts'
import { readMerchants, type SandboxMerchant } from './merchants/merchants.ts'
import { askedMerchants } from './seed/asked-merchants.ts'
import { fingerprintOf, seedOnDemand, seedStore } from './seed/seed.ts'
import { createFaultPanel } from './server/faults.ts'
import type { Gateway } from './server/gateway.ts'
import { createKeys } from './server/keys.ts'
import { createLines } from './server/lines.ts'
import { parseTrustedProxies } from './server/trusted-proxies.ts'
import { openDatabase, openStore } from './state.ts'
import { removeState } from './store/database.ts'
import type { Store } from './store/store.ts'

export interface SandboxOptions {
  merchants: readonly SandboxMerchant[]
  /** The folder of the state file; null: in memory. */
  data: string | null
  /** The state itself, opened, in the place of the folder's. */
  database?: DatabaseSync
  /** Seeds each merchant when it is first asked for; only a state in memory can be seeded so. */
  seedsOnDemand?: boolean
  /** Begin from a fresh seed, whatever the folder holds. */
  reset?: boolean
  seed?: number
  /** How many games the catalogue has; 10,000 by default. */
  games?: number
  log?: (line: string) => void
  now?: () => Date
  /** Where the numbers of games, lotteries and prizes come from; the system's own generator by default. */
  draw?: Draw
  /** Addresses and ranges of proxies whose `X-Forwarded-For` counts; none by default. */
  trustedProxies?: readonly string[] | undefined
  /** How passwords are hashed; by scrypt by default. */
  passwords?: Passwords
  /** How much work a captcha takes; as much as on a site by default. */
  captchaBits?: CaptchaBits
}

export interface Sandbox {
  app: Hono
  demoAccounts: readonly DemoAccount[]
  /**
   * From now on answers for a merchant from this. What was seeded for it stays: accounts, balances, past deposits.
   * @throws SandboxError where its demo.json is not valid; the merchant stays as it was.
   */
  replaceMerchant(merchant: SandboxMerchant): void
  close(): void
}

/** The embedded gateway. @throws SandboxError where a demo.json is not valid or the state cannot be read. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { data, now = () => new Date(), log = () => {}, seed = 1, games = 10_000 } = options
  const { draw = drawFairly, passwords = scryptPasswords, captchaBits = siteCaptchaBits } = options
  const isTrustedProxy = parseTrustedProxies(options.trustedProxies)
  const merchants = new Map(readMerchants(options.merchants))
  const keys = createKeys(data)
  const plan = { seed, games, at: now() }
  if (data !== null && options.reset) removeState(data)
  const opened = options.database ? stateOf(options.database) : openState(data)
  const current = isCurrent(opened, fingerprintOf(merchants, plan)) ? opened : freshState(opened, data)
  const { store, database } = current
  const isOnDemand = options.seedsOnDemand === true && data === null && !current.isSeeded
  const seedFor = isOnDemand ? await seedOnDemand(store, merchants, plan) : null
  if (!isOnDemand && !current.isSeeded) await seedStore(store, merchants, plan)
  const faults = createFaultPanel()
  const pay = createPayClock({ store, merchants, now, log })
  const settle = (): void => {
    for (const area of areas) if ('settle' in area) area.settle(gateway)
  }
  const events = createEventHub({ merchants, store, now, settle })
  const gateway: Gateway = {
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
    captchaBits,
    lines: createLines(),
    settle,
    log,
  }
  const close = (): void => {
    events.stop()
    pay.stop()
    database.close()
  }
  const replaceMerchant = (merchant: SandboxMerchant): void => {
    for (const [code, read] of readMerchants([merchant])) merchants.set(code, read)
  }
  const ready = async (context: Context): Promise<void> => {
    if (seedFor) for (const code of await askedMerchants(context, merchants)) seedFor(code)
  }
  return { app: createApp(gateway, areas, ready), demoAccounts: demoAccounts(merchants.keys()), replaceMerchant, close }
}

interface State {
  database: DatabaseSync
  store: Store
  isSeeded: boolean
}

const openState = (folder: string | null): State => stateOf(openDatabase(folder))

function stateOf(database: DatabaseSync): State {
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
