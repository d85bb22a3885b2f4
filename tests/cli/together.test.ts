import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { livery, TenantsFolder } from '#tests/support/livery.ts'

let folder: TenantsFolder

beforeEach(() => {
  folder = new TenantsFolder()
})

afterEach(() => folder.remove())

async function validate(...args: string[]): Promise<{ exitCode: number | null; diagnostics: Diagnostic[] }> {
  const run = await livery(['validate', '--json', '--cwd', folder.cwd, ...args])
  return { exitCode: run.exitCode, diagnostics: run.json<{ diagnostics: Diagnostic[] }>().diagnostics }
}

test('several mistakes of one tenant come in one run, each at its place', async () => {
  folder.copy('lite')
  folder.edit('lite', 'tenant.json', (text) =>
    text
      .replace('"USD"', '"UDS"')
      .replace('"colour": "#de2f18"', '"colour": "bluish"')
      .replace('"assets/favicon.svg"', '"assets/favicons.svg"')
      .replace('"FREEPLAY3"', '"FREPLAY3"'),
  )
  folder.write('lite', 'assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  const { diagnostics } = await validate()
  const at = (marked: string) => ({
    file: 'tenants/lite/tenant.json',
    ...folder.placeOf('lite', 'tenant.json', marked),
  })
  expect(diagnostics).toHaveLength(5)
  expect(diagnostics).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'unknown-currency', ...at('"UDS"') }),
      expect.objectContaining({ code: 'brand-colour', ...at('"bluish"') }),
      expect.objectContaining({ code: 'missing-asset', ...at('"assets/favicons.svg"') }),
      expect.objectContaining({ code: 'unknown-switch', ...at('"FREPLAY3"') }),
      expect.objectContaining({ code: 'unsafe-svg', file: 'tenants/lite/assets/logo.svg', line: 1, column: 41 }),
    ]),
  )
})

test('a base with a mistake is named in the file of the base, for each tenant that extends it', async () => {
  folder.copy('lite')
  folder.edit('lite', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  folder.write('child', 'tenant.json', '{ "extends": "lite", "merchantCode": "child", "domains": ["child.example"] }')
  const { diagnostics } = await validate()
  const place = { file: 'tenants/lite/tenant.json', ...folder.placeOf('lite', 'tenant.json', '"UDS"') }
  expect(diagnostics).toMatchObject([
    { tenant: 'child', code: 'unknown-currency', ...place },
    { tenant: 'lite', code: 'unknown-currency', ...place },
  ])
})

test('a drawing of the base is checked for the tenant that takes it over', async () => {
  folder.copy('lite')
  folder.write('lite', 'assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><a/></svg>')
  folder.write('child', 'tenant.json', '{ "extends": "lite", "merchantCode": "child", "domains": ["child.example"] }')
  const { diagnostics } = await validate('--tenant', 'child')
  expect(diagnostics).toMatchObject([{ tenant: 'child', code: 'unsafe-svg', file: 'tenants/lite/assets/logo.svg' }])
})

test('a loop of bases is named where it closes', async () => {
  folder.copy('lite', 'first')
  folder.copy('lite', 'second')
  folder.edit('first', 'tenant.json', (text) => text.replace('{', '{ "extends": "second",'))
  folder.edit('second', 'tenant.json', (text) => text.replace('{', '{ "extends": "first",'))
  const { exitCode, diagnostics } = await validate('--tenant', 'first')
  expect(exitCode).toBe(1)
  expect(diagnostics).toMatchObject([
    {
      tenant: 'first',
      file: 'tenants/second/tenant.json',
      ...folder.placeOf('second', 'tenant.json', '"extends": |"first"'),
      code: 'wrong-base',
      message: '"first" extends this tenant in turn: a loop',
      suggestion: 'Remove one "extends".',
    },
  ])
})

test('two tenants that write the same domain are both told', async () => {
  folder.copy('lite')
  folder.copy('lite', 'twin')
  folder.edit('twin', 'tenant.json', (text) => text.replace('"twin.example"', '"lite.example"'))
  const { exitCode, diagnostics } = await validate()
  expect(exitCode).toBe(1)
  const of = (tenant: string, owner: string) => ({
    tenant,
    file: `tenants/${tenant}/tenant.json`,
    ...folder.placeOf(tenant, 'tenant.json', '"domains": [|"lite.example"'),
    code: 'domain-taken',
    message: `"lite.example" is also a domain of "${owner}"`,
    suggestion: 'A domain belongs to one tenant.',
  })
  expect(diagnostics).toMatchObject([of('lite', 'twin'), of('twin', 'lite')])
})

test('a tenant that takes code and domains over from its base is told, and the base is not', async () => {
  folder.copy('lite')
  folder.write('child', 'tenant.json', '\n{ "extends": "lite" }')
  const { diagnostics } = await validate()
  expect(diagnostics).toMatchObject([
    {
      tenant: 'child',
      file: 'tenants/child/tenant.json',
      line: 2,
      column: 1,
      code: 'code-not-folder',
      suggestion: 'Add "merchantCode": "child".',
    },
    {
      tenant: 'child',
      file: 'tenants/child/tenant.json',
      line: 2,
      column: 1,
      code: 'domain-taken',
      message: '"lite.example" is also a domain of "lite"',
    },
  ])
})

test('one tenant is looked at alone, but for the domains of the others', async () => {
  folder.copy('lite')
  folder.copy('lite', 'spoilt')
  folder.edit('spoilt', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  expect(await validate('--tenant', 'lite')).toEqual({ exitCode: 0, diagnostics: [] })
})
