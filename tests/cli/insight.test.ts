import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Difference } from '#cli/diff/compare/compare.ts'
import type { Check } from '#cli/insight/doctor/check.ts'
import type { Report } from '#cli/insight/report/report.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { expectSelfContained } from '#tests/support/valid-html.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
const inFolder = (...steps: string[]) => join(folder.cwd, ...steps)
const read = (name: string) => readFileSync(inFolder(name), 'utf8')

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  livery([...args, '--cwd', folder.cwd], { env })

/** Plants one change of each kind: a setting, a colour, a string. */
function plant(code: string): void {
  folder.edit(code, 'tenant.json', (text) => text.replace('"currency": "USD"', '"currency": "EUR"'))
  folder.edit(code, 'locales/en/shell.json', (text) => JSON.stringify({ ...JSON.parse(text), close: 'Shut' }))
  folder.edit(code, 'themes/light.tokens.json', (text) => {
    const tokens: { color: Record<string, unknown> } = JSON.parse(text)
    return JSON.stringify({ ...tokens, color: { ...tokens.color, hot: { $value: 'oklch(.5 .2 25)' } } })
  })
}

beforeAll(async () => {
  await builtOnce()
  folder.copy('lite')
  folder.copy('lite', 'twin')
  plant('twin')
  expect((await run(['build', '--tenant', 'lite'])).stderr).toBe('')
  cpSync(inFolder('dist', 'lite'), inFolder('www', 'lite', 'releases', '1'), { recursive: true })
  cpSync(inFolder('dist', 'lite'), inFolder('www', 'lite', 'current'), { recursive: true })
})

afterAll(() => folder.remove())

test('two tenants: what was planted, each once, with the file that set it; the files of unbuilt ones are not compared', async () => {
  const found = await run(['diff', 'lite', 'twin', '--json'])
  expect(found).toMatchObject({ exitCode: 0, stderr: '' })
  const difference = found.json<Difference & { ok: boolean }>()
  expect(difference).toMatchObject({ ok: true, before: 'lite', after: 'twin', isSame: false, files: null })
  expect(difference.unbuilt).toEqual(['twin'])
  const own = 'tenants/twin/tenant.json'
  const settings = difference.config.filter(({ path }) => !/^(merchantCode|domains|gateway\.|contacts\.)/.test(path))
  expect(settings).toEqual([
    { path: 'currency', before: 'USD', after: 'EUR', beforeFrom: 'tenants/lite/tenant.json', afterFrom: own },
  ])
  expect(difference.tokens).toMatchObject([{ name: 'color-hot', theme: 'light', after: 'oklch(.5 .2 25)' }])
  expect(difference.pairs).toMatchObject([
    { theme: 'light', foreground: 'color-on-hot', background: 'color-hot', after: { isEnough: true } },
  ])
  expect(difference.strings).toEqual([{ language: 'en', key: 'shell:close', before: 'Close', after: 'Shut' }])
})

test('a tenant and its own past: what was changed since a revision, and nothing is left of the past', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder.cwd })
  git('init', '--quiet')
  git('add', 'tenants')
  git('commit', '--quiet', '--message', 'First')
  const env = { TMPDIR: folder.cwd }
  const same = await run(['diff', 'twin', '--since', 'HEAD'], env)
  expect(same).toMatchObject({ exitCode: 0, stdout: 'twin at HEAD → twin: nothing differs.\n' })
  folder.edit('twin', 'tenant.json', (text) => text.replace('"currency": "EUR"', '"currency": "JPY"'))
  const found = await run(['diff', 'twin', '--since', 'HEAD', '--json'], env)
  folder.edit('twin', 'tenant.json', (text) => text.replace('"currency": "JPY"', '"currency": "EUR"'))
  const file = 'tenants/twin/tenant.json'
  expect(found.json<Difference>()).toMatchObject({
    config: [{ path: 'currency', before: 'EUR', after: 'JPY', beforeFrom: file, afterFrom: file }],
    tokens: [],
    strings: [],
    files: null,
    unbuilt: [],
  })
  expect((await run(['diff', 'twin', '--since', 'nothing', '--json'], env)).exitCode).toBe(2)
  expect(readdirSync(folder.cwd).filter((name) => name.startsWith('livery-since-'))).toEqual([])
})

test('a tenant against its release: nothing differs until it is built anew, then what was planted does', async () => {
  const releases = ['www', 'www/lite', 'www/lite/releases/1']
  const same = await Promise.all(releases.map((release) => run(['diff', 'lite', '--against', release, '--exit-code'])))
  expect(same.map(({ exitCode, stdout }) => [exitCode, stdout])).toEqual(
    releases.map((release) => [0, `${release} → lite, as built: nothing differs.\n`]),
  )
  plant('lite')
  expect((await run(['build', '--tenant', 'lite'])).exitCode).toBe(0)
  const found = await run(['diff', 'lite', '--against', 'www', '--json', '--exit-code'])
  expect(found.exitCode).toBe(1)
  const { config, tokens, strings, files } = found.json<Difference>()
  expect(config).toEqual([
    { path: 'currency', before: 'USD', after: 'EUR', beforeFrom: null, afterFrom: 'tenants/lite/tenant.json' },
  ])
  expect(tokens.map(({ name, theme }) => [name, theme])).toEqual([['color-hot', 'light']])
  expect(strings).toEqual([{ language: 'en', key: 'shell:close', before: 'Close', after: 'Shut' }])
  const changed = files?.changes.filter(({ name }) => !name.startsWith('_')).map(({ name, change }) => [name, change])
  expect(changed).toEqual(
    expect.arrayContaining([
      ['assets/theme.css', 'changed'],
      ['index.html', 'changed'],
      ['strings/en/start.json', 'changed'],
    ]),
  )
  // The worker names the files that it stores, the theme's among them.
  const code = files?.changes.filter(({ kind }) => kind === 'js' || kind === 'fonts').map(({ name }) => name)
  expect(code).toEqual(['sw.js'])
})

