import { readdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '#tests/support/generated-random.ts'
import { faultPlace } from './support/fault-place.ts'
import { again, faultSeed, sized, timeFor } from './support/fault-size.ts'
import { siteState } from './support/site-state.ts'

const place = faultPlace()
const kills = sized(8, 200)
/** By version and code: what a site of that version is. */
const expected: Record<string, string | null>[] = []
/** Milliseconds of a build that publishes everything and compiles nothing. */
let duration = 0

const manifests = () => Object.fromEntries(place.codes.map((code) => [code, siteState(place.site(code)).manifest]))

beforeAll(async () => {
  for (const version of [0, 1]) {
    place.setVersion(version)
    const startedAt = performance.now()
    await place.mustBuild()
    duration = performance.now() - startedAt
    expected.push(manifests())
  }
})

afterAll(() => place.remove())

test(
  'a build that is killed at any moment leaves every site whole, old or new, and the next build mends what it left',
  async () => {
    for (let round = 0; round < kills; round++) {
      const random = randomOf(faultSeed, 'kill', round)
      const version = round % 2
      const before = manifests()
      place.setVersion(version)
      // Now and then there is nothing compiled, so that compiling is cut short too.
      const isCold = round % 8 === 7
      if (isCold) rmSync(place.cache, { recursive: true, force: true })
      const moment = random.next() * duration * (isCold ? 3 : 1)
      const build = place.start()
      await Promise.race([wait(moment), build.ended])
      // Processes that it started and that live on must come to their end too: only then is the output closed.
      build.kill(random.pick(['all', 'alone']))
      await build.ended
      const what = again(`round ${round}, killed after ${moment.toFixed(0)} ms`)
      for (const code of place.codes) {
        const { manifest, problems } = siteState(place.site(code))
        expect(problems, `${what}: ${code}`).toEqual([])
        expect([before[code], expected[version]?.[code]], `${what}: ${code}`).toContain(manifest)
      }
      const healed = await place.build()
      expect(healed, what).toMatchObject({ exitCode: 0 })
      expect(manifests(), what).toEqual(expected[version])
      expect(readdirSync(place.out).sort(), `${what}: something is left over`).toEqual([...place.codes])
    }
  },
  timeFor(kills, 10_000),
)
