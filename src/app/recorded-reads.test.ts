import { expect, test } from 'vitest'
import { recorded } from './recorded-reads.ts'

const data = {
  name: 'Acme',
  themes: { default: 'dark', available: ['dark', 'light'] },
  languages: [
    { code: 'en', tag: 'en' },
    { code: 'th', tag: 'th' },
  ],
  contacts: { line: 'https://line.example' } as Record<string, string>,
}
type Data = typeof data

/** Whether a reader that read the data comes to the same with the other. */
const comesToTheSame = (read: (view: Data) => unknown, other: Data) => {
  const { view, isReadAs } = recorded(data)
  read(view)
  return isReadAs(other)
}

test('the view is the data', () => {
  const { view } = recorded(data)
  expect(view).toEqual(data)
  expect(JSON.stringify(view)).toBe(JSON.stringify(data))
  expect(Array.isArray(view.languages)).toBe(true)
  expect(view.languages.map(({ code }) => code)).toEqual(['en', 'th'])
  expect(view.languages[0]).toBe(view.languages.find(({ code }) => code === 'en'))
  expect({ ...view.contacts }).toEqual(data.contacts)
})

test.each<[string, (view: Data) => unknown]>([
  ['another value', ({ name }) => name],
  ['a value further in', ({ themes }) => themes.default],
  ['the length of a list', ({ languages }) => languages.length],
  ['an element that is looked for', ({ languages }) => languages.find(({ code }) => code === 'th')?.tag],
  ['which keys there are', ({ contacts }) => Object.keys(contacts)],
  ['a key that is there', ({ contacts }) => 'line' in contacts],
  ['a key that is missing', ({ contacts }) => Object.hasOwn(contacts, 'zalo')],
  ['a value that is missing', ({ contacts }) => contacts.zalo],
  ['what an entry is', ({ contacts }) => Object.getOwnPropertyDescriptor(contacts, 'line')?.value],
  ['all of a part', ({ languages }) => JSON.stringify(languages)],
  ['what is copied', ({ themes }) => ({ ...themes })],
])('who read %s comes to the same only where that reads the same', (_, read) => {
  const changed: Data = {
    name: 'Other',
    themes: { default: 'light', available: ['light'] },
    languages: [{ code: 'th', tag: 'th-TH' }],
    contacts: { zalo: 'https://zalo.example' },
  }
  expect(comesToTheSame(read, structuredClone(data))).toBe(true)
  expect(comesToTheSame(read, changed)).toBe(false)
})

test('what was not read may be anything', () => {
  const read = ({ themes, languages }: Data) => [themes.default, languages[0]?.tag]
  const { name: _, ...rest } = structuredClone(data)
  const other = { ...rest, name: 'Other', contacts: {}, themes: { default: 'dark', available: [] } }
  expect(comesToTheSame(read, other)).toBe(true)
  expect(comesToTheSame(read, { ...other, languages: [{ code: 'x', tag: 'en' }] })).toBe(true)
})

test('a list is no object with the same entries, and text no object', () => {
  const read = ({ languages }: Data) => languages[0]?.tag
  expect(comesToTheSame(read, { ...data, languages: { 0: { code: 'en', tag: 'en' } } as never })).toBe(false)
  expect(comesToTheSame(read, { ...data, languages: 'en' as never })).toBe(false)
  expect(comesToTheSame(({ name }) => name, { ...data, name: {} as never })).toBe(false)
})

test('a part that stands in two places stands in both again, and two parts are not one', () => {
  const part = { tag: 'en' }
  const read = ({ a, b }: { a: object; b: object }) => a === b
  const one = recorded({ a: part, b: part })
  const two = recorded({ a: part, b: { tag: 'en' } })
  expect([read(one.view), read(two.view)]).toEqual([true, false])
  const same = { tag: 'en' }
  expect([one.isReadAs({ a: same, b: same }), one.isReadAs({ a: same, b: { tag: 'en' } })]).toEqual([true, false])
  expect([two.isReadAs({ a: same, b: same }), two.isReadAs({ a: same, b: { tag: 'en' } })]).toEqual([false, true])
})

test.each<[string, (view: Data) => unknown]>([
  ['set', (view) => (view.name = 'x')],
  ['deleted', (view) => delete view.contacts.line],
  ['defined', (view) => Object.defineProperty(view, 'name', { value: 'x' })],
  ['of another kind', (view) => Object.setPrototypeOf(view, null)],
  ['closed', (view) => Object.freeze(view)],
])('it is only read: nothing is %s', (_, change) => {
  const { view } = recorded(data)
  expect(() => change(view)).toThrow('only read')
  expect(data.name).toBe('Acme')
})

test('what is more than data is refused', () => {
  expect(() => recorded(new Map())).toThrow('only read')
  expect(() => recorded({ at: new Date(0) }).view.at).toThrow('only read')
})
