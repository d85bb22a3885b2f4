import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultBudgets } from '#cli/verify/checks/default-budgets.ts'
import { sourceOf } from '#tests/support/fleet-source.ts'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { openTenantFacts } from './tenant-facts.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const tenantOf = (value: unknown) => JSON.stringify(value)

/** What is told of a tenant of this folder, and of its live release where it has one. */
function factsIn(tree: Tree, files: Readonly<Record<string, string>> = {}) {
  const dir = scratch(tree)
  const factsOf = openTenantFacts(dir, sourceOf({ files }))
  return { dir, of: (code: string, live: string | null = null) => factsOf(code, live) }
}

test('a tenant says its name, first domain, colour, drawing and budget', async () => {
  const { of } = factsIn({
    'acme/tenant.json': tenantOf({
      name: 'Acme',
      domains: ['acme.example', 'www.acme.example'],
      brand: { colour: '#f00', favicon: 'assets/favicon.svg' },
      budgets: { initialJs: 99 },
    }),
    'acme/assets/favicon.svg': drawing,
  })
  expect(await of('acme')).toEqual({
    name: 'Acme',
    domain: 'acme.example',
    colour: '#f00',
    icon: drawing,
    budget: 99,
  })
})

test('what it does not say its bases do, the nearest first; a domain is its own alone', async () => {
  const { of } = factsIn({
    'acme/tenant.json': tenantOf({ extends: 'near', name: 'Acme' }),
    'near/tenant.json': tenantOf({ extends: 'far', brand: { colour: '#00f' }, domains: ['near.example'] }),
    'far/tenant.json': tenantOf({
      name: 'Far',
      brand: { colour: '#0f0', favicon: 'icon.svg' },
      budgets: { initialJs: 7 },
    }),
    'far/icon.svg': drawing,
  })
  expect(await of('acme')).toEqual({ name: 'Acme', domain: null, colour: '#00f', icon: drawing, budget: 7 })
})

test.each<[string, Tree]>([
  ['itself', { 'acme/tenant.json': tenantOf({ extends: 'acme' }) }],
  ['each other', { 'acme/tenant.json': tenantOf({ extends: 'b' }), 'b/tenant.json': tenantOf({ extends: 'acme' }) }],
  ['nobody', { 'acme/tenant.json': tenantOf({ extends: 'nobody' }) }],
  ['a folder outside', { 'acme/tenant.json': tenantOf({ extends: '../acme' }) }],
  ['a name of every object', { 'acme/tenant.json': tenantOf({ extends: '__proto__' }) }],
  ['a number', { 'acme/tenant.json': tenantOf({ extends: 7 }) }],
])('one that stands on %s goes by its code', async (_, tree) => {
  const facts = { name: 'acme', domain: null, colour: null, icon: null, budget: defaultBudgets.initialJs }
  expect(await factsIn(tree).of('acme')).toEqual(facts)
})

test.each<[string, string]>([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['values of other kinds', tenantOf({ name: 7, domains: 'x', brand: [], budgets: { initialJs: '9' } })],
  ['empty texts', tenantOf({ name: '', domains: [''], brand: { colour: '' } })],
  ['nulls', tenantOf({ name: null, domains: null, brand: null, budgets: null })],
])('a tenant.json of %s says nothing, and its tenant is shown', async (_, text) => {
  const facts = { name: 'acme', domain: null, colour: null, icon: null, budget: defaultBudgets.initialJs }
  expect(await factsIn({ 'acme/tenant.json': text }).of('acme')).toEqual(facts)
})

test.each<[string, string, string]>([
  ['a path out of its folder', '../globex/favicon.svg', drawing],
  ['an absolute path', '/etc/favicon.svg', drawing],
  ['a picture that is no drawing', 'favicon.png', drawing],
  ['a text that is none', 'favicon.svg', 'no drawing'],
  ['one that is too large', 'favicon.svg', `${drawing}${' '.repeat(4096)}`],
  ['one that is missing', 'other.svg', drawing],
])('%s is not shown as its drawing', async (_, path, content) => {
  const { of } = factsIn({
    'acme/tenant.json': tenantOf({ brand: { favicon: path } }),
    'acme/favicon.svg': content,
    'acme/favicon.png': content,
    'globex/favicon.svg': drawing,
  })
  expect((await of('acme')).icon).toBeNull()
})

test('what a link leads out of its folder to is not shown', async () => {
  const secret = join(scratch({ 'secret.svg': drawing }), 'secret.svg')
  const { dir, of } = factsIn({ 'acme/tenant.json': tenantOf({ brand: { favicon: 'favicon.svg' } }) })
  symlinkSync(secret, join(dir, 'acme', 'favicon.svg'))
  expect((await of('acme')).icon).toBeNull()
})

test('a base is read once for all that stand on it', async () => {
  const { dir, of } = factsIn({
    'acme/tenant.json': tenantOf({ extends: 'base' }),
    'globex/tenant.json': tenantOf({ extends: 'base' }),
    'base/tenant.json': tenantOf({ brand: { colour: '#0f0', favicon: 'icon.svg' } }),
    'base/icon.svg': drawing,
  })
  const first = await of('acme')
  rmSync(join(dir, 'base'), { recursive: true })
  expect(await of('globex')).toEqual({ ...first, name: 'globex' })
})

const live = '20261122T143100.000Z-1a2b3c4d'

test.each<[string, Record<string, string>, object]>([
  [
    'its app’s name and drawing',
    { 'site.webmanifest': '{"name":"Acme","theme_color":"#102030"}', 'favicon.svg': drawing },
    { name: 'Acme', colour: '#102030', icon: drawing },
  ],
  ['nothing where it has neither', {}, { name: 'acme', colour: null, icon: null }],
  [
    'nothing where they are no such papers',
    { 'site.webmanifest': '[]', 'favicon.svg': 'text' },
    { name: 'acme', colour: null, icon: null },
  ],
  ['no drawing that is cut', { 'favicon.svg': `${drawing}${' '.repeat(9000)}` }, { icon: null }],
])('without its sources the release says %s', async (_, files, expected) => {
  const placed = Object.entries(files).map(([path, text]) => [`acme/${live}/${path}`, text])
  const { of } = factsIn({}, Object.fromEntries(placed))
  expect(await of('acme', live)).toMatchObject({ domain: null, budget: defaultBudgets.initialJs, ...expected })
})

test('its sources count before its release', async () => {
  const files = { [`acme/${live}/site.webmanifest`]: '{"name":"Of the release"}' }
  const { of } = factsIn({ 'acme/tenant.json': tenantOf({ name: 'Of the sources' }) }, files)
  expect((await of('acme', live)).name).toBe('Of the sources')
})
