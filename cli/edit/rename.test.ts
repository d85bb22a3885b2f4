import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { renameTenant } from './rename.ts'

let folder: TenantsFolder
let workspace: Workspace
beforeEach(() => {
  folder = new TenantsFolder()
  folder.copy('lite')
  const { cwd } = folder
  workspace = { root: productRoot, cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
})
afterEach(() => folder.remove())

const long = `See lite ${'and so on '.repeat(20)}`

test('what still says the old code is named by file and line, and a longer word is not it', () => {
  folder.write(
    'lite',
    'locales/en/home.json',
    `{\n  "a": "Elite and lite-play",\n  "b": "Welcome to LITE",\n  "c": "${long}"\n}`,
  )
  folder.write('lite', 'notes.txt', 'lite')
  const { changed, mentions } = renameTenant(workspace, 'lite', 'acme')
  expect(changed).toEqual(['tenants/acme', 'tenants/acme/tenant.json'])
  const texts = mentions.filter(({ file }) => file.endsWith('home.json'))
  expect(texts).toEqual([
    { file: 'tenants/acme/locales/en/home.json', line: 3, text: '"b": "Welcome to LITE",' },
    { file: 'tenants/acme/locales/en/home.json', line: 4, text: `"c": "${long}"`.slice(0, 80) },
  ])
  expect(mentions.some(({ file }) => file.endsWith('.txt'))).toBe(false)
})

test('those who extend it follow, and nobody else is touched', () => {
  for (const code of ['heir', 'other']) folder.copy('lite', code)
  folder.edit('heir', 'tenant.json', (text) => text.replace('{', '{ "extends": "lite",'))
  const other = folder.read('other')
  expect(renameTenant(workspace, 'lite', 'acme').changed).toEqual([
    'tenants/acme',
    'tenants/acme/tenant.json',
    'tenants/heir/tenant.json',
  ])
  expect(JSON.parse(folder.read('heir'))).toMatchObject({ extends: 'acme', merchantCode: 'heir' })
  expect(folder.read('other')).toBe(other)
})

test.each([
  ['Acme', 'bad-code', 'It must be 2 to 32 lower-case letters, digits and hyphens, a letter first.'],
  ['../up', 'bad-code', /hyphens/],
  ['con', 'bad-code', 'It must not be "con": Windows keeps that name for a device.'],
  ['lite', 'code-taken', 'Choose another code; nothing was changed.'],
  ['gone', 'code-taken', 'Choose another code; nothing was changed.'],
])('the code "%s" is refused before anything changes', (to, code, hint) => {
  // A link that leads nowhere is there too.
  symlinkSync(join(folder.cwd, 'nowhere'), folder.path('gone'))
  const before = folder.read('lite')
  const like = hint instanceof RegExp ? expect.stringMatching(hint) : hint
  expect(() => renameTenant(workspace, 'lite', to)).toThrow(expect.objectContaining({ code, hint: like, exitCode: 2 }))
  expect(folder.read('lite')).toBe(before)
})

test('a tenant that is not there is not renamed', () => {
  expect(() => renameTenant(workspace, 'lit', 'acme')).toThrow(
    expect.objectContaining({ code: 'no-such-tenant', hint: 'Did you mean "lite"?' }),
  )
  expect(existsSync(folder.path('acme'))).toBe(false)
})
