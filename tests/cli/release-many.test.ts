import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReleaseRow } from '#cli/fleet/run/release-table.ts'
import { FleetScene } from '#tests/support/fleet-scene.ts'

interface Report {
  ok: boolean
  run: string
  state: string
  error?: { code: string; hint: string }
  tenants: ReleaseRow[]
  sum: { tenants: number; pages: number; bytes: number }
  events: { kind: string; text: string }[]
}

const scene = new FleetScene(6)
const states = ({ tenants }: Report) => tenants.map(({ state }) => state)

beforeAll(async () => {
  scene.write('v1')
  const first = await scene.release(['--json'])
  expect([first.exitCode, states(first.json<Report>())], first.stderr).toEqual([0, Array(6).fill('released')])
})

afterAll(() => scene.remove())

/** Bytes of files that a release brought itself: those with no second name. Its papers are none of the plan. */
function broughtBytes(tenant: string): number {
  const folder = join(scene.place.to, scene.place.liveFolder(tenant) ?? '')
  const { files } = JSON.parse(
    Buffer.from(scene.place.read(`${scene.place.liveFolder(tenant)}/_deploy/release.json`) ?? []).toString(),
  )
  return Object.keys(files)
    .map((path) => statSync(join(folder, path)))
    .filter(({ nlink }) => nlink === 1)
    .reduce((sum, { size }) => sum + size, 0)
}

test('what would be written and changed is said, and is what is then', async () => {
  scene.write('v2')
  const planned = (await scene.release(['--dry-run', '--json'])).json<Report>()
  expect(states(planned)).toEqual(Array(6).fill('planned'))
  expect(scene.versions()).toEqual({ v1: 6 })
  const done = (await scene.release(['--json'])).json<Report>()
  expect(done).toMatchObject({ ok: true, state: 'done' })
  expect(done.sum).toMatchObject({ pages: planned.sum.pages, bytes: planned.sum.bytes })
  expect(done.tenants.map(({ tenant }) => broughtBytes(tenant))).toEqual(planned.tenants.map(({ bytes }) => bytes))
  expect(scene.versions()).toEqual({ v2: 6 })
})

test('many that are live are replaced by their number alone, and what is the same is left', async () => {
  const without = await scene.run(scene.line(['--json']).filter((word) => word !== scene.place.to && word !== '--to'))
  expect(without.exitCode).toBe(2)
  expect(without.json<Report>()).toMatchObject({ state: 'confirm-needed', error: { code: 'confirm-needed' } })
  const wrong = await scene.run(
    scene.line(['--confirm', '5', '--json']).filter((word) => word !== scene.place.to && word !== '--to'),
  )
  expect(wrong.json<Report>().error).toMatchObject({
    code: 'wrong-confirm',
    hint: expect.stringContaining('--confirm 6'),
  })
  const same = await scene.release(['--json'])
  expect([same.exitCode, states(same.json<Report>())]).toEqual([0, Array(6).fill('unchanged')])
})

test('one that is not whole is named, and the others go on', async () => {
  scene.write('v3')
  rmSync(join(scene.out, 'acme-0002', 'robots.txt'))
  const run = await scene.release(['--json'])
  const report = run.json<Report>()
  expect(run.exitCode).toBe(1)
  expect(report.tenants[2]).toMatchObject({ state: 'failed', reason: expect.stringContaining('robots.txt is missing') })
  expect(scene.versions()).toEqual({ v3: 5, v2: 1 })
})

test('a cohort that is not healthy goes back, and nobody after it was touched', async () => {
  scene.write('v4')
  const check = 'echo "acme does not answer" >&2; exit 1'
  const run = await scene.release(['--cohort', '20%,50%', '--wait', '0', '--healthy', check, '--json'])
  const { events, tenants } = run.json<Report>()
  expect(run.exitCode).toBe(1)
  expect(tenants.filter(({ state }) => state === 'rolled-back')).toHaveLength(2)
  expect(events.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'error not healthy: the command ended with 1: acme does not answer',
    'info stopped: 2 of 6 had it',
    'good 2 of 2 back on what was live before, checked by hash',
  ])
  expect(scene.versions()).toEqual({ v3: 5, v2: 1 })
  const shown = await scene.run(['release', 'status'])
  expect(shown.stdout).toContain('stopped, rolled back')
})

test('a tenant that was never live is taken off again', async () => {
  const fresh = new FleetScene(3)
  try {
    fresh.write('v1')
    const run = await fresh.release([
      '--cohort',
      '50%',
      '--first',
      'acme-0001',
      '--wait',
      '0',
      '--healthy',
      'false',
      '--json',
    ])
    expect(run.exitCode).toBe(1)
    expect(fresh.versions()).toEqual({ null: 3 })
    expect(fresh.place.releases('acme-0001')).toHaveLength(1)
    expect((await fresh.release(['--json'])).exitCode).toBe(0)
    expect(fresh.versions()).toEqual({ v1: 3 })
  } finally {
    fresh.remove()
  }
})

test('the tenants that are named first come first, and the others as they fall', async () => {
  scene.write('v5')
  const line = ['--cohort', '30%', '--first', 'acme-0004', '--wait', '0', '--healthy', 'false', '--json']
  const { tenants } = (await scene.release(line)).json<Report>()
  expect(tenants[4]?.state).toBe('rolled-back')
})
