import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runLivery } from '#tests/support/livery.ts'
import { ProductCopy } from '#tests/support/product-copy.ts'
import { writeSmallSite } from '#tests/support/release-site.ts'

/** A whole product that a command may spoil, as the first person found it: with the sources of a tenant in it. */
let product: ProductCopy
beforeAll(() => {
  product = new ProductCopy(['lite'])
  for (const name of ['docs', 'tests', 'scripts']) mkdirSync(product.path(name))
  symlinkSync('tenants', product.path('to-tenants'))
  symlinkSync('tenants/not-yet', product.path('to-nothing'))
  product.write('mine/photos/holiday.txt', 'mine')
  product.write('.env', 'SECRET=1')
})
afterAll(() => product.destroy())

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

let before: Record<string, string>
beforeEach(() => {
  before = everything()
})

interface Refusal {
  error: { code: string; message: string; hint: string }
}

/** Runs a command that is to be refused as wrong usage, with nothing changed; gives what it says. */
async function refusalOf(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const run = await runLivery(product.path('cli', 'main.ts'), args, {
    cwd: product.root,
    env: { LIVERY_CACHE: '', ...env },
  })
  expect(everything(), args.join(' ')).toEqual(before)
  expect(run.exitCode, `${args.join(' ')}: ${run.stdout}${run.stderr}`).toBe(2)
  return args.includes('--json') ? run.json<Refusal>().error.message : run.stderr
}

test.each([
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
])('build -o %s is refused: it %s', async (out, why) => {
  expect(await refusalOf(['build', '-t', 'lite', '-o', out, '--json'])).toContain(why)
})

test('the tenants are safe where they are elsewhere, and from wherever the paths start', async () => {
  const elsewhere = ['build', '-t', 'lite', '--json', '--tenants', 'mine/tenants']
  product.write('mine/tenants/lite/tenant.json', product.read('tenants/lite/tenant.json'))
  before = everything()
  expect(await refusalOf([...elsewhere, '-o', 'mine/tenants'])).toContain('is the folder of the tenants')
  expect(await refusalOf([...elsewhere, '-o', 'mine'])).toContain('holds the folder of the tenants')
  expect(await refusalOf([...elsewhere, '-o', 'tenants'])).toContain('is "tenants" of the repository')
  const within = ['build', '--json', '--cwd', 'tenants', '--tenants', '.']
  expect(await refusalOf([...within, '-o', '.'])).toContain('is the folder of the tenants')
  expect(await refusalOf([...within, '-o', 'lite/dist'])).toContain('is inside the folder of the tenants')
  expect(await refusalOf([...within, '-o', '..'])).toContain('is the repository')
})

test('a site takes no place of what livery did not make, and says what that is', async () => {
  writeSmallSite({ out: product.path('dist'), tenant: 'lite', version: 'v1' })
  product.write('dist/lite/notes.txt', 'mine')
  before = everything()
  const line = ['build', '-t', 'lite', '--json']
  expect(await refusalOf(line)).toBe('dist/lite holds "notes.txt", which livery did not make')
  product.remove('dist/lite/notes.txt')
  product.remove('dist/lite/livery.json')
  before = everything()
  expect(await refusalOf(line)).toMatch(/^dist\/lite holds ".+" and no livery.json of a site/)
  writeSmallSite({ out: product.path('dist'), tenant: 'acme', version: 'v1' })
  product.remove('dist/lite')
  symlinkSync('acme', product.path('dist', 'lite'))
  before = everything()
  expect(await refusalOf(line)).toBe('dist/lite is a link, which livery did not make')
  product.remove('dist')
})

