import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveryRun } from '#tests/support/livery.ts'
import { ProductCopy } from '#tests/support/product-copy.ts'
import { writeSmallSite } from '#tests/support/release-site.ts'
import { warmCommand } from './support/warm-livery.ts'

/** A whole product that a command may spoil, as the first person found it: with the sources of a tenant in it. */
let product: ProductCopy
let command: ReturnType<typeof warmCommand>
beforeAll(() => {
  product = new ProductCopy(['lite'])
  command = warmCommand(product.path('cli', 'main.ts'))
  for (const name of ['docs', 'tests', 'scripts']) mkdirSync(product.path(name))
  symlinkSync('tenants', product.path('to-tenants'))
  symlinkSync('tenants/not-yet', product.path('to-nothing'))
  product.write('mine/photos/holiday.txt', 'mine')
  product.write('.env', 'SECRET=1')
})
afterAll(() => {
  command.end()
  product.destroy()
})

const skipped = new Set(['node_modules', '.git', '.livery'])

/**
 * Every file of the product by which one it is, its size, and when it was last written or changed, which nobody can turn
 * back; what tools keep is left out.
 */
function everything(below = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(product.path(below)).flatMap((name): [string, string][] => {
      if (below === '' && skipped.has(name)) return []
      const path = join(below, name)
      const stats = lstatSync(product.path(path), { bigint: true })
      if (stats.isSymbolicLink()) return [[path, readlinkSync(product.path(path))]]
      if (stats.isDirectory()) return [[path, 'folder'], ...Object.entries(everything(path))]
      return [[path, [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join()]]
    }),
  )
}

interface Refusal {
  error: { code: string; message: string; hint: string }
}

const inProduct = (env: Record<string, string> = {}) => ({ cwd: product.root, env: { LIVERY_CACHE: '', ...env } })

function saidBy(run: LiveryRun, args: readonly string[]): string {
  expect(run.exitCode, `${args.join(' ')}: ${run.stdout}${run.stderr}`).toBe(2)
  return args.includes('--json') ? run.json<Refusal>().error.message : run.stderr
}

/** Runs a command that is to be refused as wrong usage, with nothing changed; gives what it says. */
async function refusalOf(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const before = everything()
  const run = await command.run(args, inProduct(env))
  expect(everything(), args.join(' ')).toEqual(before)
  return saidBy(run, args)
}

/** The same of several, which all together change nothing. */
async function refusalsOf(lines: readonly (readonly string[])[]): Promise<string[]> {
  const before = everything()
  const said: string[] = []
  for (const line of lines) said.push(saidBy(await command.run(line, inProduct()), line))
  expect(everything()).toEqual(before)
  return said
}

const builds: readonly (readonly [out: string, why: string])[] = [
  ['tenants', 'is the folder of the tenants'],
  ['tenants/lite', 'is inside the folder of the tenants'],
  ['tenants/../tenants', 'is the folder of the tenants'],
  ['tenants/lite/not/yet', 'is inside the folder of the tenants'],
  ['to-tenants', 'is the folder of the tenants'],
  ['to-tenants/lite', 'is inside the folder of the tenants'],
  ['to-nothing', 'is inside the folder of the tenants'],
  ['.', 'is the repository'],
  ['..', 'holds the folder of the tenants'],
  ['/', 'holds the folder of the tenants'],
  [homedir(), '(--out)'],
  ['src', 'is "src" of the repository'],
  ['docs', 'is "docs" of the repository'],
  ['tests/new', 'is inside "tests" of the repository'],
  ['node_modules/.cache', 'is inside "node_modules" of the repository'],
  ['.git', 'is ".git" of the repository'],
  ['.livery/store', 'is inside the cache'],
  ['mine', 'holds "photos", which livery did not make'],
  ['tenants/lite/tenant.json', 'is inside the folder of the tenants'],
]
const refusedBuilds = new Map<string, string>()

test('builds into what is not a place for sites are refused and change nothing', async () => {
  const said = await refusalsOf(builds.map(([out]) => ['build', '-t', 'lite', '-o', out, '--json']))
  for (const [index, [out]] of builds.entries()) refusedBuilds.set(out, said[index] ?? '')
  expect(refusedBuilds.size).toBe(builds.length)
})

test.each(builds)('build -o %s is refused: it %s', (out, why) => {
  expect(refusedBuilds.get(out)).toContain(why)
})

test('the tenants are safe where they are elsewhere, and from wherever the paths start', async () => {
  const elsewhere = ['build', '-t', 'lite', '--json', '--tenants', 'mine/tenants']
  product.write('mine/tenants/lite/tenant.json', product.read('tenants/lite/tenant.json'))
  const within = ['build', '--json', '--cwd', 'tenants', '--tenants', '.']
  const lines = [
    ...['mine/tenants', 'mine', 'tenants'].map((out) => [...elsewhere, '-o', out]),
    ...['.', 'lite/dist', '..'].map((out) => [...within, '-o', out]),
  ]
  expect(await refusalsOf(lines)).toEqual([
    expect.stringContaining('is the folder of the tenants'),
    expect.stringContaining('holds the folder of the tenants'),
    expect.stringContaining('is "tenants" of the repository'),
    expect.stringContaining('is the folder of the tenants'),
    expect.stringContaining('is inside the folder of the tenants'),
    expect.stringContaining('is the repository'),
  ])
})

