import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltTenant } from '#cli/build/result.ts'
import { type LiveryRun, TenantsFolder } from '#tests/support/livery.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

interface BuildReport {
  ok: boolean
  ms: number
  tenants: BuiltTenant[]
}

const folder = new TenantsFolder()
let first: LiveryRun

const build = (...args: string[]) => livery(['build', '--json', '--cwd', folder.cwd, ...args])

/** The hash of every file below a folder, by its path. */
function hashesOf(dir: string, below = ''): Record<string, string> {
  const entries = readdirSync(join(dir, below), { withFileTypes: true })
  return Object.fromEntries(
    entries.flatMap((entry): [string, string][] => {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) return Object.entries(hashesOf(dir, path))
      return [
        [
          path,
          createHash('sha256')
            .update(readFileSync(join(dir, path)))
            .digest('hex'),
        ],
      ]
    }),
  )
}

const site = (code: string, out = 'dist') => join(folder.cwd, out, code)

beforeAll(async () => {
  await builtOnce()
  folder.copy('lite')
  folder.copy('lite', 'spoilt')
  folder.edit('spoilt', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  first = await build()
})

afterAll(() => folder.remove())

test('one bad tenant fails alone: the others are built, and the exit code says so', () => {
  expect(first.exitCode).toBe(1)
  const { ok, ms, tenants } = first.json<BuildReport>()
  expect(ok).toBe(false)
  expect(ms).toBeGreaterThan(0)
  expect(tenants).toMatchObject([
    { code: 'lite', ok: true, outDir: 'dist/lite', cached: false, diagnostics: [] },
    {
      code: 'spoilt',
      ok: false,
      profile: null,
      files: 0,
      bytes: 0,
      diagnostics: [
        {
          tenant: 'spoilt',
          file: 'tenants/spoilt/tenant.json',
          ...folder.placeOf('spoilt', 'tenant.json', '"UDS"'),
          code: 'unknown-currency',
        },
      ],
    },
  ])
  expect(existsSync(site('lite'))).toBe(true)
  expect(existsSync(site('spoilt'))).toBe(false)
})

test('--json is one object on stdout; what is for the eye goes to stderr', () => {
  expect(first.stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(first.stderr).toMatch(/^ok {3}lite .+$/m)
  expect(first.stderr).toMatch(/^FAIL spoilt {2}1 error$/m)
})

test('the report counts what is there, and livery.json names every file with its hash', () => {
  const [lite] = first.json<BuildReport>().tenants
  const manifest: { files: Record<string, { sha256: string; bytes: number }> } = JSON.parse(
    readFileSync(join(site('lite'), 'livery.json'), 'utf8'),
  )
  const { 'livery.json': own, ...hashes } = hashesOf(site('lite'))
  expect(own).toBeDefined()
  expect(Object.fromEntries(Object.entries(manifest.files).map(([path, file]) => [path, file.sha256]))).toEqual(hashes)
  const bytes = Object.keys(hashes).reduce((sum, path) => sum + statSync(join(site('lite'), path)).size, 0)
  expect(lite).toMatchObject({ files: Object.keys(hashes).length + 1, bytes })
  expect(lite?.initialJs.raw).toBeGreaterThan(lite?.initialJs.brotli ?? 0)
  expect(lite?.initialJs.brotli).toBeGreaterThan(10_000)
})

test('a second build finds everything done, and touches nothing', async () => {
  const before = statSync(join(site('lite'), 'index.html')).mtimeMs
  const run = await build('--tenant', 'lite')
  expect(run.exitCode).toBe(0)
  expect(run.json<BuildReport>()).toMatchObject({ ok: true, tenants: [{ code: 'lite', ok: true, cached: true }] })
  expect(statSync(join(site('lite'), 'index.html')).mtimeMs).toBe(before)
})

test('the same input gives the same bytes, in another folder', async () => {
  const run = await build('--tenant', 'l*', '--out', 'elsewhere/sites')
  expect(run.exitCode).toBe(0)
  expect(run.json<BuildReport>().tenants).toMatchObject([{ outDir: 'elsewhere/sites/lite', cached: false }])
  expect(hashesOf(site('lite', 'elsewhere/sites'))).toEqual(hashesOf(site('lite')))
})

test('a failed build leaves the previous output as it was, and nothing beside it', async () => {
  const before = hashesOf(site('lite'))
  const original = folder.read('lite')
  folder.edit('lite', 'tenant.json', (text) => text.replace('"colour": "#de2f18"', '"colour": "bluish"'))
  const run = await build('--tenant', 'lite')
  folder.write('lite', 'tenant.json', original)
  expect(run.exitCode).toBe(1)
  expect(run.json<BuildReport>().tenants).toMatchObject([{ ok: false, diagnostics: [{ code: 'brand-colour' }] }])
  expect(hashesOf(site('lite'))).toEqual(before)
  expect(readdirSync(join(folder.cwd, 'dist'))).toEqual(['lite'])
})

test('an output that is a file is refused in words', async () => {
  writeFileSync(join(folder.cwd, 'in-the-way'), 'mine')
  const run = await build('--tenant', 'lite', '--out', 'in-the-way')
  expect(run.exitCode).toBe(2)
  expect(run.json<object>()).toMatchObject({ ok: false, error: { code: 'folder-not-ours' } })
  expect(run.stderr).toContain('in-the-way" (--out) is not a folder')
})

test('a tenant that was just made builds, and the report for the eye is plain in a pipe', async () => {
  expect((await livery(['create', 'acme', '--cwd', folder.cwd])).exitCode).toBe(0)
  const run = await livery(['build', '--tenant', 'acme', '--cwd', folder.cwd])
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  expect(run.stdout).toMatch(/^ok {3}acme {2}\d+ files in \d+\.\d s, first JS \d+\.\d kB → dist\/acme$/m)
  expect(run.stdout).toContain(
    'warning "licence.holder", "licence.number" and "licence.regulator" are not filled in yet',
  )
  expect(run.stdout).toMatch(/\n1 tenant in \d+\.\d s, all well\.\n$/)
  expect(readFileSync(join(site('acme'), 'index.html'), 'utf8')).toContain('"merchantCode":"acme"')
})
