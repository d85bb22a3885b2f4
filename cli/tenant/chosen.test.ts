import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { chosenTenant, chosenTenants } from './chosen.ts'
import { codesExtending } from './extending.ts'
import { strayFolders } from './stray-folders.ts'

function place(tree: Tree) {
  const cwd = scratch(tree)
  return { cwd, tenantsDir: join(cwd, 'tenants') }
}

const two: Tree = { 'tenants/acme/tenant.json': '{}', 'tenants/globex/tenant.json': '{}' }
const astray: Tree = { ...two, 'tenants/wiz/tenants.json': '{}' }

test('without a name all are meant, and with --all too, whatever is named', () => {
  expect(chosenTenants(place(two), {})).toEqual(['acme', 'globex'])
  expect(chosenTenants(place(two), { tenant: ['acme'], all: true })).toEqual(['acme', 'globex'])
  expect(chosenTenants(place(two), { tenant: ['globex'] })).toEqual(['globex'])
})

test.each([
  ['tenants.json', 'Rename tenants.json to tenant.json.'],
  ['Tenant.json', 'Rename Tenant.json to tenant.json.'],
  ['tenant.json.txt', 'Rename tenant.json.txt to tenant.json.'],
  ['tenant.yaml', 'Rename tenant.yaml to tenant.json.'],
])('a folder with a %s is a tenant whose file has a wrong name', (file, suggestion) => {
  const at = place({ ...two, [`tenants/wiz/${file}`]: '{}' })
  expect(strayFolders(at)).toEqual([
    expect.objectContaining({ tenant: 'wiz', file: `tenants/wiz/${file}`, severity: 'error', suggestion }),
  ])
  const refusal = expect.objectContaining({
    code: 'no-such-tenant',
    message: `"wiz" is no tenant: tenants/wiz/${file} is not its tenant.json`,
    hint: suggestion,
  })
  expect(() => chosenTenant(at, 'wiz')).toThrow(refusal)
  expect(() => chosenTenants(at, { tenant: ['acme', 'wiz'] })).toThrow(refusal)
})

test('a folder of something else, a hidden one and a file are nobody’s tenants', () => {
  const at = place({
    ...two,
    'tenants/shared/logo.svg': '',
    'tenants/empty/': '',
    'tenants/.git/tenants.json': '',
    'tenants/tenants.json': '',
  })
  expect(strayFolders(at)).toEqual([])
})

test('a misspelt name is that of the nearest tenant, although another folder is astray', () => {
  expect(() => chosenTenant(place(astray), 'acne')).toThrow(expect.objectContaining({ hint: 'Did you mean "acme"?' }))
})

test('those who extend a tenant are found by their own files, also where others are no JSON', () => {
  const at = place({
    ...two,
    'tenants/heir/tenant.json': '{ "extends": "acme" }',
    'tenants/spoilt/tenant.json': '{ "extends": "acme"',
    'tenants/text/tenant.json': '"acme"',
  })
  expect(codesExtending(at, 'globex')).toEqual([])
  expect(codesExtending(at, 'acme')).toContain('heir')
  expect(codesExtending(at, 'acme')).not.toContain('text')
})
