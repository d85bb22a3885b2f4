import { describe, expect, test } from 'vitest'
import { bucketPlace } from '#tests/support/bucket-place.ts'
import { FleetScene } from '#tests/support/fleet-scene.ts'
import { randomOf } from '#tests/support/generated-random.ts'
import { killedRun, leftovers, tornTenants } from '#tests/support/killed-runs.ts'
import { startS3 } from '#tests/support/s3-server.ts'
import { again, faultSeed, sized, timeFor } from './support/fault-size.ts'

const tenants = sized(12, 1000, 6)
const kills = sized(12, 200)

/** Milliseconds from the start of a command until its first tenant may be there. */
const startUp = 400

/** Runs until the end, and is killed at moments that lie over its whole length. */
async function releasedDespiteKills(scene: FleetScene, where: string): Promise<void> {
  scene.write('v0')
  const startedAt = performance.now()
  expect((await scene.release()).exitCode).toBe(0)
  // Killed ones get on by a part: with as many kills as the whole has, each gets on by about one of it.
  const whole = performance.now() - startedAt
  const random = randomOf(faultSeed, 'fleet', where)
  let killed = 0
  for (let version = 1; killed < kills; version++) {
    scene.write(`v${version}`)
    const both = [`v${version - 1}`, `v${version}`]
    for (;;) {
      const isLong = random.next() < 0.3
      const moment = startUp + random.next() * (isLong ? whole : Math.min(whole, 1500))
      const wasKilled = killed < kills && (await killedRun(scene, moment))
      const what = again(`${where}: ${both.join(' to ')}, kill ${killed}, after ${moment.toFixed(0)} ms`)
      if (wasKilled) {
        killed += 1
        expect(tornTenants(scene, both), what).toEqual([])
        continue
      }
      const run = await scene.release()
      expect(run.exitCode, `${what}: ${run.stderr}${run.stdout}`).toBe(0)
      break
    }
    expect(scene.versions(), again(where)).toEqual({ [`v${version}`]: tenants })
    expect(leftovers(scene)).toEqual([])
  }
  const runs = scene.place.runs()
  expect(runs.filter(({ state }) => state !== 'done').map(({ id }) => id)).toEqual([])
}

describe('a release of many that is killed at any moment tears no tenant, and the same command goes on with it', () => {
  test(
    'in a folder',
    async () => {
      const scene = new FleetScene(tenants)
      try {
        await releasedDespiteKills(scene, 'folder')
      } finally {
        scene.remove()
      }
    },
    timeFor(kills, 15_000 + tenants * 40),
  )

  test(
    'in object storage',
    async () => {
      const server = await startS3()
      const scene = new FleetScene(tenants, bucketPlace(server))
      try {
        await releasedDespiteKills(scene, 'bucket')
      } finally {
        scene.remove()
        await server.close()
      }
    },
    timeFor(kills, 15_000 + tenants * 60),
  )
})

test(
  'a cohort that goes back, and is killed on its way, goes back with the same command',
  async () => {
    const scene = new FleetScene(sized(8, 60, 4))
    try {
      scene.write('v0')
      expect((await scene.release()).exitCode).toBe(0)
      const cohorts = ['--cohort', '50%', '--wait', '0', '--healthy', 'false']
      const random = randomOf(faultSeed, 'fleet', 'back')
      for (let round = 0; round < sized(3, 40, 1); round++) {
        scene.write(`r${round}`)
        const moment = startUp + random.next() * 1500
        await killedRun(scene, moment, cohorts)
        const what = again(`round ${round}, killed after ${moment.toFixed(0)} ms`)
        expect(tornTenants(scene, ['v0', `r${round}`]), what).toEqual([])
        const run = await scene.release(cohorts)
        expect(run.exitCode, `${what} ${run.stdout} ${run.stderr}`).toBe(1)
        expect(tornTenants(scene, ['v0']), what).toEqual([])
        expect(scene.place.runs().at(-1)?.state, what).toBe('stopped')
      }
    } finally {
      scene.remove()
    }
  },
  timeFor(sized(3, 40, 1), 20_000),
)
