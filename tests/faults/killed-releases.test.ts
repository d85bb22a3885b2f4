import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '#tests/support/generated-random.ts'
import { productRoot } from '#tests/support/livery.ts'
import { killedRelease, ReleaseScene, stepsOfRelease } from '#tests/support/release-scene.ts'
import { allowSmallSite } from '#tests/support/release-site.ts'
import { again, faultSeed, isLong, sized, timeFor } from './support/fault-size.ts'

const scene = new ReleaseScene()
const kills = sized(4, 200)
/** Milliseconds of a release that nothing disturbs. */
let duration = 0

beforeAll(async () => {
  scene.keygen()
  await scene.mustRelease('v0')
  const startedAt = performance.now()
  await scene.mustRelease('v1')
  duration = performance.now() - startedAt
})

afterAll(() => scene.remove())

async function killAfter(moment: number): Promise<void> {
  const main = join(productRoot, 'cli', 'main.ts')
  const where = ['--key', scene.key, '--out', scene.out, '--to', scene.to]
  const line = ['release', scene.tenant, '--as-built', ...where, ...allowSmallSite]
  const args = [main, ...line, '--confirm', scene.tenant]
  const child = spawn(process.execPath, args, { cwd: scene.dir, stdio: 'ignore', detached: true })
  const ended = once(child, 'close')
  await Promise.race([wait(moment), ended])
  if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  await ended
}

test(
  'a release that is killed at any moment leaves what is live whole, old or new, and the next one mends what it left',
  async () => {
    for (let round = 0; round < kills; round++) {
      const before = scene.live().version
      const version = `k${round}`
      scene.write(version)
      const moment = randomOf(faultSeed, 'release', round).next() * duration
      await killAfter(moment)
      const what = again(`round ${round}, killed after ${moment.toFixed(0)} ms`)
      const { version: live, problems } = scene.live()
      expect(problems, what).toEqual([])
      expect([before, version], what).toContain(live)
      expect((await scene.release(['--prune', '3'])).exitCode, what).toBe(0)
      expect(scene.live(), what).toEqual({ version, problems: [] })
      expect(scene.leftovers(), what).toEqual([])
    }
    expect((await scene.history(['--verify'])).exitCode).toBe(0)
  },
  timeFor(kills, 6_000),
)

// The short form of this is among the command's own tests.
test.runIf(isLong)(
  'a release that dies before any one of its steps leaves what is live whole',
  async () => {
    const steps = await stepsOfRelease(scene, 'all')
    for (let step = 1; step <= steps; step++) {
      expect(await killedRelease(scene, `s${step}`, step), again(`step ${step} of ${steps}`)).toEqual([])
    }
  },
  timeFor(200, 10_000),
)
