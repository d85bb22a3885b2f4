import { beforeEach, describe, expect, test, vi } from 'vitest'
import { latestRun, RunBook } from '#cli/fleet/run/run-book.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { RunScene, stopClock } from '#tests/support/run-scene.ts'
import { carryOut } from './carry-out.ts'
import { rollBackRun } from './roll-back-run.ts'

let scene: RunScene
beforeEach(() => {
  stopClock()
  scene = new RunScene()
})

const codes = ['acme', 'globex', 'hooli']
const unhealthy = () => scene.health({ isHealthy: false, reason: 'no bets' })
const texts = () => scene.written().events.map(({ kind, text }) => `${kind} ${text}`)

/** Releases all, does something, and finds that it is not healthy. */
async function stopAfter(meanwhile: () => void): Promise<void> {
  for (const code of codes) scene.put(code, 'old')
  vi.advanceTimersByTime(1000)
  const job = await scene.job(codes, { health: unhealthy() })
  scene.before = (what) => {
    if (what.startsWith('health')) meanwhile()
  }
  expect(await carryOut(job)).toBe('stopped')
}

test('each goes back to what was live with it before, and one that never was is taken off', async () => {
  const first = scene.put('acme', 'first')
  scene.put('acme', 'second')
  vi.advanceTimersByTime(1000)
  const second = scene.live('acme')
  await carryOut(await scene.job(codes, { health: unhealthy() }))
  expect(scene.did('back', 'off')).toEqual(['back acme', 'off globex', 'off hooli'])
  expect([first, scene.live('acme')]).toEqual([first, second])
  expect(scene.written().tenants.acme).toMatchObject({ state: 'rolled-back', previous: second })
})

test('tenants that have no release of the run are not touched', async () => {
  scene.put('hooli', 'new')
  scene.outcome = (code) => {
    if (code === 'globex') throw new CliError('not-built', 'not built')
    return undefined
  }
  await carryOut(await scene.job([...codes, 'initech'], { shares: [0.75, 1], health: unhealthy() }))
  expect(scene.did('back', 'off')).toEqual(['off acme'])
  expect(scene.states()).toEqual({ acme: 'rolled-back', globex: 'failed', hooli: 'unchanged', initech: 'waiting' })
  expect(texts().slice(1)).toEqual([
    'info stopped: 1 of 4 had it',
    'good 1 of 1 back on what was live before, checked by hash',
  ])
})

test('those of the cohort that were not reached still wait, and are not counted', async () => {
  for (const code of codes) scene.put(code, 'old')
  vi.advanceTimersByTime(1000)
  scene.after = (what) => {
    if (what === 'release acme') scene.controls.want('stop')
  }
  expect(await carryOut(await scene.job(codes))).toBe('stopped')
  expect(scene.states()).toEqual({ acme: 'rolled-back', globex: 'waiting', hooli: 'waiting' })
  expect(texts().at(-1)).toBe('good 1 of 1 back on what was live before, checked by hash')
})

describe('somebody else', () => {
  test.each([
    ['released anew', () => scene.put('globex', 'newer'), 'newer'],
    ['went further back', () => scene.put('globex', 'hotfix', { created: '2026-11-20T08:00:00.000Z' }), 'hotfix'],
  ])('one that somebody %s meanwhile is left, and named', async (_, meanwhile, version) => {
    let id = ''
    await stopAfter(() => {
      id = meanwhile()
    })
    expect(scene.versions(codes)).toEqual({ acme: 'old', globex: version, hooli: 'old' })
    expect(scene.written().tenants.globex).toMatchObject({
      state: 'failed',
      reason: `${id} is live, which this run did not release: left as it is`,
    })
    expect(texts().at(-1)).toBe('error 2 of 3 back on what was live before, checked by hash')
  })

  test('one that somebody took back already is counted, and not changed again', async () => {
    let before: string | null = null
    scene.put('globex', 'oldest')
    await stopAfter(() => {
      before = scene.written().tenants.globex?.previous ?? null
      scene.point('globex', before)
    })
    expect(scene.live('globex')).toBe(before)
    expect(scene.did('back')).toEqual(['back acme', 'back hooli'])
    expect(texts().at(-1)).toBe('good 3 of 3 back on what was live before, checked by hash')
  })

  test('one that was taken off meanwhile is not brought back', async () => {
    await stopAfter(() => scene.point('globex', null))
    expect(scene.live('globex')).toBeNull()
    expect(scene.written().tenants.globex).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^nothing is/),
    })
  })

  test('one that waited, and that another key released meanwhile, is not this run’s', async () => {
    for (const code of codes) scene.put(code, 'old')
    vi.advanceTimersByTime(1000)
    scene.outcome = (code) => {
      if (code === 'globex') scene.controls.want('stop')
      return undefined
    }
    const job = await scene.job(codes)
    scene.before = (what) => {
      if (what === 'release globex') scene.put('hooli', 'theirs', { key: '0123456789abcdef' })
    }
    await carryOut(job)
    expect(scene.versions(codes)).toEqual({ acme: 'old', globex: 'old', hooli: 'theirs' })
  })
})

