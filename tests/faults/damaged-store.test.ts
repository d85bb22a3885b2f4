import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Random, randomOf } from '../support/generated-random.ts'
import { damages, spoil } from './support/damage.ts'
import { faultPlace } from './support/fault-place.ts'
import { again, faultSeed, isLong, timeFor } from './support/fault-size.ts'
import { giveTo, otherUser } from './support/other-user.ts'
import { differences, hashesBelow } from './support/site-state.ts'

const place = faultPlace()
/** Root reads what nobody may: as another user, an entry can be unreadable. */
const uid = otherUser()
const asUser = uid === undefined ? {} : { uid }
let clean: Record<string, string>

beforeAll(async () => {
  if (uid !== undefined) giveTo(uid, place.dir)
  await place.mustBuild(asUser)
  clean = hashesBelow(place.out)
})

afterAll(() => place.remove())

/** Every file of the store, by its path in the cache. */
function entries(): string[] {
  return readdirSync(place.cache, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith('store/') && lstatSync(join(place.cache, name)).isFile())
    .sort()
}

/** As it was before: nothing damaged, everything compiled. */
function restore(): void {
  place.takeCache(inject('warmCache'))
  if (uid !== undefined) giveTo(uid, place.cache)
}

/** Batches: in the long form each entry meets each damage; in the small one, each damage some entries. */
function batches(all: readonly string[], random: Random, size: number): string[][] {
  const shuffled = random.some(all, all.length)
  const count = isLong ? Math.ceil(all.length / size) : 1
  return Array.from({ length: count }, (_, index) => shuffled.slice(index * size, (index + 1) * size))
}

for (const damage of damages) {
  const isImpossible = damage === 'unreadable' && process.getuid?.() === 0 && uid === undefined
  const skipped = isImpossible ? ': skipped, root reads everything and no other user can run the product' : ''
  test.skipIf(isImpossible)(
    `entries that are ${damage} are found and made again, and the sites are the same${skipped}`,
    async () => {
      const random = randomOf(faultSeed, damage)
      for (const batch of batches(entries(), random, 40)) {
        restore()
        for (const [index, name] of batch.entries())
          spoil(join(place.cache, name), damage, random, join(place.cache, batch.at(index - 1) ?? name))
        rmSync(place.out, { recursive: true })
        const end = await place.build(asUser)
        const what = again(`${damage}: ${batch.join(' ')}`)
        expect(end, what).toMatchObject({ exitCode: 0 })
        expect(differences(clean, hashesBelow(place.out)), what).toEqual([])
      }
    },
    timeFor(40, 20_000),
  )
}

test('a cache in which nothing is whole is made again, and the sites are the same', async () => {
  restore()
  const all = entries()
  const random = randomOf(faultSeed, 'everything')
  for (const [index, name] of all.entries()) {
    const damage = random.pick(damages.filter((kind) => kind !== 'swapped'))
    spoil(join(place.cache, name), damage, random, join(place.cache, all.at(index - 1) ?? name))
  }
  rmSync(place.out, { recursive: true })
  expect(await place.build(asUser)).toMatchObject({ exitCode: 0 })
  expect(differences(clean, hashesBelow(place.out))).toEqual([])
})

test('files of published sites that were damaged behind its back are put right by the next build', async () => {
  restore()
  await place.mustBuild(asUser)
  const random = randomOf(faultSeed, 'published')
  const files = Object.keys(hashesBelow(place.out)).filter((name) => !name.endsWith('/livery.json'))
  for (const name of random.some(files, 20)) {
    const damage = random.pick(['flipped', 'truncated', 'emptied', 'gone'] as const)
    const path = join(place.out, name)
    // A site's files may be read-only by then; their owner can still write to them.
    chmodSync(path, 0o644)
    spoil(path, damage, random, path)
  }
  expect(await place.build(asUser)).toMatchObject({ exitCode: 0 })
  expect(differences(clean, hashesBelow(place.out))).toEqual([])
})