test('release goes nowhere else either', async () => {
  writeSmallSite({ out: product.path('dist'), tenant: 'lite', version: 'v1' })
  before = everything()
  const line = ['release', 'lite', '--as-built', '--unsigned', '--json', '--to']
  expect(await refusalOf([...line, 'tenants'])).toContain('is the folder of the tenants')
  expect(await refusalOf([...line, 'to-tenants/lite'])).toContain('is inside the folder of the tenants')
  expect(await refusalOf([...line, '.'])).toContain('is the repository')
  expect(await refusalOf([...line, 'docs/www'])).toContain('is inside "docs" of the repository')
  expect(await refusalOf([...line, 'mine'])).toContain('holds "photos", which livery did not make')
  product.write('www/lite/backup.tar', 'mine')
  before = everything()
  expect(await refusalOf([...line, 'www'])).toContain('holds "backup.tar", which livery did not make')
  product.remove('www/lite/backup.tar')
  product.write('www/lite/releases/old/index.html', 'mine')
  before = everything()
  expect(await refusalOf([...line, 'www'])).toContain('holds "releases/old", which livery did not make')
  expect(await refusalOf(['release', 'lite', '--unsigned', '--to', 'out', '--out', 'src'])).toContain('is "src" of')
  expect(await refusalOf(['release', 'keygen', 'tenants/release.pem'])).toContain('is inside the folder of the tenants')
  expect(await refusalOf(['release', 'keygen', 'dist/lite/release.pem'])).toContain('is inside a site')
  product.remove('dist')
  product.remove('www')
})

test('what is written into one file goes over nothing that livery did not make', async () => {
  const shown = ['theme', 'lite', '--out']
  expect(await refusalOf([...shown, 'tenants/lite/tenant.json'])).toContain('is inside the folder of the tenants')
  expect(await refusalOf([...shown, 'package.json'])).toContain('is there already, and livery did not make it')
  expect(await refusalOf([...shown, 'src/new.html'])).toContain('is inside "src" of the repository')
  expect(await refusalOf(['report', '--out', '.env'])).toContain('livery did not make it')
  expect(await refusalOf(['diff', 'lite', 'lite', '-o', 'mine/photos'])).toContain('is a folder')
  expect(await refusalOf(['sbom', '--to', 'docs/bills'])).toContain('is inside "docs" of the repository')
  product.write('bills/lite.cdx.json', '{"bomFormat": "CycloneDX"}')
  before = everything()
  expect(await refusalOf(['sbom', '--to', 'bills'])).toContain('livery did not make it')
})

test('neither cache, nor state, nor new tenants go among other things', async () => {
  const sweep = ['store', 'gc', '--keep-days', '0']
  expect(await refusalOf(sweep, { LIVERY_CACHE: 'mine' })).toContain('"mine" (LIVERY_CACHE) holds "photos"')
  expect(await refusalOf(sweep, { LIVERY_CACHE: 'tenants' })).toContain('is the folder of the tenants')
  expect(await refusalOf(['build'], { LIVERY_CACHE: 'src/cache' })).toContain('is inside "src" of the repository')
  expect(await refusalOf(['sandbox', '--data', 'tenants', '--reset', '--port', '0'])).toContain('(--data)')
  expect(await refusalOf(['sandbox', '--data', 'mine', '--reset', '--port', '0'])).toContain('holds "photos"')
  expect(await refusalOf(['sandbox', '--data', '.', '--port', '0'])).toContain('is the repository')
  expect(await refusalOf(['create', 'acme', '--tenants', 'src'])).toContain('is "src" of the repository')
  expect(await refusalOf(['create', 'acme', '--tenants', '.'])).toContain('is the repository')
  expect(await refusalOf(['doctor', '--sites', 'tenants'])).toContain('is the folder of the tenants')
})

test('beside all that, a folder of its own is fine', async () => {
  expect(existsSync(product.path('dist'))).toBe(false)
  const run = await product.livery('theme', 'lite', '--out', 'theme.txt')
  expect(run).toMatchObject({ exitCode: 0 })
  expect((await product.livery('theme', 'lite', '--out', 'theme.txt')).exitCode).toBe(0)
  expect((await product.livery('create', 'acme')).exitCode).toBe(0)
})
