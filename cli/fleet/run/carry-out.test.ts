import { beforeEach, describe, expect, test } from 'vitest'
import { CliError } from '#cli/terminal/cli-error.ts'
import { outcomeOf, RunScene, stopClock } from '#tests/support/run-scene.ts'
import { carryOut } from './carry-out.ts'
import type { Health } from './health.ts'

let scene: RunScene
beforeEach(() => {
  stopClock()
  scene = new RunScene()
})

const codes = ['acme', 'globex', 'hooli', 'initech']
/** One tenant, then two, then all. */
const shares = [0.25, 0.5, 1]
const all = <Value>(value: Value) => Object.fromEntries(codes.map((code) => [code, value]))

const unhealthy = (reason: string): Health => ({ isHealthy: false, reason })
const figures = { starts: 100, scriptErrors: 1, failedStarts: 0.1, firstPicture: 1.2 }
const figured = (change: Partial<typeof figures>): Health => ({
  isHealthy: true,
  report: { format: 'livery-health-1', now: { ...figures, ...change }, before: null, worst: null },
})

describe('in order', () => {
  test('a cohort is looked at, written down, released, and found healthy before the next is touched', async () => {
    scene.put('acme', 'old')
    const job = await scene.job(codes, { shares, health: scene.health() })
    expect(await carryOut(job)).toBe('done')
    expect(scene.log.filter((what, index) => what !== 'save' || scene.log[index - 1] !== 'save')).toEqual([
      ...['save', 'live acme', 'save', 'release acme', 'save', 'health 0 acme'],
      ...['save', 'live globex', 'save', 'release globex', 'save', 'health 1 acme globex'],
      ...['save', 'live hooli', 'live initech', 'save', 'release hooli', 'release initech', 'save'],
      ...['health 2 acme globex hooli initech', 'save'],
    ])
    const { state, steps, tenants } = scene.written()
    expect([state, ...steps.map((step) => step.state)]).toEqual(['done', 'done', 'done', 'done'])
    for (const { startedAt, releasedAt, healthyAt } of steps)
      expect([startedAt, releasedAt, healthyAt]).toEqual([startedAt, releasedAt, healthyAt].toSorted())
    expect(Object.values(tenants).map(({ previous }) => previous === null)).toEqual([false, true, true, true])
    expect(scene.versions(codes)).toEqual(all('new'))
  })

  test('no more tenants than are allowed are released at once, and all that are', async () => {
    let [atOnce, most] = [0, 0]
    const job = await scene.job(codes, { parallel: 3 })
    const release = async (code: string) => {
      most = Math.max(most, ++atOnce)
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
      atOnce--
      return await scene.release(code)
    }
    await carryOut({ ...job, release })
    expect(most).toBe(3)
  })

  test('a cohort is watched for its whole time, at most every fifteen seconds', async () => {
    await carryOut(await scene.job(['acme'], { wait: 40_000, health: scene.health() }))
    const looks = Array.from({ length: 40 }, () => ['health 0 acme', 'wait 1000'])
    expect(scene.did('health', 'wait')).toEqual([...looks.flat(), 'health 0 acme'])
    const long = new RunScene()
    await carryOut(await long.job(['acme'], { wait: 3_600_000, health: long.health() }))
    expect(new Set(long.did('wait'))).toEqual(new Set(['wait 15000']))
    expect(long.did('wait')).toHaveLength(240)
  })

  test('the last wait is cut to what is left of the time', async () => {
    const job = await scene.job(['acme'], { wait: 2500 })
    await carryOut(job)
    expect(scene.did('wait')).toEqual(['wait 1000', 'wait 1000', 'wait 500'])
  })

  test('while a long cohort is released, health is asked once a second and not for each tenant', async () => {
    const many = Array.from({ length: 25 }, (_, index) => `t${index}`)
    await carryOut(await scene.job(many, { health: scene.health() }))
    const asked = scene.did('health').map((what) => what.split(' ').length - 2)
    expect(asked).toEqual([10, 20, 25])
  })

  test('only those that have the release are named to the check', async () => {
    scene.outcome = (code) => (code === 'globex' ? outcomeOf('unchanged', { previous: null }) : undefined)
    await carryOut(await scene.job(['acme', 'globex'], { health: scene.health() }))
    expect(scene.did('health')).toEqual(['health 0 acme'])
  })

  test('where nothing was released there is nothing to ask', async () => {
    for (const code of codes) scene.put(code, 'new')
    await carryOut(await scene.job(codes, { shares, health: scene.health(unhealthy('never asked')) }))
    expect(scene.did('health')).toEqual([])
    expect(scene.states()).toEqual(all('unchanged'))
  })
})

