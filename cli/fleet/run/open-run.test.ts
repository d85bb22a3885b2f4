import { beforeEach, expect, test } from 'vitest'
import { RunScene, stopClock } from '#tests/support/run-scene.ts'
import { defaultLimits } from './cohorts.ts'
import { openRun, type RunWish, takeTarget } from './open-run.ts'

let scene: RunScene
beforeEach(() => {
  stopClock()
  scene = new RunScene()
})

const wish: RunWish = {
  ...{ codes: ['acme', 'globex', 'hooli', 'initech'], inputs: 'f00', shares: [0.25, 0.5, 1], first: ['hooli', 'acme'] },
  ...{ limits: defaultLimits, note: 'button radius', key: '0123456789abcdef' },
}

test('a new run is written before anything else, with its cohorts and all that is known', async () => {
  const { book, isResumed } = await openRun(scene.target, wish)
  expect(isResumed).toBe(false)
  expect(scene.written()).toEqual(book.run)
  expect(book.run).toMatchObject({
    ...{ id: '2026-11-22.1', created: '2026-11-22T14:00:00.000Z', note: 'button radius', key: '0123456789abcdef' },
    ...{ state: 'under-way', inputs: 'f00', limits: defaultLimits, health: [], events: [] },
  })
  const { hooli, acme, globex, initech } = book.run.tenants
  expect([hooli, acme, globex, initech].map((tenant) => tenant?.step)).toEqual([0, 1, 2, 2])
  expect(Object.keys(book.run.tenants).slice(0, 2)).toEqual(['hooli', 'acme'])
  expect(hooli).toEqual({ step: 0, state: 'waiting', release: null, previous: null, at: null, reason: null })
})

test('a name among the first that is not released leaves nothing behind', async () => {
  await expect(openRun(scene.target, { ...wish, first: ['umbrella'] })).rejects.toMatchObject({ exitCode: 2 })
  expect(scene.files.size).toBe(0)
})

test.each([
  ['the same', {}],
  ['with tenants in another order', { codes: ['initech', 'hooli', 'globex', 'acme'] }],
  ['with other words and limits', { note: 'again', limits: { ...defaultLimits, scriptErrors: 9 }, first: [] }],
] as const)('a command that is %s goes on with the run that was not ended, as it began', async (_, more) => {
  const { book } = await openRun(scene.target, wish)
  book.run.state = 'paused'
  await book.save()
  const again = await openRun(scene.target, { ...wish, ...more })
  expect(again.isResumed).toBe(true)
  expect(again.book.run).toEqual(book.run)
  await again.book.save()
  expect(scene.files.size).toBe(1)
})

test('shares that come to the same cohorts are the same', async () => {
  const small = { ...wish, shares: [0.01, 0.02, 1] }
  await openRun(scene.target, small)
  expect(await openRun(scene.target, { ...small, shares: [0.01, 1] })).toMatchObject({ isResumed: true })
})

test.each([
  ['fewer tenants', { codes: ['acme', 'hooli'] }, 'it is of other tenants'],
  ['more tenants', { codes: [...wish.codes, 'umbrella'] }, 'it is of other tenants'],
  ['as many others', { codes: ['acme', 'globex', 'hooli', 'umbrella'] }, 'it is of other tenants'],
  ['sites that were built anew', { inputs: 'ba4' }, 'it is of other sites, which were built from other sources'],
  ['other cohorts', { shares: [0.25, 0.75, 1] }, 'it has other cohorts'],
  ['no cohorts', { shares: [1] }, 'it has other cohorts'],
] as const)('a command of %s is refused while a run is open, which stays as it is', async (_, more, why) => {
  await openRun(scene.target, wish)
  const before = new Map(scene.files)
  await expect(openRun(scene.target, { ...wish, first: [], ...more })).rejects.toMatchObject({
    code: 'run-unfinished',
    message: `2026-11-22.1 was not ended there, and ${why}`,
  })
  expect(scene.files).toEqual(before)
})

test.each(['done', 'stopped'] as const)('after a run that is %s the same command begins another', async (state) => {
  const { book } = await openRun(scene.target, wish)
  book.run.state = state
  await book.save()
  const next = await openRun(scene.target, wish)
  expect([next.isResumed, next.book.run.id, next.book.run.state]).toEqual([false, '2026-11-22.2', 'under-way'])
  expect(scene.written('2026-11-22.1.json').state).toBe(state)
})

test('of two that begin the same run at once one is refused', async () => {
  const both = await Promise.allSettled([
    openRun(scene.target, wish),
    openRun(scene.target, { ...wish, note: 'other' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'run-taken-over' } })
  expect(scene.files.size).toBe(1)
})

test('a target that another process has is refused, with who that is where it is known', async () => {
  expect((await takeTarget(scene.target)).isLost()).toBe(false)
  scene.holder = 'process 12 of build-3'
  await expect(takeTarget(scene.target)).rejects.toMatchObject({
    ...{ code: 'run-under-way', message: 'Another run releases to /srv/www: process 12 of build-3', exitCode: 1 },
  })
  const { runs } = scene.target
  const nameless = { ...scene.target, runs: { ...runs, holder: async () => null } }
  await expect(takeTarget(nameless)).rejects.toMatchObject({ message: 'Another run releases to /srv/www' })
})
