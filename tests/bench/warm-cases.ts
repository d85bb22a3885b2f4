import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GateSpread } from '#tests/support/generated-gates.ts'
import { type Bench, requireBuilt } from './bench.ts'
import { measured, median, upTo } from './bench-case.ts'
import { diskUse } from './disk.ts'
import type { Fleet } from './fleet.ts'

/** Rounds the tiles of a tenant's theme, to another value each time. */
function touchTheme(fleet: Fleet, radius: number): void {
  const path = join(fleet.tenantsDir, fleet.themed, 'themes', 'both.tokens.json')
  const tokens = JSON.parse(readFileSync(path, 'utf8'))
  tokens.radius.tile = { $value: { value: radius, unit: 'px' } }
  writeFileSync(path, `${JSON.stringify(tokens, null, 2)}\n`)
}

/** One theme changed: that tenant alone is asked for; then the same where all are asked for. */
export async function oneThemeCases(bench: Bench, fleet: Fleet): Promise<void> {
  const { warmRounds: rounds } = bench.options.size
  const details = { tenants: fleet.codes.length, rounds }
  const alone: number[] = []
  const among: number[] = []
  for (let round = 0; round < rounds; round++) {
    touchTheme(fleet, 30 + round * 2)
    const one = await fleet.build('--tenant', fleet.themed)
    requireBuilt(one, { count: 1, fresh: 1 })
    touchTheme(fleet, 31 + round * 2)
    const all = await fleet.build()
    requireBuilt(all, { count: fleet.codes.length, fresh: 1 })
    alone.push(one.run.seconds)
    among.push(all.run.seconds)
    bench.peaks.push(one.run.peakMemory, all.run.peakMemory)
  }
  bench.cases.push(
    measured('one-theme', 's', median(alone), upTo(1.5), details),
    measured('one-theme.all-asked', 's', median(among), null, details),
  )
}

export async function unchangedCase(bench: Bench, fleet: Fleet): Promise<void> {
  const { warmRounds: rounds } = bench.options.size
  const figures: number[] = []
  for (let round = 0; round < rounds; round++) {
    const same = await fleet.build()
    requireBuilt(same, { count: fleet.codes.length, fresh: 0 })
    figures.push(same.run.seconds)
    bench.peaks.push(same.run.peakMemory)
  }
  bench.cases.push(measured('unchanged', 's', median(figures), upTo(5), { tenants: fleet.codes.length, rounds }))
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