test('what cannot go back is named, and the others do', async () => {
  await stopAfter(() => {
    scene.damaged.add('acme')
    scene.locked.add('hooli')
  })
  expect(scene.versions(codes)).toEqual({ acme: 'new', globex: 'old', hooli: 'new' })
  const { acme, hooli } = scene.written().tenants
  expect(acme).toMatchObject({ state: 'failed', reason: expect.stringContaining('is damaged') })
  expect(hooli).toMatchObject({ state: 'failed', reason: 'Another release of "hooli" is under way' })
  expect(texts().slice(1)).toEqual([
    'info stopped: 3 of 3 had it',
    'error 1 of 3 back on what was live before, checked by hash',
  ])
})

test('a release that went live, and could not remove an old one, goes back with the others', async () => {
  for (const code of codes) scene.put(code, 'old')
  vi.advanceTimersByTime(1000)
  scene.outcome = (code) => {
    if (code !== 'globex') return undefined
    scene.put('globex', 'new')
    throw new CliError('prune-failed', 'It is live, but an old release could not be removed')
  }
  const job = await scene.job(codes, { health: unhealthy() })
  await carryOut(job)
  expect(scene.versions(codes)).toEqual({ acme: 'old', globex: 'old', hooli: 'old' })
  expect(texts()).toContain('info stopped: 3 of 3 had it')
})

/** A process that ends at once: nothing it does comes to be any more. */
function killAt(kind: string, count: number): void {
  let seen = 0
  scene.before = (what) => {
    if (what.startsWith(kind)) seen++
    if (seen >= count) throw new Error('killed')
  }
}

test('going back that is killed goes on, and says in the end what became of all', async () => {
  for (const code of codes) scene.put(code, 'old')
  vi.advanceTimersByTime(1000)
  const job = await scene.job(codes, { health: unhealthy() })
  scene.damaged.add('acme')
  scene.after = (what) => {
    if (what.startsWith('health')) vi.advanceTimersByTime(600)
  }
  killAt('back', 2)
  await expect(carryOut(job)).rejects.toThrow('killed')
  expect(scene.versions(codes)).toEqual({ acme: 'new', globex: 'old', hooli: 'new' })
  scene.before = () => undefined
  scene.damaged.clear()
  expect(await carryOut(await scene.job(codes))).toBe('stopped')
  expect(scene.versions(codes)).toEqual({ acme: 'old', globex: 'old', hooli: 'old' })
  expect(texts().slice(-2)).toEqual([
    'info stopped: 3 of 3 had it',
    'good 3 of 3 back on what was live before, checked by hash',
  ])
  expect(scene.did('release')).toHaveLength(3)
})

test('what cannot be restored after a kill is not said to be well', async () => {
  await stopAfter(() => scene.damaged.add('acme'))
  const found = await latestRun(scene.target)
  if (!found) throw new Error('no run')
  const book = new RunBook(scene.target, { ...found.run, state: 'under-way' }, found.version)
  await rollBackRun({ target: scene.target, book, keys: [], parallel: 2, onChange: () => undefined })
  expect(texts().at(-1)).toBe('error 2 of 3 back on what was live before, checked by hash')
})

test('a target that goes away while tenants go back ends it with what is noted, to go on with', async () => {
  const job = await scene.job(codes, { health: unhealthy() })
  killAt('off globex', 1)
  await expect(carryOut(job)).rejects.toThrow('killed')
  expect(scene.written().steps[0]?.state).toBe('stopped')
  scene.before = () => undefined
  expect(await carryOut(await scene.job(codes))).toBe('stopped')
  expect(scene.versions(codes)).toEqual({ acme: null, globex: null, hooli: null })
})
