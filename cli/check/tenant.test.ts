import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { soundDrawing, soundTenant } from '#tests/support/sound-tenant.ts'
import { domainFindings, readDomainClaims } from './domains.ts'
import { overlayFindings } from './overlays.ts'
import { languageProblem, stringFindings } from './strings.ts'
import { checkTenant } from './tenant.ts'

/** The product as it is, with a folder of tenants that holds "acme" alone. */
function withTenant(files: Tree = {}, change: object = {}): Workspace {
  const own: Tree = {
    'tenant.json': JSON.stringify({ ...soundTenant, ...change }, null, 2),
    'assets/logo.svg': soundDrawing,
    ...files,
  }
  const cwd = scratch(Object.fromEntries(Object.entries(own).map(([path, text]) => [`tenants/acme/${path}`, text])))
  return { root: process.cwd(), cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
}
const check = async (files: Tree, change = {}) => {
  const { diagnostics, isSound } = await checkTenant(withTenant(files, change), 'acme')
  return {
    isSound,
    said: diagnostics.map(
      ({ file, line, severity, code, message }) =>
        `${file.replace('tenants/acme/', '')}:${line} ${severity} ${code}: ${message}`,
    ),
  }
}

test('a sound folder is sound, with its theme and faces at hand', async () => {
  const checked = await checkTenant(withTenant(), 'acme')
  expect(checked.diagnostics).toEqual([])
  expect(checked.isSound).toBe(true)
  expect(Object.keys(checked.theme.values)).toEqual(['dark', 'light'])
})

test.each<[string, Tree, object, string[]]>([
  [
    'a colour that is none',
    {},
    { brand: { ...soundTenant.brand, colour: 'reddish' } },
    ['tenant.json:21 error brand-colour: The brand colour "reddish" is no colour that CSS knows'],
  ],
  [
    'a token that no site reads',
    { 'themes/dark.tokens.json': '{\n"color":{"bgg":{"$value":"#000"}}}' },
    {},
    ['themes/dark.tokens.json:2 error unknown-token: No site reads a token "color.bgg"'],
  ],
  [
    'a theme that is no JSON',
    { 'themes/both.tokens.json': '{"a"' },
    {},
    ['themes/both.tokens.json:1 error bad-json: This is not JSON: colon expected'],
  ],
  [
    'a drawing that has no height left',
    { 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100000 1"><path d="M0 0h9v1z"/></svg>' },
    {},
    ['assets/logo.svg:1 error undrawable: No icon can be made of the drawing ('],
  ],
  [
    'strings of no file',
    { 'locales/en/hom.json': '{}' },
    {},
    ['locales/en/hom.json:1 error unknown-strings: There are no shared strings "hom" that this file could replace'],
  ],
  [
    'strings of no language',
    { 'locales/xx/home.json': '{}' },
    {},
    ['locales/xx:1 error unknown-strings: There are no shared strings "xx" that this folder could replace'],
  ],
  ['demo content that is no JSON', { 'demo.json': '{' }, {}, ['demo.json:1 error bad-json:']],
  [
    'a warning alone',
    {},
    { licence: { ...soundTenant.licence, holder: 'To be filled in' } },
    ['tenant.json:24 warning not-filled-in: "licence.holder" is not filled in yet'],
  ],
])('%s is found at its place', async (name, files, change, messages) => {
  const { said, isSound } = await check(files, change)
  for (const message of messages)
    expect(
      said.some((one) => one.startsWith(message)),
      said.join('\n'),
    ).toBe(true)
  expect(isSound).toBe(name === 'a warning alone')
})

test('of a thousand findings two hundred are told, and how many more there are', async () => {
  const tokens = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`t${index}`, { $type: 'color', $value: '#000' }]),
  )
  const { said, isSound } = await check({ 'themes/dark.tokens.json': JSON.stringify(tokens) })
  expect(said).toHaveLength(201)
  expect(said.at(-1)).toMatch(/error more-findings: There are 100 more findings$/)
  expect(isSound).toBe(false)
})

test('a token that covers a prototype is refused, and never laid on', async () => {
  const { said } = await check({ 'themes/dark.tokens.json': '{"__proto__":{"color":{"$value":"#000"}}}' })
  expect(said.filter((one) => one.includes('forbidden-key'))).toHaveLength(1)
})

const english = {
  'locales/en/home.json': '{"title":"Hi {{name}}","menu":{"help":"Help"},"coins_one":"a","coins_other":"b"}',
}