test('the page of a difference stands alone, and is the same whatever the place and time', async () => {
  const first = await run(['diff', 'lite', 'twin', '--out', 'pages/one.html'])
  expect(first).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^Wrote pages\/one\.html \(.* kB\)\.\n$/) })
  await run(['diff', 'lite', 'twin', '--out', 'pages/two.html'], { TZ: 'Pacific/Auckland', LC_ALL: 'tr_TR.UTF-8' })
  expect(read('pages/two.html')).toBe(read('pages/one.html'))
  expectSelfContained(read('pages/one.html'))
})

test('the report measures built sites down to modules; its page stands alone', async () => {
  const found = await run(['report', '--json', '--out', 'sizes.html'])
  expect(found.exitCode).toBe(0)
  const { sites, unbuilt, code } = found.json<Report>()
  expect(unbuilt).toEqual(['twin'])
  expect(sites).toMatchObject([{ code: 'lite', budget: 105_000, kinds: { strings: { raw: expect.any(Number) } } }])
  expect(sites[0]?.firstLoad.js).toBe(code[0]?.initialJs)
  const modules = code[0]?.chunks.flatMap((chunk) => chunk.modules.map(({ name }) => name)) ?? []
  expect(modules).toEqual(expect.arrayContaining(['react-dom', 'src/main.tsx']))
  expect(modules).not.toContain('not known')
  expect(code[0]?.routes.map(({ name }) => name)).toContain('home-route')
  expectSelfContained(read('sizes.html'))
})

test('the theme: every token and pair as JSON, and a page of them with the site’s own parts', async () => {
  const found = await run(['theme', 'twin', '--json', '--out', 'theme.html'])
  expect(found.exitCode).toBe(0)
  const sheet = found.json<{ themes: string[]; tokens: Record<string, Record<string, string>>; pairs: unknown[] }>()
  expect(sheet.tokens.light?.['color-hot']).toBe('oklch(.5 .2 25)')
  expect(sheet.pairs.length).toBeGreaterThan(80)
  const page = read('theme.html')
  expectSelfContained(page)
  expect(page).toContain('oklch(.5 .2 25)')
  expect(page.match(/<dialog open/g)).toHaveLength(sheet.themes.length)
  const drawn = new Set([...page.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name))
  const used = [...page.matchAll(/<use href="#i-([\w-]+)"/g)].map(([, name]) => name)
  expect(used.filter((name) => !drawn.has(name))).toEqual([])
})

test('doctor says what it found and what to do, and fails where something must be fixed', async () => {
  folder.write('broken', 'tenant.json', '{')
  const found = await run(['doctor', '--json'], { LIVERY_SIGNING_KEY: 'missing.pem', LIVERY_STORE: 'ftp://x' })
  folder.delete('broken', 'tenant.json')
  expect(found.exitCode).toBe(1)
  const { ok, checks } = found.json<{ ok: boolean; checks: Check[] }>()
  expect(ok).toBe(false)
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
  const verdicts = Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]))
  expect(verdicts).toMatchObject({ node: 'ok', packages: 'ok', tenants: 'warn', 'signing-key': 'fail', store: 'fail' })
  for (const { verdict, remedy } of checks) expect(remedy === null).toBe(verdict === 'ok')
})

test('what cannot be asked for is said in words, with the code that tells why', async () => {
  const wrong: [args: string[], code: string, exitCode: number][] = [
    [['diff', 'lite'], 'nothing-to-compare', 2],
    [['diff', 'lite', 'twin', '--against', 'www'], 'nothing-to-compare', 2],
    [['diff', 'lite', 'twim'], 'no-such-tenant', 2],
    [['diff', 'lite', 'twin', '--format', 'pdf'], 'bad-format', 2],
    [['diff', 'twin', '--against', 'www/lite'], 'not-built', 1],
    [['diff', 'lite', '--against', 'nowhere'], 'no-release', 2],
    [['report', '--tenant', 'twin'], 'not-built', 1],
    [['report', '--budget', 'much'], 'bad-budget', 2],
    [['theme', 'lit'], 'no-such-tenant', 2],
  ]
  const runs = await Promise.all(wrong.map(([args]) => run([...args, '--json'])))
  const told = runs.map((found) => [found.exitCode, found.json<{ error: { code: string } }>().error.code])
  expect(told).toEqual(wrong.map(([, code, exitCode]) => [exitCode, code]))
  expect(runs.filter(({ stderr }) => stderr.includes('    at '))).toEqual([])
})
