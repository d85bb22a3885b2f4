import { beforeEach, expect, test } from 'vitest'
import { PlayedControls, RunScene, stopClock } from '#tests/support/run-scene.ts'
import { carryOut } from './carry-out.ts'
import type { Wanted } from './controls.ts'

let scene: RunScene
beforeEach(() => {
  stopClock()
  scene = new RunScene()
})

const codes = ['acme', 'globex', 'hooli', 'initech']
/** One tenant, then two, then all. */
const shares = [0.25, 0.5, 1]
const all = <Value>(value: Value) => Object.fromEntries(codes.map((code) => [code, value]))

/** Wanted as soon as something is done. */
const wantAfter = (moment: string, wanted: Wanted) => {
  scene.after = (what) => {
    if (what !== moment) return
    scene.after = () => undefined
    scene.controls.want(wanted)
  }
}
const moments = ['live acme', 'release acme', 'health 0 acme', 'live globex', 'release globex', 'health 1 acme globex']

test.each(moments)('a pause after "%s" is written, waits, and goes on where it was', async (moment) => {
  wantAfter(moment, 'pause')
  scene.controls.onWait = (ms) => {
    if (ms !== Number.POSITIVE_INFINITY) return
    expect(scene.written().state).toBe('paused')
    scene.controls.want('go')
  }
  expect(await carryOut(await scene.job(codes, { shares, health: scene.health() }))).toBe('done')
  expect(scene.did('wait')).toEqual(['wait Infinity'])
  expect(scene.did('release')).toEqual(codes.map((code) => `release ${code}`))
  expect(scene.written().state).toBe('done')
})

test.each(moments)('a stop after "%s" takes all back that was released', async (moment) => {
  scene.put('acme', 'old')
  wantAfter(moment, 'stop')
  expect(await carryOut(await scene.job(codes, { shares, health: scene.health() }))).toBe('stopped')
  expect(scene.versions(codes)).toEqual({ ...all(null), acme: 'old' })
  expect(scene.written().state).toBe('stopped')
  expect(scene.written().events[0]?.text).toBe('stopped by hand')
})

test.each(
  moments.flatMap((moment) => [
    [moment, 'leave', 'left', 'under-way'] as const,
    [moment, 'halt', 'paused', 'paused'] as const,
  ]),
)('after "%s", to %s ends this process and no other: the next goes on', async (moment, wanted, end, state) => {
  wantAfter(moment, wanted)
  expect(await carryOut(await scene.job(codes, { shares, health: scene.health() }))).toBe(end)
  expect(scene.written()).toMatchObject({ state, events: [] })
  const next = await scene.job(codes, { shares, controls: new PlayedControls(scene.log) })
  expect(await carryOut(next)).toBe('done')
  expect(scene.did('release')).toEqual(codes.map((code) => `release ${code}`))
})

test.each([
  ['stop', 'stopped'],
  ['leave', 'left'],
  ['halt', 'paused'],
] as const)('what is paused can be told to %s', async (wanted, end) => {
  scene.controls.want('pause')
  scene.controls.onWait = () => scene.controls.want(wanted)
  expect(await carryOut(await scene.job(codes, { shares }))).toBe(end)
  expect(scene.did('release')).toEqual([])
})

test('a stop between two cohorts stops the one that was released last', async () => {
  const job = await scene.job(codes, { shares })
  scene.after = () => {
    if (scene.written().steps[1]?.state === 'done') scene.controls.want('stop')
  }
  expect(await carryOut(job)).toBe('stopped')
  expect(scene.written().steps.map(({ state }) => state)).toEqual(['done', 'stopped', 'waiting'])
  expect(scene.versions(codes)).toEqual(all(null))
})

test('a stop before the first tenant changes nothing', async () => {
  scene.controls.want('stop')
  expect(await carryOut(await scene.job(codes, { shares }))).toBe('stopped')
  expect(scene.did('live', 'release', 'back', 'off')).toEqual([])
})

test('who goes on with a watch that was left watches for what is left of it', async () => {
  scene.controls.onWait = () => {
    if (scene.did('wait').length === 7) scene.controls.want('leave')
  }
  expect(await carryOut(await scene.job(codes, { wait: 10_000 }))).toBe('left')
  const next = new PlayedControls(scene.log)
  expect(await carryOut(await scene.job(codes, { wait: 10_000, controls: next }))).toBe('done')
  expect(scene.did('wait')).toHaveLength(10)
})
