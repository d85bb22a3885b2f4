import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProduct } from './support/copy-product.ts'
import { faultPlace } from './support/fault-place.ts'
import { giveTo, otherUser } from './support/other-user.ts'
import { FaultPlace } from './support/place.ts'
import { differences, hashesBelow } from './support/site-state.ts'

/** The same tenants twice; nothing is shared between the two, and one compiles everything itself. */
const here = faultPlace(3)
const there = new FaultPlace({ tenants: 3, seed: 'faults' })
const uid = otherUser()
/** For a copy of the product under another path: on a disk, where its packages can be hard links. */
const roots = mkdtempSync(join(['/var/tmp'].find(existsSync) ?? tmpdir(), 'livery-root-'))

const surroundings = {
  here: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', USER: 'ayse', HOME: '/nonexistent' },
  there: { TZ: 'America/Anchorage', LC_ALL: 'C', LANG: 'C', USER: 'root', COLUMNS: '20', NODE_ENV: 'production' },
}

const withUmask = (umask: string) => ['sh', '-c', `umask ${umask} && exec "$@"`, 'sh']

beforeAll(async () => {
  // The year that a footer names would differ for an hour a year.
  const env = { SOURCE_DATE_EPOCH: '1790000000' }
  await here.mustBuild({ env: { ...surroundings.here, ...env }, wrap: withUmask('000') })
  chmodSync(roots, 0o755)
  const root = join(roots, 'elsewhere', 'deep down', 'üñï')
  mkdirSync(join(there.dir, 'home'))
  if (uid !== undefined) giveTo(uid, there.dir)
  copyProduct(root)
  await there.mustBuild({
    root,
    env: { ...surroundings.there, ...env, HOME: join(there.dir, 'home') },
    wrap: withUmask('077'),
    ...(uid === undefined ? {} : { uid }),
  })
})

afterAll(() => {
  here.remove()
  there.remove()
  rmSync(roots, { recursive: true, force: true })
})

const user = uid === undefined ? 'the same user (no other can be had)' : 'another user'

test(`a build under another folder, environment, time zone, language, umask and ${user} gives the same bytes`, () => {
  const expected = hashesBelow(here.out)
  expect(Object.keys(expected).length).toBeGreaterThan(100)
  expect(differences(expected, hashesBelow(there.out))).toEqual([])
})

// Nothing is put together here: what order and neighbours do to that is in same-bytes-order.test.ts.
test('sites that are taken whole from a cache of others, one by one, the last first, are the same bytes', async () => {
  const out = join(here.dir, 'one-by-one')
  const cache = join(here.dir, 'their-cache')
  cpSync(there.cache, cache, { recursive: true })
  for (const code of here.codes.toReversed())
    await here.mustBuild({ out, cache, tenants: [code], env: { SOURCE_DATE_EPOCH: '1790000000' } })
  expect(differences(hashesBelow(here.out), hashesBelow(out))).toEqual([])
})
