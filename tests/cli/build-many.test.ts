import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BuiltTenant } from '#cli/build/result.ts'
import type { Crash } from '#cli/build/tenants.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

interface BuildReport {
  ok: boolean
  tenants: BuiltTenant[]
  crashes: Crash[]
  interruption: string | null
}

const codes = ['one', 'two', 'three', 'four', 'five']
const folder = new TenantsFolder()
let out = ''
let last = 0
const serial = () => ++last

/** Other bytes than the product's tenants, so that nothing of these was ever built. */
const ownSite = (code: string) => `Site ${code} of ${folder.cwd}`.slice(-50)

const build = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  livery(['build', '--json', '--cwd', folder.cwd, '--out', out, ...args], { env })

async function report(args: readonly string[] = [], env: Record<string, string> = {}): Promise<BuildReport> {
  return (await build(args, env)).json<BuildReport>()
}

const names = (tenants: readonly BuiltTenant[]) => tenants.map(({ code }) => code)
const madeNew = (tenants: readonly BuiltTenant[]) => names(tenants.filter(({ cached, ok }) => ok && !cached))

function hashesOf(code: string, where = out): Record<string, string> {
  const dir = join(folder.cwd, where, code)
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name).slice(dir.length), hash(join(parentPath, name))]),
  )
}

