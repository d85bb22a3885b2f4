import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Random, randomOf } from '#tests/support/generated-random.ts'
import { type Damage, damages, spoil } from './support/damage.ts'
import { faultPlace } from './support/fault-place.ts'
import { again, faultSeed, isLong, sized, timeFor } from './support/fault-size.ts'
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

const canBeUnreadable = process.getuid?.() !== 0 || uid !== undefined
const possible = damages.filter((damage) => damage !== 'unreadable' || canBeUnreadable)
const whyNot = canBeUnreadable ? '' : ' (not unreadable: root reads everything, and no other user can run the product)'

interface Round {
  /** Empty: each entry another. */
  damage: Damage | undefined
  batch: string[]
}

/** In the long form each entry meets each damage; in the small one, some entries meet some damage. */
function rounds(random: Random): Round[] {
  const all = entries()
  if (!isLong) return [{ damage: undefined, batch: random.some(all, 120) }]
  const size = 40
  return possible.flatMap((damage) => {
    const shuffled = random.some(all, all.length)
    const count = Math.ceil(all.length / size)
    return Array.from({ length: count }, (_, at) => ({ damage, batch: shuffled.slice(at * size, (at + 1) * size) }))
  })
}

function spoilAll(batch: readonly string[], random: Random, damage: Damage | undefined): string[] {
  return batch.map((name, index) => {
    const path = join(place.cache, name)
    const other = join(place.cache, batch.at(index - 1) ?? name)
    // What became a link or a folder before has no content to change for another's.
    const isFile = [path, other].every((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile())
    const chosen = damage ?? random.pick(possible.filter((kind) => isFile || kind !== 'swapped'))
    spoil(path, chosen, random, other)
    return `${name} ${chosen}`
  })
}

test(
  `entries that are flipped, cut, emptied, swapped, unreadable, another thing or gone are made again${whyNot}`,
  async () => {
    const random = randomOf(faultSeed, 'damage')
    // The entries to damage are those that each round finds: the build before left more than the warm cache has.
    restore()
    for (const { damage, batch } of rounds(random)) {
      restore()
      const done = spoilAll(batch, random, damage)
      rmSync(place.out, { recursive: true })
      const end = await place.build(asUser)
      const what = again(done.join('\n'))
      expect(end, what).toMatchObject({ exitCode: 0 })
      expect(differences(clean, hashesBelow(place.out)), what).toEqual([])
    }
  },
  timeFor(sized(1, 80), 30_000),
)

test('a cache in which nothing is whole is made again, and the sites are the same', async () => {
  restore()
  const random = randomOf(faultSeed, 'everything')
  const done = spoilAll(entries(), random, undefined)
  rmSync(place.out, { recursive: true })
  expect(await place.build(asUser), again(`${done.length} entries`)).toMatchObject({ exitCode: 0 })
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