describe('what becomes of a tenant', () => {
  const finding = (check: 'headers' | 'contrast') => ({ check }) as never
  test.each([
    [
      'held back by its checks',
      'held-back',
      '3 findings of headers, contrast',
      () =>
        outcomeOf(
          'refused',
          {},
          {
            record: { passed: [], allowed: [], skipped: [] },
            refused: [finding('headers'), finding('contrast'), finding('headers')],
            allowed: [],
          },
        ),
    ],
    [
      'not built',
      'failed',
      'not built: 2 errors',
      () => {
        throw new CliError('not-built', 'not built: 2 errors')
      },
    ],
    [
      'released by another process',
      'failed',
      'Another release is under way',
      () => {
        throw new CliError('release-under-way', 'Another release is under way')
      },
    ],
  ] as const)('one that is %s is noted with why, and the others go on', async (_, state, reason, play) => {
    scene.outcome = (code) => (code === 'globex' ? play() : undefined)
    expect(await carryOut(await scene.job(codes, { shares }))).toBe('done')
    expect(scene.written().tenants.globex).toMatchObject({ state, reason, release: null })
    expect(scene.versions(codes)).toEqual({ ...all('new'), globex: null })
  })

  test('one that has the very site already is unchanged, and keeps its release', async () => {
    const id = scene.put('globex', 'new')
    await carryOut(await scene.job(codes))
    expect(scene.states()).toEqual({ ...all('released'), globex: 'unchanged' })
    expect(scene.written().tenants.globex).toMatchObject({ release: id, previous: id })
  })

  test.each(['target-away', 'target-refused', 'target-wrong', 'disk-full', 'no-space', 'not-writable'])(
    'what no other tenant would be spared (%s) pauses the run, with its words',
    async (code) => {
      scene.outcome = (tenant) => {
        if (tenant === 'globex') throw new CliError(code, 'The target said no')
        return undefined
      }
      await expect(carryOut(await scene.job(codes))).rejects.toMatchObject({ code })
      const { state, events } = scene.written()
      expect([state, events.at(-1)]).toMatchObject(['paused', { kind: 'error', text: 'The target said no' }])
      expect(scene.states()).toEqual({ ...all('waiting'), acme: 'released' })
      scene.outcome = () => undefined
      expect(await carryOut(await scene.job(codes))).toBe('done')
      expect(scene.versions(codes)).toEqual(all('new'))
    },
  )

  test('a defect of the program pauses the run as well: no tenant is taken for failed', async () => {
    scene.outcome = () => {
      throw new TypeError('x is undefined')
    }
    await expect(carryOut(await scene.job(codes))).rejects.toThrow(TypeError)
    expect(scene.written()).toMatchObject({ state: 'paused', events: [{ kind: 'error', text: 'x is undefined' }] })
    expect(scene.states()).toEqual(all('waiting'))
  })

  test('when the target goes away, those that are under way beside it end and are noted', async () => {
    const job = await scene.job(codes, { parallel: 2 })
    const release = async (code: string) => {
      if (code === 'acme') throw new CliError('target-away', 'The bucket does not answer')
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
      return await scene.release(code)
    }
    await expect(carryOut({ ...job, release })).rejects.toMatchObject({ code: 'target-away' })
    expect(scene.states()).toEqual({ ...all('waiting'), globex: 'released' })
  })

  test('a write that fails once does not keep the pause from being written', async () => {
    const job = await scene.job(codes)
    let isAway = false
    scene.after = (what) => {
      isAway ||= what === 'release globex'
    }
    scene.before = (what) => {
      if (what !== 'save' || !isAway) return
      isAway = false
      throw new CliError('target-away', 'The bucket does not answer')
    }
    await expect(carryOut(job)).rejects.toMatchObject({ code: 'target-away' })
    expect(scene.written()).toMatchObject({ state: 'paused', events: [{ text: 'The bucket does not answer' }] })
    expect(scene.states()).toMatchObject({ acme: 'released', globex: 'released' })
  })
})

