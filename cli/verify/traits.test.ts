import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gateNames } from '#cli/bundle/profile.ts'
import { sha256 } from '#cli/fs/hash.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { gateTraits, styleClasses } from './gates.ts'
import type { GateChunks } from './modules.ts'
import { traitsOf } from './traits.ts'

function workspaceOf(tree: Tree): Workspace {
  const root = scratch(tree)
  return { root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: join(root, 'cache') }
}
const traits = (tree: Tree, code = 'acme') => {
  const workspace = workspaceOf(tree)
  return traitsOf(workspace, join(workspace.root, 'dist'), code)
}
const tenant = (value: object) => JSON.stringify(value)

test('a tenant is known by what its own folder says of it', () => {
  const found = traits({
    'tenants/acme/tenant.json': tenant({
      name: 'Acme Play',
      domains: ['acme.example', 'www.acme.example'],
      brand: { wordmark: ['Acme', 'Play'] },
      licence: { holder: 'Acme Ltd', sealUrl: 'https://seal.example/acme/' },
      gateway: { baseUrl: 'https://gw.acme.example:8443', imageHosts: ['https://img.acme.example'], launchHosts: [] },
      contacts: { telegram: 'https://t.me/acme', email: 'mailto:x' },
    }),
    'tenants/acme/locales/en/home.json': '{"a":"Hello","deep":{"b":"World"}}',
    'tenants/acme/assets/logo.svg': '<svg/>',
    'tenants/acme/assets/photo.png': 'png',
    'tenants/acme/themes/dark.tokens.json': '{"own":"token"}',
  })
  expect(found.names).toEqual(['Acme Play', 'Acme', 'Play', 'Acme Play', 'Acme Ltd'])
  expect(found.hosts).toEqual(['acme.example', 'www.acme.example', 'gw.acme.example:8443', 'img.acme.example'])
  expect(found.addresses).toEqual(['t.me/acme', 'mailto:x', 'seal.example/acme'])
  expect(found.texts).toEqual(['Hello', 'World'])
  expect(found.assets).toEqual([
    { path: 'assets/logo.svg', hash: sha256('<svg/>'), text: '<svg/>' },
    { path: 'assets/photo.png', hash: sha256('png'), text: null },
  ])
  for (const own of ['acme', 'Acme Play', 'Hello', '<svg/>', '{"own":"token"}']) expect(found.own).toContain(own)
})

test('what a base says is the tenant’s own too', () => {
  const found = traits({
    'tenants/acme/tenant.json': tenant({ extends: 'house', name: 'Acme' }),
    'tenants/house/tenant.json': tenant({ name: 'House', contacts: { email: 'help@house.example' } }),
    'tenants/house/locales/en/home.json': '{"a":"Of the house"}',
  })
  expect(found).toMatchObject({ names: ['Acme'], addresses: ['help@house.example'], texts: ['Of the house'] })
  expect(found.own.split('\n').slice(0, 2)).toEqual(['house', 'acme'])
})

test.each<[string, Tree]>([
  ['no JSON', { 'tenants/acme/tenant.json': '{' }],
  [
    'values of other kinds',
    { 'tenants/acme/tenant.json': '{"name":7,"domains":{},"brand":[],"gateway":"x","contacts":null}' },
  ],
  ['strings that are no JSON', { 'tenants/acme/tenant.json': '{}', 'tenants/acme/locales/en/home.json': '{' }],
])('a folder with %s is looked at all the same: its mistakes are found elsewhere', (_, tree) => {
  expect(traits(tree)).toMatchObject({ code: 'acme', names: [], hosts: [], texts: [] })
})

test('of a built site the pictures that were made of the drawings are known by their bytes', () => {
  const hash = (letter: string) => letter.repeat(64)
  const files = Object.fromEntries(
    [
      'icons/icon-192.png',
      'icons/icon-192.png.br',
      'favicon.ico',
      'assets/logo-1.svg',
      'assets/main-1.js',
      'index.html',
    ].map((path, index) => [path, { sha256: hash(String(index)), bytes: 1 }]),
  )
  const manifest = { merchantCode: 'acme', profile: '', inputs: '', initialJs: { raw: 0, brotli: 0 }, files }
  const tree = { 'tenants/acme/tenant.json': '{}' }
  expect(traits({ ...tree, 'dist/acme/livery.json': JSON.stringify(manifest) }).derived).toEqual([
    { path: 'icons/icon-192.png', hash: hash('0') },
    { path: 'favicon.ico', hash: hash('2') },
    { path: 'assets/logo-1.svg', hash: hash('3') },
  ])
  expect(traits({ ...tree, 'dist/acme/livery.json': '{' }).derived).toEqual([])
  expect(traits(tree).derived).toEqual([])
})

const chunks = { FEATURE_VIP: ['vip-page'] } as unknown as GateChunks
const gate = (name: string, tree: Tree = {}, tags: string[] = []) =>
  gateTraits(workspaceOf(tree), tags, chunks).find((found) => found.name === name)

test('every gate is known by its name, and by its words where two make it its own', () => {
  const all = gateTraits(workspaceOf({}), [], chunks)
  expect(all.map(({ name }) => name)).toEqual(gateNames)
  expect(gate('FEATURE_VIP')).toMatchObject({ words: [], ids: ['vip'], chunks: ['vip-page'] })
  expect(gate('FEATURE_PRIZE_WHEEL')?.words).toEqual(['prizewheel', 'prize-wheel', 'prize_wheel', 'prize wheel'])
  for (const { words, ids, name } of all.filter((one) => one.name.startsWith('CATEGORY_'))) {
    expect([name, words]).toEqual([name, []])
    expect(ids.every((id) => id.toLowerCase() === ids[0])).toBe(true)
  }
})

test('a style sheet is known by its classes, comments and other files left out', () => {
  const classes = styleClasses(
    workspaceOf({
      'src/ui/card.module.css': '.card{} .card .title:hover{} /* .old{} */ @media (x){.card{}} a{width:.5em}',
      'src/ui/plain.css': '.plain{}',
    }),
  )
  expect([...classes.keys()]).toEqual(['src/ui/card.module.css'])
  expect(classes.get('src/ui/card.module.css')).toHaveLength(2)
  expect(new Set(classes.get('src/ui/card.module.css')?.map((name) => /^_[\w]{5}$/.test(name)))).toEqual(
    new Set([true]),
  )
})

test('no two classes of the source are compiled to one name', () => {
  const names = [...styleClasses({ ...workspaceOf({}), root: process.cwd() }).values()].flat()
  expect(names.length).toBeGreaterThan(1000)
  expect(new Set(names).size).toBe(names.length)
})
