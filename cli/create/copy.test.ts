import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import type { TenantAnswers } from './answers.ts'
import { copyTenant } from './copy.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>'
const padma = {
  merchantCode: 'padma',
  name: 'Padma Play',
  domains: ['padma.example'],
  languages: { default: 'EN', supported: ['EN', 'BN'] },
  currency: 'BDT',
  timeZone: 'Asia/Dhaka',
  categories: ['rng'],
  brand: { logo: 'assets/logo.svg', favicon: 'assets/logo.svg', colour: '#c8102e' },
  licence: { holder: 'B', number: '1', regulator: 'R' },
  gateway: { baseUrl: 'https://gateway.padma.example' },
}

/** The product as it is, with one tenant to copy. */
function workspaceOf(files: Tree = {}): Workspace {
  const own: Tree = { 'tenant.json': JSON.stringify(padma), 'assets/logo.svg': svg, ...files }
  const cwd = scratch(Object.fromEntries(Object.entries(own).map(([path, text]) => [`tenants/padma/${path}`, text])))
  return { root: process.cwd(), cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
}
const acme = { code: 'acme', name: 'Acme', wordmark: ['Acme'], domains: ['acme.example'] }
const copy = (files: Tree = {}, answers: TenantAnswers = {}) =>
  copyTenant(workspaceOf(files), { code: 'padma', answers, brand: acme })

test('settings come along, and what is the other brand’s own does not', () => {
  const { took, left, files, base } = copy()
  expect(base.name).toBe('Padma Play')
  expect([...files.keys()]).toEqual([])
  expect(took).toEqual([
    'languages EN BN, currency BDT, time zone Asia/Dhaka, age 18, colour #c8102e',
    'categories, switches, features, vendors, banner groups, legal choices and budgets',
    'layout',
  ])
  expect(left).toEqual([
    'name, domains, gateway, contacts, promotions and licence: they are Padma Play’s own',
    'logo and favicon: they show Padma Play; a mark in #c8102e stands for the brand until it has its own',
  ])
})

test('what was answered is not taken from the base', () => {
  const { took } = copy({}, { languages: 'EN', currency: 'USD', timeZone: 'UTC', minimumAge: '21', colour: '#00f' })
  expect(took[0]).toBe('categories, switches, features, vendors, banner groups, legal choices and budgets')
})

test('strings come under the new name, those of other languages not', () => {
  const strings = { 'locales/en/home.json': '{"a":"Padma Play","b":"x"}', 'locales/bn/home.json': '{"a":"x"}' }
  const { files, took, left } = copy(strings, { languages: 'EN' })
  expect(JSON.parse(files.get('locales/en/home.json') ?? '')).toEqual({ a: 'Acme', b: 'x' })
  expect([...files.keys()]).toEqual(['locales/en/home.json'])
  expect(took).toContain('locales/en/home.json')
  expect(left).toContain('locales/bn/home.json: its language is not among the new tenant’s')
  expect([...copy(strings).files.keys()].sort()).toEqual(['locales/bn/home.json', 'locales/en/home.json'])
})

test('a text that names the brand in other letters is left out, and said', () => {
  const { files, left } = copy({ 'locales/bn/home.json': '{"a":"পদ্মা প্লে","b":"x"}' })
  expect(JSON.parse(files.get('locales/bn/home.json') ?? '')).toEqual({ b: 'x' })
  expect(left).toContain('a of locales/bn/home.json: names Padma Play')
})

const tokens = JSON.stringify({ color: { bg: { $value: '#000' } }, radius: { card: { $value: '4px' } } })

test('a theme comes whole; under another colour its shapes alone', () => {
  const files = { 'themes/dark.tokens.json': tokens }
  expect(copy(files).files.get('themes/dark.tokens.json')).toBe(tokens)
  const recoloured = copy(files, { colour: '#00f' })
  expect(JSON.parse(recoloured.files.get('themes/dark.tokens.json') ?? '')).toEqual({
    radius: { card: { $value: '4px' } },
  })
  expect(recoloured.took).toContain('themes/dark.tokens.json, its shapes')
  expect(recoloured.left).toContain('1 colours of themes/dark.tokens.json: the palette is made from #00f')
})

test('demo content comes under the new name; other files are nobody’s need', () => {
  const { files, took, left } = copy({ 'demo.json': '{"posts":[]}', 'assets/photo.png': 'x', 'notes.md': '' })
  expect(files.get('demo.json')).toBe('{\n  "posts": []\n}\n')
  expect(took).toContain('demo.json, under the new name')
  expect(left.at(-1)).toBe('assets/photo.png, notes.md: nothing of the site needs them')
})

test('the first banner stays with its brand, with the way to one’s own', () => {
  const { files, left } = copy({ 'first-banner.json': '{}', 'assets/first-banner/sea.webp': 'x', 'notes.md': '' })
  expect([...files.keys()].filter((path) => path.includes('first-banner'))).toEqual([])
  expect(left).toContain('the first banner: "livery banner acme" takes the brand’s own')
  expect(left).toContain('notes.md: nothing of the site needs them')
})

test('drawings of places stay with their brand unless its logo is asked for', () => {
  const brand = { ...padma.brand, art: { footer: 'assets/edge.svg' } }
  const files = { 'tenant.json': JSON.stringify({ ...padma, brand }), 'assets/edge.svg': svg }
  const without = copy(files)
  expect(without.left).toContain('drawings of places: they show Padma Play')
  expect(JSON.parse(without.text).brand).not.toHaveProperty('art')
  const whole = copy(files, { take: 'settings,colours,logo' })
  expect(JSON.parse(whole.text).brand.art).toEqual({ footer: 'assets/edge.svg' })
  expect(whole.files.get('assets/edge.svg')).toBe(svg)
})

test('what a link leads to is not the base’s to give', () => {
  const workspace = workspaceOf()
  symlinkSync('/etc/hostname', join(workspace.tenantsDir, 'padma', 'demo.json'))
  expect(copyTenant(workspace, { code: 'padma', answers: {}, brand: acme }).files.has('demo.json')).toBe(false)
})

test('a base with mistakes is not copied', () => {
  const failure = expect.objectContaining({
    code: 'bad-base',
    message: 'The tenant "padma" cannot be copied: its tenant.json has mistakes',
    hint: 'Run "livery validate --tenant padma" first.',
  })
  expect(() => copy({ 'tenant.json': '{' })).toThrow(failure)
  expect(() => copy({ 'tenant.json': JSON.stringify({ ...padma, currency: 7 }) })).toThrow(failure)
})

const whole: Tree = {
  'demo.json': '{"notices":[]}',
  'themes/both.tokens.json': '{"radius":{"$type":"dimension","card":{"$value":{"value":2,"unit":"px"}}}}',
  'locales/en/home.json': '{"a":"x"}',
}

test.each([
  ['settings', [], { currency: 'BDT', brand: { colour: '#2f6feb' } }],
  ['colours', ['themes/both.tokens.json'], { currency: 'USD', brand: { colour: '#c8102e' } }],
  ['logo', ['assets/logo.svg', 'assets/favicon.svg'], { currency: 'USD', brand: { colour: '#2f6feb' } }],
  ['content', ['locales/en/home.json', 'demo.json'], { currency: 'USD', brand: { colour: '#2f6feb' } }],
  [
    'all',
    ['assets/logo.svg', 'assets/favicon.svg', 'themes/both.tokens.json', 'locales/en/home.json', 'demo.json'],
    { currency: 'BDT', brand: { colour: '#c8102e' } },
  ],
  ['colours, logo', ['assets/logo.svg', 'assets/favicon.svg', 'themes/both.tokens.json'], { currency: 'USD' }],
])('of %s nothing else is taken', (take, paths, settings) => {
  const { files, text } = copy(whole, { take })
  expect([...files.keys()]).toEqual(paths)
  expect(JSON.parse(text)).toMatchObject(settings)
})

test('what was not asked for is said', () => {
  expect(copy(whole, { take: 'logo' }).left).toEqual(
    expect.arrayContaining([expect.stringMatching(/^settings \(.*not asked for$/)]),
  )
  expect(() => copy(whole, { take: 'colour' })).toThrow(expect.objectContaining({ hint: 'Did you mean "colours"?' }))
})
