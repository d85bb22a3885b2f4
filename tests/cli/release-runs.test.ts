import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bucketPlace } from '#tests/support/bucket-place.ts'
import { FleetScene } from '#tests/support/fleet-scene.ts'
import { killedRun } from '#tests/support/killed-runs.ts'
import { environmentOf, productRoot } from '#tests/support/livery.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'

let s3: S3Server
const scenes: FleetScene[] = []
const opened = (scene: FleetScene) => {
  scenes.push(scene)
  return scene
}
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  for (const scene of scenes) scene.remove()
  await s3.close()
})

/** Starts a release whose cohort is watched until a file is there. */
function watchedRun(scene: FleetScene, args: readonly string[] = []) {
  const line = scene.line(['--confirm', String(scene.codes.length), '--cohort', '50%', '--wait', '1h', ...args])
  const child = spawn(process.execPath, [join(productRoot, 'cli', 'main.ts'), ...line], {
    cwd: scene.dir,
    env: environmentOf({ env: scene.env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const isWatched = () => {
    const { steps = [] } = scene.place.runs().at(-1) ?? {}
    if (steps.length < 2 || !steps[0]?.releasedAt) throw new Error(`not released yet: ${said}`)
  }
  return {
    watched: () => vi.waitFor(isWatched, { timeout: 60_000, interval: 50 }),
    async end(signal: NodeJS.Signals) {
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
      return child.exitCode
    },
  }
}

describe.each(['a folder', 'object storage'])('to %s', (where) => {
  const make = () => opened(where === 'a folder' ? new FleetScene(4) : new FleetScene(4, bucketPlace(s3)))

  test('two runs at once are refused; one that is interrupted is paused, and goes on with the same command alone', async () => {
    const scene = make()
    scene.write('v1')
    const run = watchedRun(scene)
    await run.watched()
    const second = await scene.release(['--json'])
    expect(second.exitCode).toBe(1)
    expect(second.stdout).toContain('"run-under-way"')
    expect((await scene.run(['release', 'status'])).stdout).toContain('Carried out by process')
    expect(await run.end('SIGINT')).toBe(130)
    expect(scene.place.runs().at(-1)?.state).toBe('paused')
    expect(scene.versions()).toEqual({ v1: 2, null: 2 })

    scene.write('v2')
    const other = await scene.release(['--cohort', '50%', '--wait', '0', '--json'])
    expect(other.stdout).toContain('"run-unfinished"')
    scene.write('v1')
    const same = await scene.release(['--cohort', '50%', '--wait', '0'])
    expect([same.exitCode, same.stdout], same.stderr).toEqual([0, expect.stringContaining('Going on with')])
    expect(scene.place.runs().map(({ state }) => state)).toEqual(['done'])
    expect(scene.versions()).toEqual({ v1: 4 })
  })

  test('one whose process was killed is free at once, and can be taken back', async () => {
    const scene = make()
    if (where === 'object storage') s3.objects.clear()
    scene.write('v1')
    expect((await scene.release()).exitCode).toBe(0)
    scene.write('v2')
    const run = watchedRun(scene)
    await run.watched()
    await run.end('SIGKILL')
    expect((await scene.run(['release', 'status'])).stdout).toContain('Nobody carries it out')
    const stop = await scene.run(['release', 'stop', '--public-key', `${scene.key}.pub`, '--json'])
    expect(stop.exitCode, stop.stderr).toBe(0)
    expect(scene.versions()).toEqual({ v1: 4 })
    expect(scene.place.runs().at(-1)).toMatchObject({ state: 'stopped' })
    expect((await scene.run(['release', 'stop', '--json'])).stdout).toContain('"no-run"')
  })
})

test('figures above their limit stop at the first cohort, and say which', async () => {
  const scene = opened(new FleetScene(4))
  scene.write('v1')
  const now = { starts: 400, scriptErrors: 0.1, failedStarts: 4.1, firstPicture: 1.2 }
  const worst = { message: 'TypeError: x is undefined', place: 'main-1a2b3c4d.js:1:88', count: 16 }
  const report = { format: 'livery-health-1', now, before: { ...now, failedStarts: 0.05 }, worst }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(JSON.stringify(report))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health`
  const run = await scene.release(['--cohort', '25%', '--wait', '5s', '--healthy', url])
  server.close()
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toContain('failed starts 4.1 %, limit 0.5   TypeError: x is undefined  main-1a2b3c4d.js:1:88')
  expect(run.stdout).toContain('stopped: 1 of 4 had it')
  expect(run.stdout).toContain('1 of 1 back on what was live before, checked by hash')
  const [stored] = scene.place.runs()
  expect(asked[0]).toBe(`/health?release=${stored?.id}&since=${encodeURIComponent(stored?.created ?? '')}`)
  expect(stored?.health).toMatchObject([{ now, before: { failedStarts: 0.05 } }])
  expect(scene.versions()).toEqual({ null: 4 })
})

test('what a killed process had not noted goes back as well', async () => {
  const scene = opened(new FleetScene(6))
  scene.write('v1')
  expect((await scene.release()).exitCode).toBe(0)
  scene.write('v2')
  for (const moment of [900, 1100, 1300]) await killedRun(scene, moment)
  const [, run] = scene.place.runs()
  if (run?.state === 'under-way') {
    // As if nothing had been noted since the cohort began.
    for (const tenant of Object.values(run.tenants)) Object.assign(tenant, { state: 'waiting', release: null })
    writeFileSync(join(scene.place.to, '.fleet', `${run.id}.json`), JSON.stringify(run))
    const stop = await scene.run(['release', 'stop', '--public-key', `${scene.key}.pub`])
    expect(stop.exitCode, stop.stderr).toBe(0)
  }
  rmSync(scene.out, { recursive: true })
  expect(Object.keys(scene.versions()).length).toBe(1)
})