describe('health', () => {
  test('what is not healthy at the first look stops the cohort, and goes back', async () => {
    scene.put('acme', 'old')
    const health = scene.health(unhealthy('watch.example answers 503'))
    expect(await carryOut(await scene.job(codes, { shares, health }))).toBe('stopped')
    expect(scene.versions(codes)).toEqual({ ...all(null), acme: 'old' })
    const { state, steps, events } = scene.written()
    expect([state, ...steps.map((step) => step.state)]).toEqual(['stopped', 'stopped', 'waiting', 'waiting'])
    expect(events.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'error not healthy: watch.example answers 503',
      'info stopped: 1 of 4 had it',
      'good 1 of 1 back on what was live before, checked by hash',
    ])
    expect(scene.did('live').slice(1)).toEqual([])
  })

  test('a later cohort takes all back, those of the cohorts that were found healthy too', async () => {
    for (const code of codes) scene.put(code, 'old')
    const health = scene.health(figured({}), figured({}), unhealthy('no bets'))
    expect(await carryOut(await scene.job(codes, { shares, health }))).toBe('stopped')
    expect(scene.versions(codes)).toEqual(all('old'))
    expect(scene.written().steps.map(({ state }) => state)).toEqual(['done', 'done', 'stopped'])
  })

  test('health that turns bad while a cohort is released spares the rest of it', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `t${index}`)
    const job = await scene.job(many, { health: scene.health(unhealthy('no bets')), parallel: 2 })
    expect(await carryOut(job)).toBe('stopped')
    expect(scene.did('release').length).toBeLessThan(14)
    expect(scene.versions(many)).toEqual(Object.fromEntries(many.map((code) => [code, null])))
  })

  test.each([
    [{ scriptErrors: 3.5 }, 'script errors 3.5 in 1,000 starts, limit 3'],
    [{ failedStarts: 4 }, 'failed starts 4 %, limit 0.5'],
    [{ firstPicture: 9 }, 'first picture 9 s, limit 2.5'],
  ])('figures %j above their limit stop the run after they were noted', async (change, reason) => {
    const health = scene.health(figured({}), figured(change))
    expect(await carryOut(await scene.job(codes, { wait: 40_000, health }))).toBe('stopped')
    expect(scene.written().events[0]).toMatchObject({ kind: 'error', text: reason })
    expect(scene.written().health.map(({ now }) => now)).toEqual([figures, { ...figures, ...change }])
  })

  test('the limits are those that the run began with', async () => {
    const limits = { scriptErrors: 10, failedStarts: 10, firstPicture: 10 }
    const health = scene.health(figured({ scriptErrors: 9, failedStarts: 9, firstPicture: 9 }))
    expect(await carryOut(await scene.job(codes, { limits, health }))).toBe('done')
  })

  test('of a long watch the latest five hundred figures are kept', async () => {
    const answers = Array.from({ length: 700 }, (_, index) => figured({ starts: index + 1 }))
    await carryOut(await scene.job(['acme'], { wait: 9_750_000, health: scene.health(...answers) }))
    const { health } = scene.written()
    expect([health.length, health[0]?.now.starts, health.at(-1)?.now.starts]).toEqual([500, 152, 651])
  })
})
