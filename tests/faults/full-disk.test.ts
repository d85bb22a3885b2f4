import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { productRoot } from '#tests/support/livery.ts'
import { faultPlace } from './support/fault-place.ts'
import { isLeast, isLong, timeFor } from './support/fault-size.ts'
import type { FullDiskEnd, FullDiskInput } from './support/full-disk-run.ts'
import { smallDisk } from './support/small-disk.ts'

const place = faultPlace(1)
const folder = join(place.dir, 'disk')
mkdirSync(folder)
const disk = smallDisk(folder)
const whyNot = 'impossible' in disk ? `: skipped, ${disk.impossible}` : ''

afterAll(() => place.remove())

/** What is on the small disk, how many kilobytes that has, and the one moment of the small form. */
const scenes = [
  { what: 'sites and cache', out: true, cache: true, size: 64_000, small: 10 },
  { what: 'the sites alone', out: true, cache: false, size: 32_000, small: 11 },
  { what: 'the cache alone', out: false, cache: true, size: 64_000, small: 0 },
] as const

/** Kilobytes left before the build: from nothing to nearly enough. Steps of the build at which nothing is left. */
const moments: readonly FullDiskInput['when'][] = [
  ...[8, 0, 4, 16, 32, 64, 128, 256, 512, 1024].map((free) => ({ free })),
  ...Array.from({ length: 30 }, (_, index) => ({ step: 25 + ((index * 7) % 200) })),
]

let serial = 0

function run(scene: (typeof scenes)[number], when: FullDiskInput['when']): FullDiskEnd {
  if ('impossible' in disk) throw new Error(disk.impossible)
  const elsewhere = join(place.dir, `elsewhere-${serial++}`)
  mkdirSync(elsewhere)
  const input: FullDiskInput = {
    main: join(productRoot, 'cli', 'main.ts'),
    cwd: place.dir,
    disk: folder,
    out: join(scene.out ? folder : elsewhere, 'out'),
    cache: join(scene.cache ? folder : elsewhere, 'cache'),
    warmCache: inject('warmCache'),
    code: place.codes[0] ?? '',
    when,
  }
  const script = join(import.meta.dirname, 'support', 'full-disk-run.ts')
  const [command = '', ...args] = [...disk.wrap(folder, scene.size), process.execPath, script, JSON.stringify(input)]
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 120_000 })
  if (status !== 0) throw new Error(`${stderr}${stdout}`)
  return JSON.parse(stdout) as FullDiskEnd
}

for (const scene of isLeast ? scenes.slice(0, 1) : scenes) {
  test.skipIf('impossible' in disk)(
    `a disk that fills up under ${scene.what} is named, and the site that is there stays${whyNot}`,
    () => {
      for (const when of isLong ? moments : moments.slice(scene.small, scene.small + 1)) {
        const { first, second, before, after, left, healed } = run(scene, when)
        const what = `${JSON.stringify(when)}: ${second.stderr}${second.stdout}`
        expect(first, what).toMatchObject({ exitCode: 0 })
        expect(before.problems).toEqual([])
        // With some room left the small rest of a version may fit after all: then the new one is whole.
        expect([0, 1], what).toContain(second.exitCode)
        expect(after.problems, what).toEqual([])
        if (second.exitCode === 1) {
          expect(after.manifest, what).toBe(before.manifest)
          expect(`${second.stderr}${second.stdout}`, what).toMatch(/disk|space|room/i)
          expect(`${second.stderr}${second.stdout}`, what).not.toMatch(/\n\s+at \S+ \(|a fault of the tool/)
        }
        if ('free' in when && when.free < 16) expect(second.exitCode, what).toBe(1)
        expect(left, what).toEqual([place.codes[0]])
        expect(healed, what).toMatchObject({ exitCode: 0, state: { problems: [] } })
        expect(healed.state.manifest, what).not.toBe(before.manifest)
      }
    },
    timeFor(isLong ? moments.length : 1, 20_000),
  )
}
