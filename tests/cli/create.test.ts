import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from '#cli/fs/walk.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
const at = ['--cwd', folder.cwd]

beforeAll(() => {
  folder.copy('bengal')
  folder.write('bengal', 'demo.json', readFileSync(join(productRoot, 'tenants', 'bengal', 'demo.json')))
})

afterAll(() => folder.remove())

const tenantOf = (code: string): Tenant => JSON.parse(folder.read(code))

async function findingsOf(code: string): Promise<Diagnostic[]> {
  const run = await livery(['validate', '--json', '--tenant', code, ...at])
  return run.json<{ diagnostics: Diagnostic[] }>().diagnostics
}

test('a code alone makes a tenant that validates', async () => {
  const run = await livery(['create', 'acme', '--json', ...at])
  expect(run).toMatchObject({ exitCode: 0 })
  expect(run.json<object>()).toEqual({
    ok: true,
    tenant: 'acme',
    dir: 'tenants/acme',
    files: ['assets/favicon.svg', 'assets/logo.svg', 'tenant.json'],
    from: null,
  })
  expect(tenantOf('acme')).toMatchObject({
    merchantCode: 'acme',
    name: 'acme',
    domains: ['acme.example'],
    gateway: { baseUrl: 'https://gateway.acme.example' },
    languages: { default: 'EN', supported: ['EN'] },
    currency: 'USD',
    timeZone: 'UTC',
  })
  expect(await findingsOf('acme')).toMatchObject([
    {
      severity: 'warning',
      code: 'not-filled-in',
      message: '"licence.holder", "licence.number" and "licence.regulator" are not filled in yet',
      ...folder.placeOf('acme', 'tenant.json', '"holder": |"To be filled in"'),
    },
  ])
})

test('flags say what the tenant is', async () => {
  const flags = ['--name', 'Globex "Play"', '--colour', '#8a1f5c', '--languages', 'es,EN', '--currency', 'EUR']
  const run = await livery([
    'create',
    'globex',
    ...flags,
    '--time-zone',
    'Europe/Madrid',
    '--domain',
    'play.globex.example',
    ...at,
  ])
  expect(run.exitCode).toBe(0)
  expect(run.stdout).toContain('Made tenants/globex with 3 files:')
  expect(run.stdout).toContain('npx livery dev globex')
  expect(tenantOf('globex')).toMatchObject({
    name: 'Globex "Play"',
    domains: ['play.globex.example'],
    gateway: { baseUrl: 'https://gateway.play.globex.example', imageHosts: ['https://img.play.globex.example'] },
    languages: { default: 'ES', supported: ['ES', 'EN'] },
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    brand: { colour: '#8a1f5c' },
  })
  expect(folder.read('globex', 'assets/logo.svg')).toMatch(/stop-color="#[0-9a-f]{6}"/)
  expect((await findingsOf('globex')).filter((finding) => finding.severity === 'error')).toEqual([])
})

/** Every file of a tenant's folder, as one text. */
const everythingOf = (code: string) =>
  filesBelow(folder.path(code))
    .map((path) => `${path}\n${readFileSync(path, 'utf8')}`)
    .join('\n')

interface Created {
  files: string[]
  from: { tenant: string; took: string[]; left: string[] }
}

test('--from with a colour takes settings, shapes and demo content, and nothing that shows the other brand', async () => {
  const flags = ['--from', 'bengal', '--name', 'Acme Play', '--colour', '#7a2bd6']
  const run = await livery(['create', 'copy', ...flags, '--json', ...at])
  expect(run.exitCode).toBe(0)
  const copy = tenantOf('copy')
  const base = tenantOf('bengal')
  expect(copy).toMatchObject({
    merchantCode: 'copy',
    name: 'Acme Play',
    domains: ['copy.example'],
    contacts: {},
    promotions: {},
    licence: { holder: 'To be filled in' },
    brand: { wordmark: ['Acme Play'], colour: '#7a2bd6' },
  })
  for (const key of ['switches', 'categories', 'languages', 'currency', 'minimumAge'] as const)
    expect(copy[key]).toEqual(base[key])
  expect(copy.brand.layout).toEqual(base.brand.layout)
  expect(everythingOf('copy').replaceAll('"bengali"', '')).not.toMatch(/bengal|বেঙ্গল/i)
  expect(everythingOf('copy')).toContain('Acme Play')
  expect(JSON.parse(folder.read('copy', 'demo.json')).banners).not.toHaveLength(0)
  const { files, from } = run.json<Created>()
  expect(files).toEqual([
    'assets/favicon.svg',
    'assets/logo.svg',
    'demo.json',
    'locales/bn/app.json',
    'locales/bn/home.json',
    'locales/en/app.json',
    'locales/en/home.json',
    'tenant.json',
    'themes/both.tokens.json',
  ])
  expect(folder.read('copy', 'assets/logo.svg')).not.toBe(folder.read('bengal', 'assets/logo.svg'))
  expect(folder.read('copy', 'themes/both.tokens.json')).toContain('"skew"')
  expect(from.tenant).toBe('bengal')
  expect(from.took).toEqual(
    expect.arrayContaining([
      'languages BN EN, currency BDT, time zone Asia/Dhaka, age 18',
      'themes/both.tokens.json, its shapes',
      'demo.json, under the new name',
    ]),
  )
  expect(from.left).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^logo and favicon: /),
      expect.stringMatching(/^\d+ colours of themes\/dark.tokens.json: the palette is made from #7a2bd6$/),
      expect.stringMatching(/^banners\[\d+\] of demo.json: it names Bengal Club$/),
    ]),
  )
  expect((await findingsOf('copy')).map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'warning not-filled-in',
  ])
})

