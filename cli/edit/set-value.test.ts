import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { setValue } from './set-value.ts'

let folder: TenantsFolder
let workspace: Workspace
beforeEach(() => {
  folder = new TenantsFolder()
  folder.copy('lite')
  const { cwd } = folder
  workspace = { root: productRoot, cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
})
afterEach(() => folder.remove())

const set = (key: string, text: string | undefined) => setValue(workspace, { tenant: 'lite', key, text })
const own = () => JSON.parse(folder.read('lite').replace(/^\uFEFF/, ''))

test.each([
  ['a text that looks like a number stays a text where a text belongs', 'licence.number', '20261', '20261'],
  ['a number is one where a number belongs', 'minimumAge.default', '21', 21],
  ['JSON in quotes is what it says', 'name', '"Lite Play"', 'Lite Play'],
  ['a comma within a text makes no list', 'licence.holder', 'Lite, Ltd', 'Lite, Ltd'],
  ['spaces around a list’s commas go', 'categories', 'rng , live', ['rng', 'live']],
  ['one word is a list where a list belongs', 'categories', 'fish', ['fish']],
])('%s', async (_, key, text, value) => {
  const { after } = await set(key, text)
  expect(after).toEqual(value)
})

test.each([
  ['features.vip', 'true', ['    "vip": true,']],
  ['name', 'Lite Play', ['  "name": "Lite Play",']],
  ['categories', 'rng,live,fish', ['  "categories": ["rng", "live", "fish"],']],
  ['contacts', '{"telegram":"https://t.me/lite"}', ['  "contacts": { "telegram": "https://t.me/lite" },']],
  ['minimumAge.default', '21', ['    "default": 21,']],
])('%s changes its own line alone', async (key, text, lines) => {
  const before = folder.read('lite').split('\n')
  expect(await set(key, text)).toMatchObject({ isChanged: true })
  const after = folder.read('lite').split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual(lines)
  expect(await set(key, text)).toMatchObject({ isChanged: false })
})

test.each([
  ['features.vipp', 'true', 'There is no feature "vipp"', 'Did you mean "vip"?'],
  ['features.vip', 'yes', '"features.vip" must be true or false, not "yes"', '"features.vip" stays as it was.'],
  ['currency', 'EURO', 'There is no currency "EURO"', 'Did you mean "EUR"?'],
  ['languages.default', 'TH', /^The default language "TH" is not in/, /^Add it there/],
  ['categories', 'rng,slots', 'There is no category "slots"', 'Did you mean "rng"?'],
  ['merchantCode', 'acme', 'The merchant code is the name of the folder too', /^livery rename lite/],
  ['currency', undefined, '"currency" is missing', 'Add it to tenant.json.'],
])('%s %s is refused, and changes nothing', async (key, text, message, hint) => {
  const before = folder.read('lite')
  const like = (said: string | RegExp) => (said instanceof RegExp ? expect.stringMatching(said) : said)
  await expect(set(key, text)).rejects.toMatchObject({ message: like(message), hint: like(hint), exitCode: 2 })
  expect(folder.read('lite')).toBe(before)
})

test('an entry of a list is set by its number', async () => {
  const done = await set('categories.1', 'fish')
  expect(done).toMatchObject({ file: 'tenants/lite/tenant.json', before: 'live', after: 'fish', isChanged: true })
  expect(own().categories).toEqual(['rng', 'fish'])
})

test('a key that is taken out says what it was, and is not there to be taken out again', async () => {
  const done = await set('budgets.initialJs', undefined)
  expect(done).toMatchObject({ before: 105_000, after: undefined, isChanged: true })
  expect(own().budgets).toEqual({})
  expect(await set('budgets.initialJs', undefined)).toMatchObject({ isChanged: false })
})

test('the mark at the start of a file of Windows stays', async () => {
  folder.edit('lite', 'tenant.json', (text) => `\uFEFF${text}`)
  await set('name', 'Lite Play')
  expect(folder.read('lite').startsWith('\uFEFF{\n')).toBe(true)
  expect(own().name).toBe('Lite Play')
})

test('of a list that is refused, the entry at fault is named', async () => {
  await expect(set('categories', 'rng,slots,live')).rejects.toMatchObject({
    code: 'bad-value',
    message: 'There is no category "slots"',
    exitCode: 2,
  })
})

test('what only a rule finds wrong puts the file back as it was', async () => {
  const before = folder.read('lite')
  await expect(set('themes.default', 'dark')).rejects.toMatchObject({
    message: 'The default theme "dark" is not in "themes.available"',
  })
  expect(folder.read('lite')).toBe(before)
  expect(readdirSync(folder.path('lite')).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('what was wrong before is no obstacle to another value', async () => {
  folder.edit('lite', 'tenant.json', (text) => text.replace('"USD"', '"UDS"'))
  const { diagnostics, isChanged } = await set('features.vip', 'true')
  expect(isChanged).toBe(true)
  expect(diagnostics.map(({ message }) => message)).toContain('There is no currency "UDS"')
  expect(await set('currency', 'USD')).toMatchObject({ before: 'UDS', after: 'USD', diagnostics: [] })
})

test.each([
  ['lacks a brace', (text: string) => text.replace('{', '')],
  ['is a list', (text: string) => `[${text}]`],
  ['is empty', () => ''],
])('a file that %s is not changed', async (_, change) => {
  folder.edit('lite', 'tenant.json', change)
  const before = folder.read('lite')
  await expect(set('name', 'Lite Play')).rejects.toMatchObject({
    code: 'bad-json',
    message: 'tenants/lite/tenant.json is no JSON that could be changed',
    hint: '"livery validate lite" says where.',
  })
  expect(folder.read('lite')).toBe(before)
})
