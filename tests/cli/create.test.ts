import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tenant } from '#cli/tenant/tenant.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { livery, TenantsFolder } from '../support/livery.ts'

const folder = new TenantsFolder()
const at = ['--cwd', folder.cwd]

beforeAll(() => {
  folder.copy('bengal')
  folder.write('bengal', 'demo.json', '{}')
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
      message: '"licence.holder" is not filled in yet',
      ...folder.placeOf('acme', 'tenant.json', '"holder": |"To be filled in"'),
    },
    { severity: 'warning', message: '"licence.number" is not filled in yet' },
    { severity: 'warning', message: '"licence.regulator" is not filled in yet' },
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
  expect(run.stdout).toContain('npm run dev -- --tenant globex')
  expect(tenantOf('globex')).toMatchObject({
    name: 'Globex "Play"',
    domains: ['play.globex.example'],
    gateway: { baseUrl: 'https://gateway.play.globex.example', imageHosts: ['https://img.play.globex.example'] },
    languages: { default: 'ES', supported: ['ES', 'EN'] },
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    brand: { colour: '#8a1f5c' },
  })
  expect(folder.read('globex', 'assets/logo.svg')).toContain('fill="#8a1f5c"')
  expect((await findingsOf('globex')).filter((finding) => finding.severity === 'error')).toEqual([])
})

test('--from copies another tenant without its name, domains, contacts, licence and demo', async () => {
  const run = await livery(['create', 'copy', '--from', 'bengal', '--name', 'Copy', ...at])
  expect(run.exitCode).toBe(0)
  const copy = tenantOf('copy')
  const base = tenantOf('bengal')
  expect(copy).toMatchObject({
    merchantCode: 'copy',
    name: 'Copy',
    domains: ['copy.example'],
    contacts: {},
    promotions: {},
    licence: { holder: 'To be filled in' },
    brand: { wordmark: ['Copy'] },
  })
  expect(copy.switches).toEqual(base.switches)
  expect(copy.categories).toEqual(base.categories)
  expect(copy.brand.colour).toBe(base.brand.colour)
  expect(folder.read('copy', 'themes/dark.tokens.json')).toBe(folder.read('bengal', 'themes/dark.tokens.json'))
  expect(existsSync(folder.path('copy', 'demo.json'))).toBe(false)
  expect(folder.read('copy')).not.toContain('bengal.example')
  expect((await findingsOf('copy')).filter((finding) => finding.severity === 'error')).toEqual([])
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