/** Changes a tenant's name, and so its site. */
function touch(code: string): void {
  folder.edit(code, 'tenant.json', (text) => text.replace(/"name": "[^"]*"/, `"name": "Touched ${serial()}"`))
}

/** What makes a worker, or the whole build, end when a tenant's job comes. */
function fault(act: 'kill worker' | 'interrupt build', tenant: string, times: number): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${join(productRoot, 'tests', 'support', 'worker-faults.ts')}`,
    LIVERY_TEST_FAULT: JSON.stringify({ act, tenant, times, log: join(folder.cwd, `faults-${serial()}`) }),
  }
}

beforeAll(async () => {
  await builtOnce()
  for (const code of codes) {
    folder.copy('lite', code)
    folder.edit(code, 'tenant.json', (text) => text.replace(/"name": "[^"]*"/, `"name": "${ownSite(code)}"`))
  }
  folder.edit('two', 'tenant.json', (text) => text.replace(/"holder": "[^"]*"/, '"holder": "To be filled in"'))
  folder.write('child', 'tenant.json', '{ "extends": "five", "merchantCode": "child", "domains": ["child.example"] }')
  out = 'first'
  const run = await build()
  expect(run.stderr).not.toMatch(/FAIL/)
})

beforeEach(() => {
  out = 'first'
})

afterAll(() => folder.remove())

test('nothing changed: nothing is built, and what was found last time is told again', async () => {
  const before = hashesOf('two')
  const { ok, tenants } = await report()
  expect(ok).toBe(true)
  expect(madeNew(tenants)).toEqual([])
  expect(tenants.find(({ code }) => code === 'two')).toMatchObject({
    cached: true,
    reasons: [],
    diagnostics: [{ tenant: 'two', file: 'tenants/two/tenant.json', code: 'not-filled-in' }],
  })
  expect(tenants.find(({ code }) => code === 'one')).toMatchObject({ cached: true, diagnostics: [] })
  expect(hashesOf('two')).toEqual(before)
})

test('one tenant changed: it is built, and --explain says by which file', async () => {
  folder.write('one', 'themes/both.tokens.json', '{ "radius": { "tile": { "$value": { "value": 9, "unit": "px" } } } }')
  const { tenants } = await report(['--explain'])
  expect(madeNew(tenants)).toEqual(['one'])
  expect(tenants.find(({ code }) => code === 'one')?.reasons).toEqual([
    {
      kind: 'input-changed',
      part: 'folder',
      was: expect.stringMatching(/^[0-9a-f]{64}$/),
      is: expect.stringMatching(/^[0-9a-f]{64}$/),
      files: [{ path: 'themes/both.tokens.json', change: 'changed' }],
    },
  ])
})

test('a base changed: it and whoever stands on it are built', async () => {
  touch('five')
  const { tenants } = await report(['--explain'])
  expect(madeNew(tenants)).toEqual(['child', 'five'])
  expect(tenants.find(({ code }) => code === 'child')?.reasons).toMatchObject([
    { part: 'base:five', files: [{ path: 'tenant.json', change: 'changed' }] },
  ])
})

test('for the eye, reasons stand below their tenant', async () => {
  rmSync(join(folder.cwd, out, 'three', 'robots.txt'))
  rmSync(join(folder.cwd, out, 'four', 'index.html'))
  writeFileSync(join(folder.cwd, out, 'four', 'index.html'), 'not a page')
  rmSync(join(folder.cwd, out, 'five'), { recursive: true })
  const args = ['build', '--cwd', folder.cwd, '--out', out, '--explain']
  const { stdout, exitCode } = await livery(args)
  expect(exitCode).toBe(0)
  expect(stdout).toContain('     three: robots.txt was missing from its site\n')
  expect(stdout).toContain('     four: index.html of its site was not what was published\n')
  expect(stdout).toContain('     five: there was no site of it\n')
  expect(stdout).toMatch(/^ok {3}two {2}unchanged, first JS/m)
  expect(stdout).toMatch(/\n6 tenants in \d+\.\d s, all well\.\n$/)
})

test('a domain that another tenant takes is found though neither site changed', async () => {
  folder.write('six', 'tenant.json', '{ "extends": "one", "merchantCode": "six", "domains": ["two.example"] }')
  const { ok, tenants } = await report(['--tenant', 'two'])
  rmSync(folder.path('six'), { recursive: true })
  expect(ok).toBe(false)
  expect(tenants[0]?.diagnostics).toMatchObject([
    { code: 'not-filled-in' },
    { code: 'domain-taken', severity: 'error' },
  ])
  expect((await report(['--tenant', 'two'])).tenants).toMatchObject([{ ok: true, cached: true }])
})

test('into another folder, sites come out of the store byte for byte, with what was found in them', async () => {
  out = 'second'
  const { tenants } = await report()
  expect(tenants.filter(({ shared }) => !shared)).toEqual([])
  expect(tenants.find(({ code }) => code === 'two')?.diagnostics).toMatchObject([{ code: 'not-filled-in' }])
  for (const code of codes) expect(hashesOf(code)).toEqual(hashesOf(code, 'first'))
})

test('a killed worker is named, and its tenant built by another', async () => {
  for (const code of codes) touch(code)
  const run = await build(['--workers', '2'], fault('kill worker', 'three', 1))
  const { ok, crashes, tenants } = run.json<BuildReport>()
  expect(ok).toBe(true)
  expect(crashes).toEqual([
    { tenant: 'three', worker: expect.stringMatching(/^worker \d+$/), reason: 'ended by SIGKILL', isTriedAgain: true },
  ])
  expect(madeNew(tenants)).toHaveLength(6)
  expect(run.stderr).toMatch(/^The worker \d+ ended by SIGKILL while it built three: tried again in another$/m)
})

test('a tenant that takes two workers with it fails in words, and the rest go on', async () => {
  for (const code of codes) touch(code)
  const before = hashesOf('three')
  const run = await build(['--workers', '2'], fault('kill worker', 'three', 2))
  expect(run.exitCode).toBe(1)
  const { tenants } = run.json<BuildReport>()
  expect(madeNew(tenants)).toEqual(['child', 'five', 'four', 'one', 'two'])
  expect(tenants.find(({ code }) => code === 'three')).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'worker-lost' }],
  })
  expect(hashesOf('three')).toEqual(before)
  expect(madeNew((await report()).tenants)).toEqual(['three'])
})

test('an interrupted build leaves whole sites and nothing else, and the next one builds the rest alone', async () => {
  for (const code of codes) touch(code)
  const run = await build(['--workers', '1'], fault('interrupt build', 'four', 1))
  expect(run.exitCode).toBe(130)
  const { ok, interruption, tenants } = run.json<BuildReport>()
  expect({ ok, interruption }).toEqual({ ok: false, interruption: 'SIGINT' })
  expect(tenants.length).toBeLessThan(6)
  expect(names(tenants)).toContain('four')
  expect(readdirSync(join(folder.cwd, out)).sort()).toEqual(['child', ...codes].sort())
  const rest = ['child', ...codes].filter((code) => !names(tenants).includes(code)).sort()
  expect(madeNew((await report()).tenants)).toEqual(rest)
})

test('shards build every tenant once, and a shard that is run again builds nothing', async () => {
  out = 'shards'
  const halves = [await report(['--shard', '1/2']), await report(['--shard', '2/2'])]
  expect(halves.flatMap(({ tenants }) => madeNew(tenants)).sort()).toEqual(['child', ...codes].sort())
  expect(madeNew((await report(['--shard', '1/2'])).tenants)).toEqual([])
})

const wrong = [
  ['--workers', '0', 'bad-workers'],
  ['--workers', 'many', 'bad-workers'],
  ['--engine', 'steam', 'bad-engine'],
  ['--shard', '3/2', 'bad-shard'],
] as const

test.each(wrong)('%s %s is wrong usage', async (option, value, code) => {
  const run = await livery(['build', '--json', '--cwd', folder.cwd, option, value])
  expect(run.exitCode).toBe(2)
  expect(run.json()).toMatchObject({ ok: false, error: { code } })
})
