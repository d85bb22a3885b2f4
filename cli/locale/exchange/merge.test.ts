import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { mergeUnits } from './merge.ts'
import { orderedText } from './ordered.ts'
import type { ReadUnit } from './unit.ts'
import { unitsOf } from './units.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const files = {
  'locales/glossary.json': json({
    names: [],
    terms: {
      deposit: { english: ['deposit'], partOfSpeech: 'noun', meaning: 'Money paid in', isChecked: true },
    },
  }),
  'locales/glossary/ru.json': json({
    address: 'вы',
    register: 'polite',
    terms: { deposit: { use: 'пополнение', forms: ['пополн'] } },
  }),
  'locales/places.json': json({ wallet: { where: 'The wallet', limits: { title: 12 } } }),
  'locales/en/wallet.json': json({
    title: 'Deposit',
    left_one: '{{count}} day',
    left_other: '{{count}} days',
    steps: { pay: 'Pay {{amount}}', none: '' },
  }),
  'locales/ru/wallet.json': json({
    title: 'Пополнение',
    left_one: '{{count}} день',
    left_few: '{{count}} дня',
    left_many: '{{count}} дней',
  }),
  'sandbox/locales/en/help.json': json({ groups: { money: 'Money' } }),
  'sandbox/locales/ru/help.json': json({ groups: { money: 'Деньги' } }),
}

const rootWith = (change: Readonly<Record<string, string>> = {}) => scratch({ ...files, ...change })

const unit = (change: Partial<ReadUnit>): ReadUnit => ({
  namespace: 'wallet',
  key: 'title',
  english: 'Deposit',
  text: 'Пополнить',
  line: 7,
  ...change,
})

const codesOf = (root: string, ...units: ReadUnit[]) => {
  const { findings, files: merged } = mergeUnits(root, 'ru', units)
  return { codes: findings.map(({ code }) => code), files: merged.length }
}

test('units are all that English says, in its order, with place, limit and terms', () => {
  const units = unitsOf({ root: rootWith(), tag: 'ru' })
  expect(units.map(({ namespace, key, text }) => [`${namespace}:${key}`, text])).toEqual([
    ['wallet:title', 'Пополнение'],
    ['wallet:left_one', '{{count}} день'],
    ['wallet:left_few', '{{count}} дня'],
    ['wallet:left_many', '{{count}} дней'],
    ['wallet:left_other', ''],
    ['wallet:steps.pay', ''],
    ['sandbox/help:groups.money', 'Деньги'],
  ])
  expect(units[0]).toMatchObject({ where: 'The wallet', limit: 12, terms: ['deposit: пополнение'] })
  expect(units[2]).toMatchObject({ english: '{{count}} days' })
})

test('only what is missing, what a tenant has, or whose English changed', () => {
  const root = rootWith()
  const keys = (wanted: Partial<Parameters<typeof unitsOf>[0]>) =>
    unitsOf({ root, tag: 'ru', ...wanted }).map(({ key }) => key)
  expect(keys({ isMissing: true })).toEqual(['left_other', 'steps.pay'])
  expect(keys({ closed: ['wallet:left', 'wallet:steps'] })).toEqual(['title'])
  const before = new Map([
    ['title', 'Deposit'],
    ['left_one', '{{count}} day'],
    ['left_other', '{{count}} day(s)'],
    ['steps.pay', 'Pay'],
  ])
  const changed = keys({ before: (path) => (path.endsWith('wallet.json') ? before : undefined) })
  expect(changed).toEqual(['left_few', 'left_many', 'left_other', 'steps.pay'])
})

test('what did not change changes no byte', () => {
  const root = rootWith()
  const units = unitsOf({ root, tag: 'ru' }).map((one, at): ReadUnit => ({ ...one, line: at + 1 }))
  expect(mergeUnits(root, 'ru', units)).toEqual({ findings: [], changed: [], files: [] })
})

test('a change is merged into its place, in the order of English, and is said', () => {
  const root = rootWith()
  const pay = unit({ key: 'steps.pay', english: 'Pay {{amount}}', text: 'Оплатить {{amount}}' })
  const { changed, files: merged } = mergeUnits(root, 'ru', [pay])
  expect(changed).toEqual([{ name: 'wallet:steps.pay', before: '', after: 'Оплатить {{amount}}' }])
  const path = join(root, 'locales/ru/wallet.json')
  expect(merged.map((file) => file.path)).toEqual([path])
  writeFileSync(path, merged[0]?.bytes ?? '')
  const now = JSON.parse(readFileSync(path, 'utf8'))
  expect(Object.keys(now)).toEqual(['title', 'left_one', 'left_few', 'left_many', 'steps'])
  expect(mergeUnits(root, 'ru', [pay]).files).toEqual([])
})

test('a language that has no file yet gets one', () => {
  const { files: merged } = mergeUnits(rootWith(), 'sw', [unit({ text: 'Weka' })])
  expect(merged).toEqual([
    { path: expect.stringMatching(/locales\/sw\/wallet\.json$/), bytes: json({ title: 'Weka' }) },
  ])
})

test('a text of the sandbox goes to the sandbox', () => {
  const money = unit({ namespace: 'sandbox/help', key: 'groups.money', english: 'Money', text: 'Средства' })
  const { files: merged } = mergeUnits(rootWith(), 'ru', [money])
  expect(merged[0]?.path).toMatch(/sandbox\/locales\/ru\/help\.json$/)
})

test.each<[code: string, wrong: Partial<ReadUnit>]>([
  ['unknown-text', { key: 'titel' }],
  ['unknown-text', { namespace: 'nowhere' }],
  ['unknown-text', { namespace: '../../sandbox/locales/en/help', key: 'groups.money', english: 'Money' }],
  ['unknown-text', { namespace: '__proto__', key: 'polluted' }],
  ['unknown-text', { key: 'left_two', english: '{{count}} days', text: '{{count}}' }],
  ['english-changed', { english: 'Pay in' }],
  ['wrong-placeholder', { key: 'steps.pay', english: 'Pay {{amount}}', text: 'Оплатить' }],
  ['wrong-placeholder', { text: 'Пополнить <b>' }],
])('%s: nothing of the file is taken', (code, wrong) => {
  const sound = unit({ text: 'Пополни' })
  expect(
    codesOf(rootWith(), { ...sound, key: 'left_one', english: '{{count}} day', text: '1 день' }, unit(wrong)),
  ).toEqual({
    codes: [code],
    files: 0,
  })
})

test('a text that stands twice is refused; one that is not translated yet is left out', () => {
  expect(codesOf(rootWith(), unit({}), unit({}))).toEqual({ codes: ['text-twice'], files: 0 })
  expect(codesOf(rootWith(), unit({ text: ' ' }))).toEqual({ codes: [], files: 0 })
})

test('length, terms and scripts are advice: the text is taken', () => {
  expect(codesOf(rootWith(), unit({ text: 'Взнос на счёт сайта' }))).toEqual({
    codes: ['too-long', 'term-not-used'],
    files: 1,
  })
})

test('a finding names its line in the file of the translator', () => {
  expect(mergeUnits(rootWith(), 'ru', [unit({ key: 'titel', line: 42 })]).findings[0]).toMatchObject({ line: 42 })
})

test('messages are nested in the order of the keys', () => {
  const messages = new Map([
    ['b', '1'],
    ['a.d', '2'],
    ['a.c', '3'],
  ])
  expect(orderedText(['b', 'a.c', 'a.d', 'gone'], messages)).toBe(json({ b: '1', a: { c: '3', d: '2' } }))
})