test('a site takes no place of what livery did not make, and says what that is', async () => {
  writeSmallSite({ out: product.path('dist'), tenant: 'lite', version: 'v1' })
  product.write('dist/lite/notes.txt', 'mine')
  const line = ['build', '-t', 'lite', '--json']
  expect(await refusalOf(line)).toBe('dist/lite holds "notes.txt", which livery did not make')
  product.remove('dist/lite/notes.txt')
  product.remove('dist/lite/livery.json')
  expect(await refusalOf(line)).toMatch(/^dist\/lite holds ".+" and no livery.json of a site/)
  writeSmallSite({ out: product.path('dist'), tenant: 'acme', version: 'v1' })
  product.remove('dist/lite')
  symlinkSync('acme', product.path('dist', 'lite'))
  expect(await refusalOf(line)).toBe('dist/lite is a link, which livery did not make')
  product.remove('dist')
})

test('release goes nowhere else either', async () => {
  writeSmallSite({ out: product.path('dist'), tenant: 'lite', version: 'v1' })
  const line = ['release', 'lite', '--as-built', '--unsigned', '--json', '--to']
  const targets = ['tenants', 'to-tenants/lite', '.', 'docs/www', 'mine']
  expect(await refusalsOf(targets.map((to) => [...line, to]))).toEqual([
    expect.stringContaining('is the folder of the tenants'),
    expect.stringContaining('is inside the folder of the tenants'),
    expect.stringContaining('is the repository'),
    expect.stringContaining('is inside "docs" of the repository'),
    expect.stringContaining('holds "photos", which livery did not make'),
  ])
  product.write('www/lite/backup.tar', 'mine')
  expect(await refusalOf([...line, 'www'])).toContain('holds "backup.tar", which livery did not make')
  product.remove('www/lite/backup.tar')
  product.write('www/lite/releases/old/index.html', 'mine')
  const others = [
    [...line, 'www'],
    ['release', 'lite', '--unsigned', '--to', 'out', '--out', 'src'],
    ['release', 'keygen', 'tenants/release.pem'],
    ['release', 'keygen', 'dist/lite/release.pem'],
  ]
  expect(await refusalsOf(others)).toEqual([
    expect.stringContaining('holds "releases/old", which livery did not make'),
    expect.stringContaining('is "src" of'),
    expect.stringContaining('is inside the folder of the tenants'),
    expect.stringContaining('is inside a site'),
  ])
  product.remove('dist')
  product.remove('www')
})

test('what is written into one file goes over nothing that livery did not make', async () => {
  const shown = ['theme', 'lite', '--out']
  const lines = [
    [...shown, 'tenants/lite/tenant.json'],
    [...shown, 'package.json'],
    [...shown, 'src/new.html'],
    ['report', '--out', '.env'],
    ['diff', 'lite', 'lite', '-o', 'mine/photos'],
    ['sbom', '--to', 'docs/bills'],
  ]
  expect(await refusalsOf(lines)).toEqual([
    expect.stringContaining('is inside the folder of the tenants'),
    expect.stringContaining('is there already, and livery did not make it'),
    expect.stringContaining('is inside "src" of the repository'),
    expect.stringContaining('livery did not make it'),
    expect.stringContaining('is a folder'),
    expect.stringContaining('is inside "docs" of the repository'),
  ])
  product.write('bills/lite.cdx.json', '{"bomFormat": "CycloneDX"}')
  expect(await refusalOf(['sbom', '--to', 'bills'])).toContain('livery did not make it')
})

test('neither cache, nor state, nor new tenants go among other things', async () => {
  const sweep = ['store', 'gc', '--keep-days', '0']
  expect(await refusalOf(sweep, { LIVERY_CACHE: 'mine' })).toContain('"mine" (LIVERY_CACHE) holds "photos"')
  expect(await refusalOf(sweep, { LIVERY_CACHE: 'tenants' })).toContain('is the folder of the tenants')
  expect(await refusalOf(['build'], { LIVERY_CACHE: 'src/cache' })).toContain('is inside "src" of the repository')
  const lines = [
    ['sandbox', '--data', 'tenants', '--reset', '--port', '0'],
    ['sandbox', '--data', 'mine', '--reset', '--port', '0'],
    ['sandbox', '--data', '.', '--port', '0'],
    ['create', 'acme', '--tenants', 'src'],
    ['create', 'acme', '--tenants', '.'],
    ['doctor', '--sites', 'tenants'],
  ]
  expect(await refusalsOf(lines)).toEqual([
    expect.stringContaining('(--data)'),
    expect.stringContaining('holds "photos"'),
    expect.stringContaining('is the repository'),
    expect.stringContaining('is "src" of the repository'),
    expect.stringContaining('is the repository'),
    expect.stringContaining('is the folder of the tenants'),
  ])
})

test('beside all that, a folder of its own is fine', async () => {
  expect(existsSync(product.path('dist'))).toBe(false)
  const run = await product.livery('theme', 'lite', '--out', 'theme.txt')
  expect(run).toMatchObject({ exitCode: 0 })
  expect((await product.livery('theme', 'lite', '--out', 'theme.txt')).exitCode).toBe(0)
  expect((await product.livery('create', 'acme')).exitCode).toBe(0)
})
