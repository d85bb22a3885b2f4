import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultPlace } from './support/fault-place.ts'
import { isLong } from './support/fault-size.ts'
import type { BuildOptions } from './support/place.ts'
import { differences, hashesBelow, siteState } from './support/site-state.ts'

const place = faultPlace(3)
let alone: Record<string, string>

beforeAll(async () => {
  await place.mustBuild()
  alone = hashesBelow(place.out)
})

afterAll(() => place.remove())

/** Eight processes that start in the same moment. */
async function eightAtOnce(options: (index: number) => BuildOptions): Promise<void> {
  const ends = await Promise.all(Array.from({ length: 8 }, (_, index) => place.build(options(index))))
  for (const end of ends) expect(end).toMatchObject({ exitCode: 0 })
}

const aloneOf = (codes: readonly string[]) =>
  Object.fromEntries(Object.entries(alone).filter(([path]) => codes.some((code) => path.startsWith(`${code}/`))))

test('eight builds of the same tenants into the same folder at once leave what one leaves', async () => {
  rmSync(place.out, { recursive: true })
  await eightAtOnce(() => ({}))
  expect(differences(alone, hashesBelow(place.out))).toEqual([])
  expect(readdirSync(place.out).sort()).toEqual([...place.codes])
})

test('eight builds that begin with an empty store, into folders of their own, leave what one leaves', async () => {
  // Compiling eight times takes a while: in the small form the code is there.
  place.takeCache(inject('warmCache'))
  rmSync(isLong ? place.cache : join(place.cache, 'store'), { recursive: true, force: true })
  const tenants = isLong ? place.codes : place.codes.slice(0, 1)
  const outs = Array.from({ length: 8 }, (_, index) => join(place.dir, `out-${index}`))
  await eightAtOnce((index) => ({ out: outs[index] as string, tenants }))
  for (const out of outs) expect(differences(aloneOf(tenants), hashesBelow(out))).toEqual([])
})

test('eight builds of different tenants into one folder at once leave what one leaves', async () => {
  rmSync(place.out, { recursive: true })
  await eightAtOnce((index) => ({ tenants: [place.codes[index % place.codes.length] ?? ''] }))
  expect(differences(alone, hashesBelow(place.out))).toEqual([])
})

test('a tenant that changes while eight build it comes out whole, and as it is now in the end', async () => {
  const [code = ''] = place.codes
  const running = eightAtOnce(() => ({ tenants: [code] }))
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