test('the palette of a copy is made from its colour: no token of it is the other brand’s', async () => {
  const themeOf = async (code: string) =>
    (await livery(['theme', code, '--json', ...at])).json<{ tokens: Record<string, Record<string, string>> }>().tokens
  const [copy, base] = [await themeOf('copy'), await themeOf('bengal')]
  for (const theme of ['dark', 'light']) {
    for (const token of ['color-action', 'color-bg', 'color-surface-1', 'color-brand-text'])
      expect(copy[theme]?.[token], `${theme} ${token}`).not.toBe(base[theme]?.[token])
    expect(copy[theme]?.['color-action']).toMatch(/ 29\d/)
  }
})

test('--from without a colour keeps the colours, never the logo', async () => {
  const run = await livery(['create', 'twin', '--from', 'bengal', ...at])
  expect(run.exitCode).toBe(0)
  expect(run.stdout).toMatch(/Taken from bengal:\n(.*\n)+ {2}themes\/dark.tokens.json\n/)
  expect(run.stdout).toContain('logo and favicon: they show Bengal Club; a mark in #0f7a4f stands for the brand')
  expect(folder.read('twin', 'themes/dark.tokens.json')).toBe(folder.read('bengal', 'themes/dark.tokens.json'))
  expect(folder.read('twin', 'assets/logo.svg')).not.toBe(folder.read('bengal', 'assets/logo.svg'))
})

test('a base that stands on another gives what it has of both, without standing on it', async () => {
  folder.write(
    'child',
    'tenant.json',
    '{ "extends": "bengal", "merchantCode": "child", "name": "Child", "domains": ["child.example"] }',
  )
  const run = await livery(['create', 'grandchild', '--from', 'child', '--colour', '#c2185b', ...at])
  expect(run.exitCode).toBe(0)
  expect(folder.read('grandchild')).not.toContain('extends')
  expect(tenantOf('grandchild')).toMatchObject({ currency: 'BDT', brand: { colour: '#c2185b' } })
  expect(folder.read('grandchild', 'themes/both.tokens.json')).toContain('"skew"')
  expect((await findingsOf('grandchild')).filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each([
  [['--domain', 'bengal.example'], 'domain-taken', '"bengal.example" is a domain of "bengal"'],
  [['--languages', 'EN,XX'], 'bad-languages', 'There is no language "XX"'],
  [['--minimum-age', '16'], 'bad-minimum-age', 'Nobody under 18 may play: 16 is too young'],
  [['--minimum-age', 'ten'], 'bad-minimum-age', '"ten" is no age in years'],
])('create with %j is refused, and makes nothing', async (flags, code, message) => {
  const run = await livery(['create', 'wrong', '--json', ...flags, ...at])
  expect(run.exitCode).toBe(2)
  expect(run.json<object>()).toMatchObject({
    error: { code, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  })
  expect(existsSync(folder.path('wrong'))).toBe(false)
})

test('a base with mistakes is not copied, and nothing is left of the try', async () => {
  folder.write('broken', 'tenant.json', '{ "name": }')
  const run = await livery(['create', 'from-broken', '--json', '--from', 'broken', ...at])
  expect(run.exitCode).toBe(1)
  expect(run.json<object>()).toMatchObject({ ok: false, error: { code: 'bad-base' } })
  expect(readdirSync(folder.path())).not.toContain('from-broken')
  expect(readdirSync(folder.path()).filter((name) => name.startsWith('.'))).toEqual([])
})

test('without a terminal nothing is asked: the command ends even where stdin stays open', async () => {
  const run = await livery(['create', ...at])
  expect(run).toMatchObject({ exitCode: 2, stdout: '' })
})
