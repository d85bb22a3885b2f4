import { beforeEach, expect, test, vi } from 'vitest'
import { carryOut } from '#cli/fleet/run/carry-out.ts'
import { folderTarget } from '#cli/release/target/folder-target.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { PlayedControls, RunScene, stopClock } from '#tests/support/run-scene.ts'
import { status, stop } from './status.ts'

let scene: RunScene
let target: ReleaseTarget
let said = ''
beforeEach(() => {
  stopClock()
  scene = new RunScene()
  target = folderTarget(scene.dir, 'www')
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})

const codes = ['acme', 'globex', 'hooli']
const show = (isJson = false) => status({ to: scene.dir, json: isJson })
const takeBack = () => stop({ to: scene.dir, publicKey: [] })

/** A run in the folder that ends after so many tenants. */
async function runTo(count: number): Promise<void> {
  scene.controls = new PlayedControls(scene.log)
  const job = await scene.job(codes, { target, shares: [0.3, 1] })
  scene.after = (what) => {
    if (what === `release ${codes[count - 1]}`) scene.controls.want('halt')
  }
  await carryOut(job)
}

test('a target without a run says so, and there is nothing to take back', async () => {
  expect(await show()).toBe(0)
  expect(said).toBe(`Nothing was released to ${scene.dir} together yet.\n`)
  await expect(takeBack()).rejects.toMatchObject({ code: 'no-run', exitCode: 2 })
})

test('an open run that nobody carries out says how to go on, and one that somebody does says who', async () => {
  await runTo(2)
  await show()
  expect(said).toMatch(/2026-11-22\.1 {2}3 tenants/)
  expect(said).toContain('Nobody carries it out: the command that began it goes on with it')
  said = ''
  const held = await target.runs.lock()
  await show()
  expect(said).toContain(`Carried out by process ${process.pid} of`)
  await held?.release()
})

test('as JSON it is one object, with the run as it is written', async () => {
  await runTo(3)
  expect(await show(true)).toBe(0)
  const { text = '' } = (await target.runs.read('2026-11-22.1.json')) ?? {}
  expect(JSON.parse(said)).toEqual({ ok: true, holder: null, run: JSON.parse(text), earlier: [] })
})

test('a paused run is taken back by hand, to what was live with each, and only once', async () => {
  scene.put('acme', 'old')
  vi.advanceTimersByTime(1000)
  await runTo(2)
  expect(scene.versions(codes)).toEqual({ acme: 'new', globex: 'new', hooli: null })
  expect(await takeBack()).toBe(0)
  expect(scene.versions(codes)).toEqual({ acme: 'old', globex: null, hooli: null })
  expect(said).toMatch(/stopped by hand[\s\S]*2 of 3 had it[\s\S]*2 of 2 back/)
  await expect(takeBack()).rejects.toMatchObject({ code: 'no-run' })
})

test('what cannot go back is an error of the command', async () => {
  await runTo(2)
  scene.put('globex', 'newer')
  expect(await takeBack()).toBe(1)
  expect(scene.versions(codes)).toEqual({ acme: null, globex: 'newer', hooli: null })
})

test('a run that another process carries out is not taken back under it', async () => {
  await runTo(2)
  const held = await target.runs.lock()
  await expect(takeBack()).rejects.toMatchObject({ code: 'run-under-way' })
  expect(scene.versions(codes)).toEqual({ acme: 'new', globex: 'new', hooli: null })
  await held?.release()
  expect(await takeBack()).toBe(0)
})

test('earlier runs are named below the newest, with why those stopped that did', async () => {
  await runTo(2)
  await takeBack()
  said = ''
  await runTo(3)
  await show()
  expect(said).toMatch(/2026-11-22\.2 {2}3 tenants[\s\S]*2026-11-22\.1 {2}stopped at 100 %, rolled back/)
  expect(said).toContain('stopped by hand')
})