/** A product with a few shared strings, and a tenant that lays its own over them. */
function overlay(files: Tree): string[] {
  const root = scratch({ ...english, ...files, 'acme/locales/': '' })
  const workspace: Workspace = { root, cwd: root, tenantsDir: root, cacheDir: root }
  return overlayFindings(workspace, 'acme', join(root, 'acme', 'locales')).map(
    ({ file, line, column, code, message, suggestion }) =>
      `${file}:${line}:${column} ${code}: ${message} | ${suggestion}`,
  )
}
const own = (text: string) => overlay({ 'acme/locales/en/home.json': text })

test.each<[string, string, string[]]>([
  ['nothing', '{}', []],
  ['a text of its own', '{"title":"Hello {{name}}"}', []],
  ['a key that there is not', '{"titel":"x"}', ['acme/locales/en/home.json:1:2 unknown-message:']],
  ['a placeholder less', '{\n  "title": "Hello"\n}', ['acme/locales/en/home.json:2:3 wrong-message:']],
  [
    'a number',
    '{"menu":{"help":7}}',
    ['acme/locales/en/home.json:1:17 wrong-type: "home:menu.help" must be a text in double quotes | null'],
  ],
  ['no JSON', '{', ['acme/locales/en/home.json:1:2 bad-json:']],
])('a tenant’s own strings: %s', (_, text, found) => {
  const said = own(text)
  expect(said).toHaveLength(found.length)
  for (const [index, start] of found.entries()) expect(said[index]?.startsWith(start), said[index]).toBe(true)
})

test('what a key, a file or a language may have been meant to be is said', () => {
  expect(own('{"titel":"x"}')[0]).toContain('| Did you mean "title"?')
  expect(overlay({ 'acme/locales/en/hone.json': '{}' })[0]).toContain('| Did you mean "home"?')
  expect(overlay({ 'acme/locales/zh-hans/home.json': '{}' })[0]).toContain('| Did you mean "zh-Hans"?')
})

test('files beside the languages are nobody’s strings', () => {
  expect(overlay({ 'acme/locales/readme.md': 'x', 'acme/locales/en/notes.txt': 'x' })).toEqual([])
})

test('a language whose shared strings have gaps cannot be a tenant’s', () => {
  const root = scratch({
    ...english,
    'locales/th/home.json': '{"title":"x {{name}}"}',
    'tenants/acme/tenant.json': JSON.stringify({ languages: { supported: ['EN', 'TH', 'nonsense', 7] } }),
  })
  const workspace: Workspace = { root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: root }
  const found = stringFindings(workspace, loadTenant({ ...workspace, code: 'acme' }))
  expect(found).toMatchObject([
    {
      file: 'tenants/acme/tenant.json',
      code: 'strings-incomplete',
      message: expect.stringMatching(/^ไทย \(TH\) is not complete: \d+ strings missing or wrong, first: /),
      suggestion: 'Complete locales/th/, or leave out "TH". Ready are EN.',
    },
  ])
  expect(languageProblem(workspace, 'EN')).toBeNull()
})

test('a domain of two tenants is told to both; one that came with a base to whoever took it over', () => {
  const json = (value: object) => JSON.stringify(value, null, 1)
  const cwd = scratch({
    'acme/tenant.json': json({ domains: ['one.example', 'shared.example'] }),
    'globex/tenant.json': json({ domains: ['shared.example', 'shared.example', 7] }),
    'child/tenant.json': json({ extends: 'globex' }),
    'broken/tenant.json': '{',
  })
  const workspace: Workspace = { root: cwd, cwd, tenantsDir: cwd, cacheDir: cwd }
  const claims = readDomainClaims(workspace)
  expect([...claims]).toEqual([
    ['one.example', ['acme']],
    ['shared.example', ['acme', 'globex']],
  ])
  const found = (code: string) =>
    domainFindings(claims, loadTenant({ ...workspace, code })).map(({ line, message, suggestion }) => [
      line,
      message,
      suggestion,
    ])
  expect(found('acme')).toEqual([
    [4, '"shared.example" is also a domain of "globex"', 'A domain belongs to one tenant.'],
  ])
  expect(found('globex')[0]).toEqual([
    3,
    '"shared.example" is also a domain of "acme"',
    'A domain belongs to one tenant.',
  ])
  expect(found('child')[0]).toEqual([
    1,
    '"shared.example" is also a domain of "acme"',
    'It came with the base: add "domains" of its own.',
  ])
  expect(found('broken')).toEqual([])
})
