import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MeasuredBuild, parseCosts, recordCosts, recordedCosts, withMeasured } from './costs.ts'
import type { Workspace } from './workspace.ts'

let workspace: Workspace

beforeEach(() => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-costs-'))
  workspace = { root: dir, cwd: dir, tenantsDir: dir, cacheDir: join(dir, 'cache') }
})

afterEach(() => rmSync(workspace.root, { recursive: true, force: true }))

const built = (code: string, ms: number, more: Partial<MeasuredBuild> = {}): MeasuredBuild => ({
  code,
  ok: true,
  profile: 'p1',
  ms,
  cached: false,
  ...more,
})

test('a run is kept, the next is added, and the last five of each count', () => {
  for (const ms of [1000, 10, 20, 30, 40, 50]) expect(recordCosts(workspace, [built('acme', ms)])).toBe(true)
  expect(recordedCosts(workspace)?.tenants).toEqual({ acme: { profile: 'p1', ms: [10, 20, 30, 40, 50] } })
  expect(readdirSync(workspace.cacheDir)).toEqual(['costs.json', 'costs.json.lock'])
})

test('what was left as it was, failed or came out of the store says nothing', () => {
  const run = [
    built('a', 5, { cached: true }),
    built('b', 5, { ok: false, profile: null }),
    built('c', 5, { shared: true }),
  ]
  expect(recordCosts(workspace, run)).toBe(true)
  expect(recordedCosts(workspace)).toBeUndefined()
})

test('what the slowest of a profile took longer is the cost of the profile', () => {
  const costs = withMeasured(undefined, [built('a', 100), built('b', 2100), built('c', 120), built('d', 90)])
  expect(costs.profiles).toEqual({ p1: [2000] })
  expect(costs.tenants.b?.ms).toEqual([100])
})

test.each(['', '{', '[]', '{"version":2,"tenants":{},"profiles":{}}', '{"version":1,"tenants":{"a":{"ms":["x"]}}}'])(
  'a damaged record is none, and is replaced: %s',
  (text) => {
    expect(parseCosts(text)).toBeUndefined()
    recordCosts(workspace, [built('a', 1)])
    writeFileSync(join(workspace.cacheDir, 'costs.json'), text)
    expect(recordCosts(workspace, [built('b', 2)])).toBe(true)
    expect(Object.keys(recordedCosts(workspace)?.tenants ?? {})).toEqual(['b'])
  },
)

test('a lock that a dead process left is taken over', () => {
  recordCosts(workspace, [built('a', 1)])
  const lock = join(workspace.cacheDir, 'costs.json.lock')
  writeFileSync(lock, '')
  utimesSync(lock, 0, 0)
  expect(recordCosts(workspace, [built('b', 2)])).toBe(true)
  expect(Object.keys(recordedCosts(workspace)?.tenants ?? {})).toEqual(['a', 'b'])
})

test('a record that cannot be kept fails no build', () => {
  writeFileSync(workspace.cacheDir, 'in the way')
  expect(recordCosts(workspace, [built('a', 1)])).toBe(false)
})

test('processes that record at once lose nothing of each other', async () => {
  const module = join(import.meta.dirname, 'costs.ts')
  const code = `
    const { recordCosts } = await import(${JSON.stringify(module)})
    for (let run = 0; run < 20; run += 1) {
      recordCosts(${JSON.stringify(workspace)}, [{ code: 't' + process.argv[1] + '-' + run, ok: true, profile: 'p1', ms: 1, cached: false }])
    }`
  const names = ['1', '2', '3', '4']
  await Promise.all(
    names.map((name) => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, name])),
  )
  expect(Object.keys(recordedCosts(workspace)?.tenants ?? {})).toHaveLength(80)
  expect(JSON.parse(readFileSync(join(workspace.cacheDir, 'costs.json'), 'utf8')).version).toBe(1)
})
