import { expect, test } from 'vitest'
import { adaptDemo } from './demo.ts'
import { type BrandNames, openRenaming, renamedTree } from './other-brand.ts'

const padma: BrandNames = {
  code: 'padma',
  name: 'Padma Play',
  wordmark: ['Padma', 'Play'],
  domains: ['padma.example', 'www.padma.example'],
}
const acme: BrandNames = { code: 'acme', name: 'Acme', wordmark: ['Ac', 'me'], domains: ['acme.example', 'b.example'] }
const renaming = openRenaming(padma, acme)

test.each([
  ['Welcome to Padma Play!', 'Welcome to Acme!'],
  ['PADMA PLAY and padma play', 'Acme and Acme'],
  ['PadmaPlay', 'Acme'],
  ['Go to https://padma.example/help', 'Go to https://acme.example/help'],
  ['www.padma.example', 'www.acme.example'],
  ['padma', 'acme'],
  ['PADMA', 'ACME'],
  ['PADMA2026', 'ACME2026'],
  ['padma7', 'acme7'],
  ['ยินดีต้อนรับสู่Padma Playวันนี้', 'ยินดีต้อนรับสู่Acmeวันนี้'],
])('%s becomes %s', (text, renamed) => {
  expect(renaming.rename(text)).toBe(renamed)
})

test.each(['The padma tiger', 'Padmai and Padmas', 'Padma Players', 'New Padma Played', 'padma-2026', 'apadma', ''])(
  '"%s" names another thing, and stays',
  (text) => {
    expect(renaming.rename(text)).toBe(text)
  },
)

test('two parts of a wordmark that are not the name in pieces are each a name', () => {
  const two = openRenaming({ ...padma, name: 'Daisy', wordmark: ['Daisy', 'ดอกบัว'] }, acme)
  expect(two.rename('Daisy, ดอกบัว')).toBe('Acme, Acme')
  expect(renaming.rename('Play now')).toBe('Play now')
})

test('letters that mean something to an expression are letters of a name', () => {
  const odd = openRenaming({ code: 'a.b', name: 'A+ (Play)', wordmark: ['A+ (Play)'], domains: ['a.example'] }, acme)
  expect(odd.rename('Join A+ (Play) now')).toBe('Join Acme now')
  expect(odd.rename('axb, aexample, a-example')).toBe('axb, aexample, a-example')
})

test('a new name that looks like a pattern of replacement is put in as it is', () => {
  const money = openRenaming(padma, { ...acme, name: '$& $1 $$' })
  expect(money.rename('Join Padma Play')).toBe('Join $& $1 $$')
})

test.each([
  ['পদ্মা প্লে', true],
  ['Padma Play', false],
  ['স্বাগতম', false],
  ['ยินดีต้อนรับ', false],
  ['', false],
])('"%s" names the brand in other letters: %s', (text, expected) => {
  expect(renaming.isNamedOtherwise(text)).toBe(expected)
})

test('a short name is known in no other script: its consonants stand anywhere', () => {
  const short = openRenaming({ ...padma, name: 'Io', wordmark: ['Io'] }, acme)
  expect(short.isNamedOtherwise('อิโอ')).toBe(false)
})

test('a tree is renamed throughout; an entry that names the brand in other letters goes whole', () => {
  const tree = {
    title: 'Padma Play',
    count: 7,
    nothing: null,
    deep: { here: 'PADMA', gone: 'পদ্মা প্লে' },
    list: ['Padma Play', { a: 'পদ্মা প্লে', b: 'kept?' }, { a: 'Padma Play' }],
  }
  expect(renamedTree(tree, renaming)).toEqual({
    value: { title: 'Acme', count: 7, nothing: null, deep: { here: 'ACME' }, list: ['Acme', { a: 'Acme' }] },
    left: ['deep.gone', 'list[1]'],
  })
})

const adapt = (demo: unknown, options = {}) => {
  const text = typeof demo === 'string' ? demo : JSON.stringify(demo)
  const adapted = adaptDemo(text, { renaming, name: 'Padma Play', isSameCurrency: true, turn: 0, ...options })
  return { demo: adapted.text === null ? null : JSON.parse(adapted.text), left: adapted.left }
}

test.each([
  ['{', 'demo.json: it is not JSON'],
  ['[]', 'demo.json: it is no object'],
  ['null', 'demo.json: it is no object'],
])('%s is no demo content', (text, reason) => {
  expect(adapt(text)).toEqual({ demo: null, left: [reason] })
})

test('demo content loses what another brand may not say, and tells what that was', () => {
  const demo = {
    money: { deposit: 500 },
    jackpot: 1,
    posts: [{ title: 'Padma Play news' }, { title: 'পদ্মা প্লে' }],
    promotions: [{ title: 'Get {{percent}} more' }, { title: 'Play {{count}} games' }],
  }
  expect(adapt(demo, { isSameCurrency: false })).toEqual({
    demo: { posts: [{ title: 'Acme news' }], promotions: [{ title: 'Play {{count}} games' }] },
    left: [
      'money, jackpot of demo.json: amounts in another currency',
      'posts[1] of demo.json: it names Padma Play',
      '1 of the promotions of demo.json: they state a first-deposit bonus',
    ],
  })
  expect(adapt(demo).demo).toMatchObject({ money: { deposit: 500 }, jackpot: 1 })
})

test.each([
  [0, 30, 30],
  [90, 30, 120],
  [-90, 30, 300],
  [360, 30, 30],
  [-720, 30, 30],
  [340, 30, 10],
])('scenes turn by %i degrees with the brand’s colour: %i becomes %i', (turn, hue, turned) => {
  const scene = (value: number) => ({ banners: [{ scene: { hue: value, shade: 30 } }], hue: value })
  expect(adapt(scene(hue), { turn }).demo).toEqual(scene(turned))
})
