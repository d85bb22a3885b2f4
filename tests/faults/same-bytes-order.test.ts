import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { BuiltTenant } from '#cli/build/result.ts'
import { isLeast } from './support/fault-size.ts'
import { FaultPlace } from './support/place.ts'
import { differences, hashesBelow } from './support/site-state.ts'

/** Three tenants of one profile and two of another, which are built profile by profile. */
const place = new FaultPlace({ tenants: 5, profiles: 2, seed: 'order', cache: inject('warmCache') })
const env = { SOURCE_DATE_EPOCH: '1790000000' }
const alone = join(place.dir, 'alone')

/** What a build leaves of whole sites and of their icons: with it, nothing is put together anew. */
const made = ['site', 'icons']

let last = 0
/** Builds from a cache of its own, which has the code of every profile and none of the sites. */
async function buildAnew(out: string, options: { tenants?: readonly string[]; workers?: number }): Promise<void> {
  const cache = join(place.dir, `cache-${++last}`)
  cpSync(place.cache, cache, { recursive: true })
  for (const kind of made) rmSync(join(cache, 'store', 'records', kind), { recursive: true })
  const { stdout } = await place.mustBuild({ ...options, out, cache, env })
  rmSync(cache, { recursive: true })
  const { tenants } = JSON.parse(stdout) as { tenants: BuiltTenant[] }
  expect(tenants.filter(({ cached, shared }) => cached || shared).map(({ code }) => code)).toEqual([])
}

beforeAll(async () => {
  await place.mustBuild({ env })
  for (const code of place.codes) await buildAnew(alone, { tenants: [code] })
})

afterAll(() => place.remove())

const all: { name: string; tenants: readonly string[]; workers?: number }[] = [
  { name: 'all in one process', tenants: place.codes },
  { name: 'all in one worker, one after the other', tenants: place.codes, workers: 1 },
  { name: 'in two workers', tenants: place.codes, workers: 2 },
  { name: 'in three workers', tenants: place.codes, workers: 3 },
  { name: 'without those that came first', tenants: place.codes.slice(2), workers: 1 },
]

/** In the least form, the two that differ most from one build a tenant. */
const runs = isLeast ? all.filter(({ workers }) => workers === 1) : all

test.each(runs)('a tenant has the same bytes in every file, alone and $name', async ({ name, ...options }) => {
  const out = join(place.dir, name)
  await buildAnew(out, options)
  for (const code of options.tenants) {
    const expected = hashesBelow(join(alone, code))
    expect(Object.keys(expected).length).toBeGreaterThan(100)
    expect(differences(expected, hashesBelow(join(out, code))), code).toEqual([])
  }
})
