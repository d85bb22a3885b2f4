import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CliError } from '#cli/terminal/cli-error.ts'
import { RunScene, stopClock } from '#tests/support/run-scene.ts'
import { carryOut } from './carry-out.ts'
import type { FleetJob } from './job.ts'

beforeEach(stopClock)

const codes = ['acme', 'globex', 'hooli', 'initech', 'umbrella']
const shares = [0.2, 0.6, 1]
const before: Readonly<Record<string, string | null>> = {
  ...{ acme: 'old', globex: null, hooli: 'older', initech: 'new', umbrella: null },
}
const released = { ...Object.fromEntries(codes.map((code) => [code, 'released'])), initech: 'unchanged' }

function sceneBefore(): RunScene {
  const scene = new RunScene()
  for (const [code, version] of Object.entries(before)) if (version !== null) scene.put(code, version)
  vi.advanceTimersByTime(1000)
  return scene
}

/** The process dies at the moment that is counted: before what it was to do, or once it is done and nobody knows. */
function killAt(scene: RunScene, moment: number, isDone: boolean): void {
  let count = 0
  const die = (isNow: boolean) => {
    if (isNow) throw new Error('killed')
  }
  scene.before = () => {
    count++
    die(count > moment || (count === moment && !isDone))
  }
  scene.after = () => die(count >= moment)
}

function restart(scene: RunScene): void {
  scene.before = () => undefined
  scene.after = () => undefined
}

/** Kills the run at each of its moments in turn, and gives each to what follows, unless its end was written. */
async function killedEverywhere(
  isDone: boolean,
  more: Partial<FleetJob>,
  follow: (scene: RunScene, moment: number) => Promise<void>,
): Promise<number> {
  for (let moment = 1; ; moment++) {
    const scene = sceneBefore()
    const job = await scene.job(codes, { shares, ...more })
    killAt(scene, moment, isDone)
    const end = await carryOut(job).catch(() => 'killed')
    restart(scene)
    if (end !== 'killed') return moment - 1
    if (['under-way', 'paused'].includes(scene.written().state)) await follow(scene, moment)
  }
}

describe.each([
  ['before', false],
  ['after', true],
] as const)('a process that is killed %s anything it does', (_, isDone) => {
  test.each([1, 3])(
    'is gone on with, %i at once: all have the release, and what was live before is known',
    async (parallel) => {
      const moments = await killedEverywhere(isDone, { parallel }, async (scene, moment) => {
        expect(await carryOut(await scene.job(codes, { shares, parallel })), `moment ${moment}`).toBe('done')
        expect(scene.versions(codes)).toEqual(Object.fromEntries(codes.map((code) => [code, 'new'])))
        expect(scene.states(), `moment ${moment}`).toEqual(released)
        const { tenants } = scene.written()
        for (const code of codes) expect(tenants[code]?.release).toBe(scene.live(code))
        expect(codes.filter((code) => tenants[code]?.previous === null)).toEqual(['globex', 'umbrella'])
      })
      expect(moments).toBeGreaterThan(15)
    },
  )

  test('is taken back whole by who finds it not healthy', async () => {
    await killedEverywhere(isDone, { parallel: 2 }, async (scene, moment) => {
      // All that was still to be said is that it is done.
      if (scene.written().steps.every(({ state }) => state === 'done')) return
      const health = scene.health({ isHealthy: false, reason: 'no bets' })
      const end = await carryOut(await scene.job(codes, { shares, health }))
      expect(end, `moment ${moment}`).toBe('stopped')
      expect(scene.versions(codes), `moment ${moment}`).toEqual(before)
      expect(scene.written().events.at(-1)?.kind).toBe('good')
    })
  })

  test('while it goes back goes on with that, and releases nothing more', async () => {
    const unhealthy: FleetJob['health'] = async ({ step }) =>
      step === 1 ? { isHealthy: false, reason: 'no bets' } : { isHealthy: true, report: null }
    const moments = await killedEverywhere(isDone, { health: unhealthy }, async (scene, moment) => {
      const isGoingBack = scene.written().steps.some(({ state }) => state === 'stopped')
      const releases = scene.did('release').length
      const end = await carryOut(await scene.job(codes, { shares, health: unhealthy }))
      expect(end, `moment ${moment}`).toBe('stopped')
      expect(scene.versions(codes), `moment ${moment}`).toEqual(before)
      if (isGoingBack) expect(scene.did('release')).toHaveLength(releases)
    })
    expect(moments).toBeGreaterThan(15)
  })
})

describe('two processes', () => {
  test('of which one goes on with the other’s run: the slower is refused at its next word, and changes no more', async () => {
    const scene = sceneBefore()
    const slow = await scene.job(codes, { shares })
    const quick = await scene.job(codes, { shares })
    expect(await carryOut(quick)).toBe('done')
    const written = scene.written()
    const log = scene.log.length
    await expect(carryOut(slow)).rejects.toMatchObject({ code: 'run-taken-over' })
    expect(scene.written()).toEqual(written)
    expect(scene.log.slice(log).filter((what) => what.startsWith('release'))).toEqual([])
  })

  /** Throws once the target is lost. */
  function lockOf(): { lose(): void; requireLock(): void } {
    let isLost = false
    return {
      lose: () => {
        isLost = true
      },
      requireLock() {
        if (isLost) throw new CliError('run-taken-over', 'Another process goes on with it')
      },
    }
  }

  test('a lost lock ends the run before the next tenant, and is not written over what the other has', async () => {
    const scene = sceneBefore()
    const { lose, requireLock } = lockOf()
    const job = await scene.job(codes, { requireLock })
    scene.after = (what) => {
      if (what === 'release globex') lose()
    }
    // The other has read the run, and wrote nothing yet.
    let version = ''
    scene.before = (what) => {
      if (what === 'release globex') version = [...scene.files.values()][0]?.version ?? ''
    }
    await expect(carryOut(job)).rejects.toMatchObject({ code: 'run-taken-over' })
    expect(scene.did('release')).toEqual(['release acme', 'release globex'])
    expect([...scene.files.values()][0]?.version).toBe(version)
    restart(scene)
    expect(await carryOut(await scene.job(codes))).toBe('done')
    expect(scene.states()).toEqual(released)
  })

  test('a lock that was lost during a pause ends it, whatever is wanted then', async () => {
    const scene = sceneBefore()
    const { lose, requireLock } = lockOf()
    scene.controls.want('pause')
    scene.controls.onWait = () => {
      lose()
      scene.controls.want('go')
    }
    await expect(carryOut(await scene.job(codes, { requireLock }))).rejects.toMatchObject({ code: 'run-taken-over' })
    expect(scene.did('live', 'release')).toEqual([])
    expect(scene.written().state).toBe('paused')
  })
})
