import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()

beforeAll(() => {
  folder.copy('bengal')
  folder.copy('lite')
  folder.write(
    'child',
    'tenant.json',
    JSON.stringify({
      extends: 'bengal',
      merchantCode: 'child',
      domains: ['child.example'],
      languages: { default: 'EN' },
      brand: { layout: { hero: 'full' } },
      switches: { FREEPLAY3: false },
    }),
  )
})

afterAll(() => folder.remove())

interface Shown {
  tenant: string
  values: Record<string, { value: unknown; from: string }>
}

test('show says which file set each value, through extends, and what is a default', async () => {
  const run = await livery(['show', 'child', '--json', '--cwd', folder.cwd])
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  const { tenant, values } = run.json<Shown>()
  const own = 'tenants/child/tenant.json'
  const base = 'tenants/bengal/tenant.json'
  expect(tenant).toBe('child')
  expect(values).toMatchObject({
    merchantCode: { value: 'child', from: own },
    domains: { value: ['child.example'], from: own },
    name: { value: 'Bengal Club', from: base },
    'languages.default': { value: 'EN', from: own },
    'languages.supported': { value: ['BN', 'EN'], from: base },
    'brand.layout.hero': { value: 'full', from: own },
    'brand.layout.header': { value: 'row', from: base },
    'switches.FREEPLAY3': { value: false, from: own },
    'switches.USERNAMEREG3': { value: true, from: base },
  })
  expect(values).not.toHaveProperty('extends')
  expect(new Set(Object.values(values).map(({ from }) => from)).difference(new Set(['default']))).toEqual(
    new Set([own, base]),
  )
})

test('show marks as default what no file says', async () => {
  folder.copy('lite', 'short')
  folder.edit('short', 'tenant.json', (text) => text.replace('"relayPrefix": "/relay",', ''))
  const { values } = (await livery(['show', 'short', '--json', '--cwd', folder.cwd])).json<Shown>()
  expect(values['gateway.relayPrefix']).toEqual({ value: '/relay', from: 'default' })
  expect(values['gateway.baseUrl']).toEqual({
    value: 'https://gateway.short.example',
    from: 'tenants/short/tenant.json',
  })
})

test('show prints a line a value, and exits with 1 and the findings for a tenant that cannot be read', async () => {
  folder.copy('lite', 'spoilt')
  folder.edit('spoilt', 'tenant.json', (text) => text.replace('"vip": false', '"vip": 1'))
  const [well, spoilt] = await Promise.all([
    livery(['show', 'lite', '--cwd', folder.cwd]),
    livery(['show', 'spoilt', '--cwd', folder.cwd]),
  ])
  expect(well.exitCode).toBe(0)
  expect(well.stdout).toMatch(/^languages\.default +"EN" +tenants\/lite\/tenant\.json$/m)
  expect(spoilt.exitCode).toBe(1)
  expect(spoilt.stdout).toContain('"features.vip" must be true or false, not 1')
})

test('list gives each tenant in the order of the codes; one that cannot be read has nulls and makes the exit code 1', async () => {
  const other = new TenantsFolder()
  other.copy('lite')
  other.copy('bengal')
  const well = await livery(['list', '--json', '--cwd', other.cwd])
  expect(well).toMatchObject({ exitCode: 0, stderr: '' })
  const profile = expect.stringMatching(/^[0-9a-f]{8}$/)
  const bengal = { code: 'bengal', name: 'Bengal Club', default: 'BN', languages: ['BN', 'EN'], profile }
  const lite = { code: 'lite', name: 'Lite', default: 'EN', languages: ['EN'], themes: ['light'], profile }
  expect(well.json<object>()).toEqual({ tenants: [{ ...bengal, themes: ['dark', 'light'] }, lite] })

  other.write('broken', 'tenant.json', '{')
  other.write('.hidden', 'tenant.json', '{}')
  other.write('no-tenant', 'readme.txt', '')
  const spoilt = await livery(['list', '--json', '--cwd', other.cwd])
  expect(spoilt.exitCode).toBe(1)
  const nothing = { code: 'broken', name: null, default: null, languages: [], themes: [], profile: null }
  expect(spoilt.json<{ tenants: object[] }>().tenants).toEqual([
    { ...bengal, themes: ['dark', 'light'] },
    nothing,
    lite,
  ])
  other.remove()
})

test('--tenants names another folder and --cwd another start; findings name files from there', async () => {
  const run = await livery(['validate', '--json', '--cwd', folder.path(), '--tenants', '.', '--tenant', 'spoilt'])
  expect(run.exitCode).toBe(1)
  expect(run.json<{ diagnostics: Diagnostic[] }>().diagnostics).toMatchObject([
    { tenant: 'spoilt', file: 'spoilt/tenant.json', code: 'wrong-type' },
  ])
  const absolute = await livery(['validate', '--json', '--tenants', folder.path(), '-t', 'lite'], { cwd: '/' })
  expect(absolute.json<object>()).toEqual({ ok: true, diagnostics: [] })
})

test.each([
  { patterns: ['--tenant', 'lite', '--tenant', 'bengal'], found: 2 },
  { patterns: ['--tenant', 'lite, bengal'], found: 2 },
  { patterns: ['-t', '{lite,bengal}'], found: 2 },
  { patterns: ['-t', 'l*,b?ngal', '-t', 'lite'], found: 2 },
  { patterns: ['-t', 'l*'], found: 1 },
  { patterns: ['--all', '-t', 'lite'], found: 5 },
  { patterns: [], found: 5 },
])('$patterns selects $found tenants', async ({ patterns, found }) => {
  const run = await livery(['validate', '--cwd', folder.cwd, ...patterns])
  expect(run.stdout).toMatch(new RegExp(`^${found} tenants?, `, 'm'))
})

test('a folder without tenants is no mistake', async () => {
  const empty = new TenantsFolder()
  const run = await livery(['validate', '--json', '--cwd', empty.cwd])
  expect(run.exitCode).toBe(0)
  expect(run.json<object>()).toEqual({ ok: true, diagnostics: [] })
  empty.remove()
})
