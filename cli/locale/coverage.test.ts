import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { coverageOf, overlayGaps } from './coverage.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-locale-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), JSON.stringify(content))
}

const coins = { coins_one: '{{count}} coin', coins_other: '{{count}} coins' }

test('a language with the same keys, forms and placeholders has no gaps', () => {
  write('en/shell.json', { a: { b: 'Hello {{name}}, <bold>you</bold>' }, ...coins })
  write('es/shell.json', {
    a: { b: '<bold>Tú</bold>, {{ name }}' },
    coins_one: 'moneda',
    coins_many: '{{count}}',
    coins_other: '{{count}}',
  })
  expect(coverageOf(dir, 'es')).toEqual([])
})

test.each([
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['ja', ['other']],
  ['ru', ['one', 'few', 'many', 'other']],
  ['en', ['one', 'other']],
])('%s needs the plural forms %j', (tag, forms) => {
  write('en/shell.json', coins)
  if (tag !== 'en') write(`${tag}/shell.json`, {})
  const missing = coverageOf(dir, tag).map((gap) => [gap.kind, gap.key])
  expect(missing).toEqual(tag === 'en' ? [] : forms.map((form) => ['plural', `coins_${form}`]))
})

test('each kind of gap is named', () => {
  write('en/shell.json', { gone: 'x', empty: 'x', said: '{{a}} {{b}}', ...coins, left: '' })
  write('ja/shell.json', { empty: ' ', said: '{{a}}', coins_other: '{{number}}', extra: 'x', left: 'anything' })
  expect(coverageOf(dir, 'ja')).toEqual([
    { namespace: 'shell', key: 'gone', kind: 'missing', message: '"shell:gone" has no ja text' },
    { namespace: 'shell', key: 'empty', kind: 'empty', message: '"shell:empty" is empty in ja' },
    {
      namespace: 'shell',
      key: 'said',
      kind: 'placeholder',
      message: '"shell:said" has other placeholders in ja than in en (a, b)',
    },
    {
      namespace: 'shell',
      key: 'coins_other',
      kind: 'placeholder',
      message: '"shell:coins_other" has other placeholders in ja than in en (count)',
    },
    { namespace: 'shell', key: 'extra', kind: 'unknown', message: '"shell:extra" stands in ja but not in en' },
  ])
})

test('a namespace that a language lacks is missing key by key', () => {
  write('en/home.json', { a: 'x', b: 'y' })
  expect(coverageOf(dir, 'th').map((gap) => gap.key)).toEqual(['a', 'b'])
})

const shared = new Map([
  ['title', 'Welcome, {{name}}'],
  ['coins_one', 'a coin'],
  ['coins_other', '{{count}} coins'],
])

test('a string of a tenant’s own replaces one that is there', () => {
  const own = [
    { key: 'title', value: '{{name}}!' },
    { key: 'coins_few', value: '{{count}} rubles' },
  ]
  expect(overlayGaps({ namespace: 'shell', source: shared, own, tag: 'ru' })).toEqual([])
})

test.each([
  [{ key: 'titel', value: 'x' }, 'unknown', 'There is no message "shell:titel" to replace', 'title'],
  [{ key: 'coins_few', value: 'x' }, 'unknown', 'There is no message "shell:coins_few" to replace', 'coins_one'],
  [{ key: 'title', value: '' }, 'empty', '"shell:title" is empty', null],
  [
    { key: 'title', value: 'Hi' },
    'placeholder',
    '"shell:title" has other placeholders than the text it replaces (name)',
    null,
  ],
])('%j is a gap', (own, kind, message, near) => {
  expect(overlayGaps({ namespace: 'shell', source: shared, own: [own], tag: 'en' })).toMatchObject([
    { kind, message, nearest: near },
  ])
})
