import { expect, test } from 'vitest'
import { openLeakTokens, standsAlone, type TenantTraits } from './tokens.ts'

const nobody = { names: [], hosts: [], addresses: [], texts: [], assets: [], derived: [], own: '' }
const tenant = (code: string, traits: Partial<TenantTraits> = {}): TenantTraits => ({ ...nobody, code, ...traits })
const kinds = (traits: Partial<TenantTraits>, neutral: string[] = []) =>
  openLeakTokens([tenant('acme', traits)], neutral).list.map(({ kind, text }) => `${kind} ${text}`)

test('a tenant is known by its code, its names whole and without spaces, and its hosts', () => {
  expect(kinds({ names: ['Acme Play'], hosts: ['acme.example'], addresses: ['t.me/acme'] })).toEqual([
    'name Acme Play',
    'word acme',
    'word AcmePlay',
    'host acme.example',
    'address t.me/acme',
  ])
})

test('a name with marks is known by both ways of writing it', () => {
  expect(kinds({ names: ['Café'.normalize('NFC')] })).toEqual([
    'word acme',
    'word Café',
    `word ${'Café'.normalize('NFD')}`,
  ])
})

test.each<[string, string[], string[]]>([
  ['a sentence', ['The best games of Acme'], ['text The best games of Acme']],
  ['the longest part between placeholders', ['Hi {{name}}, welcome to the house'], ['text , welcome to the house']],
  ['the longest part between tags', ['Read <b>all the small print</b> now'], ['text all the small print']],
  ['a text that many say', ['Sign in'], []],
  ['a text of eleven letters', ['abcdefghijk'], []],
  ['a text of twelve letters', ['abcdefghijkl'], ['text abcdefghijkl']],
])('of texts: %s', (_, texts, found) => {
  expect(kinds({ texts }).slice(1)).toEqual(found)
})

test('a drawing is known by its hash and by a part of its longest value', () => {
  const path = `M0 0${'L10.5 22.25'.repeat(10)}`
  const svg = `<svg viewBox="0 0 24 24"><path fill="#123456" d="${path}"/></svg>`
  const assets = [{ path: 'assets/logo.svg', hash: 'f'.repeat(64), text: svg }]
  expect(kinds({ assets }).slice(1)).toEqual([`hash ${'f'.repeat(64)}`, `drawing ${path.slice(0, 64)}`])
  expect(kinds({ assets: [{ path: 'a.svg', hash: 'e'.repeat(64), text: '<svg viewBox="0 0 24 24"/>' }] })).toHaveLength(
    2,
  )
})

test.each(['ab', '7', '123456', ''])('"%s" says nothing', (name) => {
  expect(kinds({ names: [name] })).toEqual(['word acme'])
})

test('what two tenants say is owned by both', () => {
  const tokens = openLeakTokens(
    [tenant('acme', { hosts: ['cdn.example'] }), tenant('globex', { hosts: ['CDN.example'] })],
    [],
  )
  expect(tokens.list.find(({ kind }) => kind === 'host')).toMatchObject({ owners: ['acme', 'globex'] })
})

test('words that the product says itself are not looked for; hosts and hashes always', () => {
  const neutral = ['Play now at cdn.example', `x ${'f'.repeat(64)}`]
  const assets = [{ path: 'a.png', hash: 'f'.repeat(64), text: null }]
  const tokens = openLeakTokens([tenant('now', { names: ['Play'], hosts: ['cdn.example'], assets })], neutral)
  expect(tokens.common).toEqual(['Play', 'now'])
  expect(tokens.list.map(({ kind }) => kind)).toEqual(['host', 'hash'])
})

test('a word that is only part of the product’s words is still looked for', () => {
  expect(openLeakTokens([tenant('lay')], ['playing']).common).toEqual([])
})

function stands(kind: 'host' | 'word', text: string, around: string): boolean {
  const traits = kind === 'host' ? tenant('zzz', { hosts: [text] }) : tenant(text)
  const token = openLeakTokens([traits], []).list.find((found) => found.kind === kind)
  const bytes = Buffer.from(around)
  return token !== undefined && standsAlone(token, bytes, bytes.indexOf(text))
}

test.each([
  ['acme', 'acme', true],
  ['acme', '(acme)', true],
  ['acme', 'x_acme-y', true],
  ['acme', 'acmes', false],
  ['acme', 'lacme', false],
  ['acme', 'acme7', false],
  ['acme', 'éacme', false],
  ['acme', 'acmeé', false],
  ['acme', '“acme”', true],
  ['acme', 'acme\u0301', false],
  ['longname', 'mylongnames', true],
  ['ไทย', 'กไทยข', true],
])('the word "%s" stands alone in "%s": %s', (word, text, expected) => {
  expect(stands('word', word, text)).toBe(expected)
})

test.each([
  ['https://acme.example/', true],
  ['www.acme.example', true],
  ['acme.example.', true],
  ['acme.example. Next', true],
  ['acme.example.org', false],
  ['my-acme.example', false],
  ['myacme.example', false],
  ['acme.example-cdn.net', false],
  ['acme.examples', false],
])('the host acme.example stands alone in "%s": %s', (text, expected) => {
  expect(stands('host', 'acme.example', text)).toBe(expected)
})
