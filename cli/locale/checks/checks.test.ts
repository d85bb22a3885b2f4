import { expect, test } from 'vitest'
import { drawnLength } from '../drawn-length.ts'
import type { Glossary, GlossaryTerm } from '../glossary.ts'
import { textProblems } from './all.ts'
import { scriptsOf } from './script.ts'

const term = (change: Partial<GlossaryTerm>): GlossaryTerm => ({
  id: 'deposit',
  pattern: /(?<![\p{L}-])(?:deposits?)(?!\p{L})/iu,
  isChecked: true,
  meaning: 'Money paid in',
  use: 'пополнение',
  forms: ['пополн'],
  avoid: ['депозит'],
  except: new Set(),
  exceptAvoid: new Set(),
  ...change,
})

const glossaryOf = (change: Partial<Glossary> = {}): Glossary => ({
  names: new Set(['VIP', 'PNG']),
  sameAsEnglish: new Set(),
  latin: new Set(),
  terms: [term({})],
  ...change,
})

interface Case {
  tag?: string
  key?: string
  english: string
  text: string
  glossary?: Glossary
}

function codesOf({ tag = 'ru', key = 'title', english, text, glossary = glossaryOf() }: Case): string[] {
  const [englishTexts, own] = [english, text].map((one) => new Map([[key, one]]))
  const language = { tag, glossary, limitOf: () => 40 }
  const namespace = { namespace: 'wallet', english: englishTexts ?? new Map(), own: own ?? new Map() }
  return textProblems(namespace, language).map(({ code }) => code)
}

test.each<[string, Case]>([
  ['a translation', { english: 'Your deposit', text: 'Ваше пополнение' }],
  ['an inflected term', { english: 'No deposits yet', text: 'Пополнений пока нет' }],
  ['a name', { english: 'VIP, as PNG', text: 'VIP, как PNG' }],
  ['what is put in, and tags', { english: '<b>{{amount}}</b> left', text: 'Осталось <b>{{amount}}</b>' }],
  ['a single letter', { english: 'Point B', text: 'Точка B' }],
  ['the name of a file', { key: 'list.file', english: 'team', text: 'team' }],
  ['a figure that the language writes and English spells', { english: 'Six digits', text: '6 цифр' }],
  ['a figure in a Chinese word', { tag: 'zh-Hans', english: 'Sheet 1', text: '第一页' }],
  ['a place that English leaves empty', { english: '', text: '' }],
  ['closed runs of direction', { tag: 'ar', english: 'Age {{n}}+', text: 'العمر \u2066{{n}}+\u2069' }],
  ['Japanese in its three scripts', { tag: 'ja', english: 'Wallet', text: 'ウォレットの残高' }],
])('finds nothing wrong with %s', (_, text) => {
  expect(codesOf(text)).toEqual([])
})

test.each<[code: string, Case]>([
  ['copied-english', { tag: 'de', english: 'Wallet balance', text: 'Wallet balance' }],
  ['stray-latin', { english: 'Wallet', text: 'Ваш wallet' }],
  ['mixed-script', { english: 'Wallet', text: 'Кошелек 錢' }],
  ['mixed-script', { tag: 'de', english: 'Wallet', text: 'Kоnto' }],
  ['other-digits', { tag: 'bn', english: 'Six digits', text: '৬ অঙ্ক' }],
  ['missing-number', { english: 'At most 5 MB', text: 'Не больше пяти МБ' }],
  ['unbalanced-bidi', { tag: 'ar', english: 'Age', text: '\u2066العمر' }],
  ['unbalanced-bidi', { tag: 'ar', english: 'Age', text: 'العمر\u2069' }],
  ['too-long', { english: 'Wallet', text: 'Кошелёк, в котором лежат все ваши деньги на сайте' }],
  ['term-not-used', { english: 'Your deposit', text: 'Ваш взнос' }],
  ['forbidden-term', { english: 'What you paid in', text: 'Ваш депозит' }],
])('finds %s', (code, text) => {
  expect(codesOf(text)).toEqual([code])
})

test('a term is looked for as a word, and not where a list says that English means something else', () => {
  expect(codesOf({ english: 'A depositor', text: 'Вкладчик' })).toEqual([])
  const glossary = glossaryOf({ terms: [term({ except: new Set(['wallet:title']) })] })
  expect(codesOf({ english: 'A safe deposit', text: 'Ячейка', glossary })).toEqual([])
})

test('a term that means several things is not checked, and its forbidden words still are', () => {
  const glossary = glossaryOf({ terms: [term({ isChecked: false })] })
  expect(codesOf({ english: 'Your deposit', text: 'Ваш взнос', glossary })).toEqual([])
  expect(codesOf({ english: 'Your deposit', text: 'Ваш депозит', glossary })).toEqual(['forbidden-term'])
})

test('a text that is rightly the same as in English may be listed', () => {
  const glossary = glossaryOf({ sameAsEnglish: new Set(['wallet:title']) })
  expect(codesOf({ tag: 'de', english: 'Total', text: 'Total', glossary })).toEqual([])
})

test('a plural form that English has not is held against that of many', () => {
  const english = new Map([
    ['days_one', '{{count}} day'],
    ['days_other', '{{count}} days'],
  ])
  const own = new Map([['days_few', '{{count}} days']])
  const language = { tag: 'pl', glossary: glossaryOf(), limitOf: () => 40 }
  expect(textProblems({ namespace: 'limits', english, own }, language)).toMatchObject([
    { key: 'days_few', code: 'copied-english' },
  ])
})

test('marks of letters are not counted, and what is put in counts as four letters', () => {
  expect(drawnLength('ငွေ')).toBe(1)
  expect(drawnLength('{{amount}} <b>left</b>')).toBe(9)
})

test('a language may have several scripts', () => {
  expect(scriptsOf('ja')).toEqual(['Hani', 'Hira', 'Kana'])
  expect(scriptsOf('my')).toEqual(['Mymr'])
  expect(scriptsOf('pt-BR')).toEqual(['Latn'])
})
