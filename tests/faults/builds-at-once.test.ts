import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultPlace } from './support/fault-place.ts'
import { isLeast, sized } from './support/fault-size.ts'
import type { BuildOptions } from './support/place.ts'
import { differences, hashesBelow, siteState } from './support/site-state.ts'

const place = faultPlace(3)
let alone: Record<string, string>

beforeAll(async () => {
  await place.mustBuild()
  alone = hashesBelow(place.out)
})

afterAll(() => place.remove())

/** So many processes that start in the same moment: more of them than a small machine has cores. */
const count = sized(4, 8, 3)

async function buildAtOnce(options: (index: number) => BuildOptions): Promise<void> {
  const ends = await Promise.all(Array.from({ length: count }, (_, index) => place.build(options(index))))
  for (const end of ends) expect(end).toMatchObject({ exitCode: 0 })
}

test(`${count} builds of the same tenants into the same folder at once leave what one leaves`, async () => {
  rmSync(place.out, { recursive: true })
  await buildAtOnce(() => ({}))
  expect(differences(alone, hashesBelow(place.out))).toEqual([])
  expect(readdirSync(place.out).sort()).toEqual([...place.codes])
})

test(`${count} builds into folders of their own leave what one leaves, each`, async () => {
  const outs = Array.from({ length: count }, (_, index) => join(place.dir, `out-${index}`))
  await buildAtOnce((index) => ({ out: outs[index] as string }))
  for (const out of outs) expect(differences(alone, hashesBelow(out))).toEqual([])
})

// Each compiles everything: that takes longer than all other tests here.
test.skipIf(isLeast)('builds that begin with nothing at the same moment leave what one leaves', async () => {
  rmSync(place.cache, { recursive: true })
  rmSync(place.out, { recursive: true })
  const ends = await Promise.all(Array.from({ length: sized(2, 8) }, () => place.build()))
  for (const end of ends) expect(end).toMatchObject({ exitCode: 0 })
  expect(differences(alone, hashesBelow(place.out))).toEqual([])
})

test(`${count} builds of different tenants into one folder at once leave what one leaves`, async () => {
  rmSync(place.out, { recursive: true })
  await buildAtOnce((index) => ({ tenants: [place.codes[index % place.codes.length] ?? ''] }))
  expect(differences(alone, hashesBelow(place.out))).toEqual([])
})

test(`a tenant that changes while ${count} build it comes out whole, and as it is now in the end`, async () => {
  const [code = ''] = place.codes
  const running = buildAtOnce(() => ({ tenants: [code] }))
  place.setVersion(1)
  await running
  expect(siteState(place.site(code)).problems).toEqual([])
  await place.mustBuild({ tenants: [code] })
  const out = join(place.dir, 'changed')
  const cache = join(place.dir, 'cache-of-its-own')
  cpSync(inject('warmCache'), cache, { recursive: true })
  await place.mustBuild({ tenants: [code], out, cache })
  expect(differences(hashesBelow(join(out, code)), hashesBelow(place.site(code)))).toEqual([])
})
