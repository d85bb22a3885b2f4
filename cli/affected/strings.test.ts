import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { changedStrings, incompleteTags, type StringChange, stringChanges } from './strings.ts'

type Texts = Record<string, string | undefined>

const compare = (was: Texts, now: Texts) =>
  stringChanges(Object.keys({ ...was, ...now }), { was: (file) => was[file], now: (file) => now[file] })

test.each<[string, Texts, Texts, Partial<StringChange>[]]>([
  ['nothing', { 'de/home.json': '{"a":"1"}' }, { 'de/home.json': '{ "a": "1" }\n' }, []],
  [
    'a text',
    { 'de/home.json': '{"a":"1","b":"2"}' },
    { 'de/home.json': '{"a":"1","b":"3"}' },
    [{ tag: 'de', namespace: 'home', keys: ['b'] }],
  ],
  ['a deeper text', { 'de/home.json': '{"a":{"b":"1"}}' }, { 'de/home.json': '{"a":{"b":"2"}}' }, [{ keys: ['a.b'] }]],
  ['a key more and one less', { 'de/home.json': '{"a":"1"}' }, { 'de/home.json': '{"b":"1"}' }, [{ keys: ['a', 'b'] }]],
  ['a file that is new', {}, { 'de/home.json': '{"a":"1"}' }, [{ keys: ['a'] }]],
  ['a file that is gone', { 'de/home.json': '{"a":"1"}' }, {}, [{ keys: ['a'] }]],
  ['what is no JSON', { 'de/home.json': '{"a":"1"}' }, { 'de/home.json': '{' }, [{ keys: null }]],
  ['a list', { 'de/home.json': '[]' }, { 'de/home.json': '{"a":"1"}' }, [{ keys: null }]],
  ['a text that became a number', { 'de/home.json': '{"a":"1"}' }, { 'de/home.json': '{"a":1}' }, [{ keys: ['a'] }]],
  ['a mark of bytes', { 'de/home.json': '{"a":"1"}' }, { 'de/home.json': '\uFEFF{"a":"1"}' }, []],
  ['a file that is no strings', { 'de/readme.md': 'a' }, { 'de/readme.md': 'b' }, []],
  ['a file too deep', { 'de/x/home.json': '{"a":"1"}' }, { 'de/x/home.json': '{}' }, []],
])('%s changed', (_, was, now, changes) => {
  expect(compare(was, now)).toMatchObject(changes)
  expect(compare(was, now)).toHaveLength(changes.length)
})

test('a namespace that English begins or ceases to have changes in every language', () => {
  const begun = compare({}, { 'en/home.json': '{"a":"1"}' })
  expect(begun).toMatchObject([
    { tag: 'en', keys: ['a'] },
    { tag: '*', namespace: 'home', keys: null },
  ])
  expect(compare({ 'en/home.json': '{"a":"1"}' }, {}).map(({ tag }) => tag)).toEqual(['en', '*'])
  expect(compare({ 'en/home.json': '{"a":"1"}' }, { 'en/home.json': '{"a":"2"}' }).map(({ tag }) => tag)).toEqual([
    'en',
  ])
})

test('English keeps both of its moments, for what tenants say in their own words', () => {
  const [change] = compare({ 'en/home.json': '{"a":"1"}' }, { 'en/home.json': '{"a":"2"}' })
  expect(change?.english?.map((messages) => messages.get('a'))).toEqual(['1', '2'])
})

const change = (tag: string, keys: string[] | null, namespace = 'home'): StringChange => ({ tag, namespace, keys })
const found = (
  changes: StringChange[],
  { overlay = {} as Tree, closed = [] as string[], tags = ['en', 'de'] } = {},
) => {
  const dir = scratch({ 'locales/': '', ...overlay })
  return changedStrings({ tags, overlays: [`${dir}/locales`], closed }, changes)
}

test.each<[string, StringChange[], string[]]>([
  ['a language that the tenant has', [change('de', ['a'])], ['de/home']],
  ['one that it has not', [change('th', ['a'])], []],
  ['every language', [change('*', null)], ['de/home', 'en/home']],
  ['the same twice', [change('de', ['a']), change('de', ['b'])], ['de/home']],
  ['two namespaces', [change('de', ['a']), change('de', ['a'], 'games')], ['de/games', 'de/home']],
])('strings of %s', (_, changes, names) => {
  expect(found(changes)).toEqual(names)
})

test('what the tenant says in its own words did not change for it', () => {
  const overlay = { 'locales/de/home.json': '{"a":"our own"}' }
  expect(found([change('de', ['a'])], { overlay })).toEqual([])
  expect(found([change('de', ['a', 'b'])], { overlay })).toEqual(['de/home'])
  expect(found([change('de', null)], { overlay })).toEqual(['de/home'])
})

test('what is behind a closed gate is in no site of the tenant', () => {
  expect(found([change('de', ['vip.title'])], { closed: ['home:vip'] })).toEqual([])
  expect(found([change('de', ['vip.title'])], { closed: ['home'] })).toEqual([])
  expect(found([change('de', ['vip.title', 'a'])], { closed: ['home:vip'] })).toEqual(['de/home'])
})

test('a change that no file names leaves no gap; a language of which a file is gone has one', () => {
  const dir = scratch({ 'en/home.json': '{"a":"1"}', 'de/home.json': '{"a":"1"}', 'th/home.json': '{}' })
  expect(incompleteTags(dir, [])('th')).toBe(false)
  const isIncomplete = incompleteTags(dir, [change('th', ['a'])])
  expect([isIncomplete('th'), isIncomplete('de')]).toEqual([true, false])
})
