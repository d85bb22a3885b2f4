import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GateSpread } from '#tests/support/generated-gates.ts'
import { ProductCopy } from '#tests/support/product-copy.ts'
import { type Bench, requireBuilt } from './bench.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import { diskUse } from './disk.ts'
import type { Fleet } from './fleet.ts'

const write = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** Rounds the tiles of a tenant's theme, to another value each time. */
function touchTheme(fleet: Fleet, radius: number): void {
  const path = join(fleet.tenantsDir, fleet.themed, 'themes', 'both.tokens.json')
  const tokens = read(path)
  tokens.radius.tile = { $value: { value: radius, unit: 'px' } }
  write(path, tokens)
}

/** Says one of a tenant's own strings in other words each time. */
function touchStrings(fleet: Fleet, round: number): void {
  const folder = join(fleet.tenantsDir, fleet.worded, 'locales')
  const path = join(folder, readdirSync(folder)[0] ?? '', 'shell.json')
  const [[key, text] = ['', '']] = Object.entries<string>(read(path))
  write(path, { ...read(path), [key]: `${text.replace(/ ·\d+$/, '')} ·${round}` })
}

/** Turns the VIP club of a tenant on or off: its profile is another one then, that no tenant had in the first round. */
function touchSwitch(fleet: Fleet): void {
  const path = join(fleet.tenantsDir, fleet.themed, 'tenant.json')
  const tenant = read(path)
  tenant.features.vip = !tenant.features.vip
  write(path, tenant)
}

async function buildAll(bench: Bench, fleet: Fleet, fresh: number): Promise<number> {
  const built = await fleet.build()
  requireBuilt(built, { count: fleet.codes.length, fresh })
  bench.peaks.push(built.run.peakMemory)
  return built.run.seconds
}

const maxAmongAll = 0.6

/** One theme changed: that tenant alone is asked for. The same, and others' strings or switches, where all are asked for. */
export async function oneChangedCases(bench: Bench, fleet: Fleet): Promise<void> {
  const { warmRounds: rounds } = bench.options.size
  const details = { tenants: fleet.codes.length, rounds }
  const alone: number[] = []
  const among = { theme: [] as number[], strings: [] as number[], switch: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    touchTheme(fleet, 30 + round * 2)
    const one = await fleet.build('--tenant', fleet.themed)
    requireBuilt(one, { count: 1, fresh: 1 })
    alone.push(one.run.seconds)
    bench.peaks.push(one.run.peakMemory)
    touchTheme(fleet, 31 + round * 2)
    among.theme.push(await buildAll(bench, fleet, 1))
    touchStrings(fleet, round)
    among.strings.push(await buildAll(bench, fleet, 1))
    // Turned back, the site would come out of the store: another theme goes with it.
    touchSwitch(fleet)
    touchTheme(fleet, 31.5 + round * 2)
    among.switch.push(await buildAll(bench, fleet, 1))
  }
  const amongAll = (id: string, seconds: readonly number[]): BenchCase =>
    measured(`one-${id}.all-asked`, 's', median(seconds), upTo(maxAmongAll), details)
  bench.cases.push(
    measured('one-theme', 's', median(alone), upTo(1.5), details),
    ...Object.entries(among).map(([id, seconds]) => amongAll(id, seconds)),
  )
}

/** Nothing changed. The first run after a build looks at each file of each site, later ones where something may differ. */
export async function unchangedCases(bench: Bench, fleet: Fleet, id = 'unchanged', bar = 0.5): Promise<void> {
  const { warmRounds: rounds } = bench.options.size
  const first = await buildAll(bench, fleet, 0)
  const figures: number[] = []
  for (let round = 0; round < rounds; round++) figures.push(await buildAll(bench, fleet, 0))
  const details = { tenants: fleet.codes.length, rounds }
  bench.cases.push(
    measured(id, 's', median(figures), upTo(bar), details),
    measured(`${id}.first-look`, 's', first, null, details),
  )
}

/** One component of the home page changed, in a copy of the product: every tenant is built again. */
export async function oneComponentCase(bench: Bench, fleet: Fleet): Promise<void> {
  const copy = new ProductCopy([])
  try {
    const count = fleet.codes.length
    requireBuilt(await fleet.buildBy(copy.root), { count, fresh: 0 })
    copy.edit('src/features/home/components/hot-games.tsx', '<section aria', '<section data-changed aria')
    const built = await fleet.buildBy(copy.root)
    requireBuilt(built, { count, fresh: count })
    bench.peaks.push(built.run.peakMemory)
    bench.cases.push(measured('one-component', 's', built.run.seconds, upTo(10), { tenants: count }))
  } finally {
    copy.destroy()
  }
}

/** Sites and cache together, in percent of the sites alone if every file were a copy. */
export function diskCase(bench: Bench, spread: GateSpread, fleet: Fleet): void {
  const { held } = diskUse(fleet.out, fleet.cache)
  const { copied, files } = diskUse(fleet.out)
  const details = { tenants: fleet.codes.length, files, heldMb: held / 2 ** 20, copiesMb: copied / 2 ** 20 }
  const share = (held / copied) * 100
  // The bar is that of a fleet of few profiles; where each tenant has its own, its code is its own too.
  if (spread === 'grouped') bench.cases.push(measured('disk', '%', share, upTo(15), details))
  else bench.cases.push(measured('disk.distinct', '%', share, null, details))
}
