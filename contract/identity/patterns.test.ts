import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRealDate, lengthOf, matchesWhole, patternFamilies } from './patterns.ts'

const characters = (text: string) => [...text]
const isBetween = (character: string, first: string, last: string) => character >= first && character <= last
const isDigit = (character: string) => isBetween(character, '0', '9')
const isCapital = (character: string) => isBetween(character, 'A', 'Z')
const isSmall = (character: string) => isBetween(character, 'a', 'z')
const isLetter = (character: string) => isCapital(character) || isSmall(character)
const isEither = (character: string) => isLetter(character) || isDigit(character)
const isAny = (text: string) => (character: string) => text.includes(character)

const han = '漢字々〇𠮷'
const hangul = '가힣ㄱᄀ'
const thai = 'กฮาำ้๙'
const fullWidth = 'あアー　、Ａ９！￥'
const marks = '\u0301\u0300'
const spaces = ' \u00A0\u3000\t\n'
const punctuation = ".,!-_·「」؟’'"
const symbols = '€+<😀'
const others = 'éßжשعﾔｱ９１²\u200D\u202E'

/** What stands for every kind of character that tells one family from another. */
const palette = [
  ...'azAZ0919',
  ...han,
  ...hangul,
  ...thai,
  ...fullWidth,
  ...marks,
  ...spaces,
  ...punctuation,
  ...symbols,
  ...others,
]

const isHan = isAny(han)
const isPunctuation = isAny(`${punctuation}、！`)
const isBlank = isAny(spaces)
const isSymbol = (character: string) => isPunctuation(character) || isAny(`${symbols}￥`)(character)

/** A text that is not empty and of these characters alone. */
const allOf =
  (...kinds: ((character: string) => boolean)[]) =>
  (text: string) =>
    text !== '' && characters(text).every((character) => kinds.some((isKind) => isKind(character)))
const some = (text: string, isKind: (character: string) => boolean) => characters(text).some(isKind)

/** What each family says, told without regular expressions; e-mail, names and dates have tests of their own. */
const meanings: Readonly<Record<number, (text: string) => boolean>> = {
  1: () => true,
  2: (text) => isLetter(text[0] ?? '') && allOf(isEither)(text),
  3: allOf(isHan, isDigit),
  5: allOf(isEither),
  6: (text) => allOf(isEither)(text) && some(text, isLetter) && some(text, isDigit),
  7: allOf(isDigit),
  8: (text) => allOf(isEither)(text) && some(text, isCapital),
  9: (text) => allOf(isLetter, isAny(' '))(text) && some(text, isLetter),
  10: (text) => text !== '' && !some(text, isBlank),
  11: (text) => allOf(isHan, isPunctuation)(text) && some(text, isHan),
  14: allOf(isAny(hangul)),
  15: allOf(isAny(thai)),
  17: allOf(isHan, isAny(fullWidth), isAny('「」９１')),
  18: allOf(isCapital),
  19: (text) => text.startsWith('9') && allOf(isDigit)(text),
  20: (text) => [isCapital, isSmall, isDigit, isSymbol].every((isKind) => some(text, isKind)) && !some(text, isBlank),
}

const sourceOf = (id: number) => patternFamilies.find((family) => family.id === id)?.source ?? ''
const matches = (id: number, value: string) => matchesWhole(sourceOf(id), value)
const named = patternFamilies.map(({ id, name }) => [id, name] as const)

test.each(named.filter(([id]) => meanings[id]))('%i: %s, of whatever a text is made', (id) => {
  const means = meanings[id] ?? (() => false)
  const anything = fc.string({ unit: fc.constantFrom(...palette), maxLength: 8 })
  // Texts of what the family takes, so that half of the samples are not refused for their first character.
  const fitting = palette.filter((character) => [character, `A${character}a`, `Aa1!${character}`].some(means))
  const likely = fc.string({ unit: fc.constantFrom(...fitting, '9', 'A'), maxLength: 8 })
  const agrees = (text: string) => matches(id, text) === means(text)
  fc.assert(fc.property(anything, agrees), { numRuns: 300 })
  fc.assert(fc.property(likely, agrees), { numRuns: 300 })
})

const accepted: readonly [id: number, values: readonly string[]][] = [
  [1, ['', ' ', 'a\nb', 'שלום', '👩‍🚀']],
  [2, ['a', 'Zoe9', 'x123']],
  [3, ['山田', '佐々木3', '𠮷野家24', '7']],
  [4, ["o'neil+news@mail.example", 'a@b.cd', 'first.last@sub-domain.example.co', 'x_y@z.xn--p1ai', '-@1.example']],
  [6, ['a1', '1a', 'Harbour7']],
  [8, ['A', 'abC1']],
  [9, ['Mina Karim', 'a b c']],
  [11, ['王小明', '欧阳·娜娜', '“你好”，世界！']],
  [12, ['1990-12-31', '2024-02-29', '0001-01-01']],
  [13, ['12-31-1990', '02-29-2024']],
  [14, ['김철수', '\u1100\u1161', 'ㅋㅋ']],
  [15, ['สมชาย', 'น้ำ', 'ก็']],
  [
    16,
    ['Ana Núñez', 'Ana Nu\u0301n\u0303ez', '山田　太郎', 'Mary-Jane O’Neil Jr.', 'Нина К', 'علي حسن', 'J. R. Karim'],
  ],
  [17, ['ヤマダ　タロウ', 'やまだ', '山田９', 'Ｔａｒｏ！']],
  [20, ['aB1!', 'Пa1B€', 'x9$Lq2!v', 'aB1😀']],
]

const refused: readonly [id: number, values: readonly string[]][] = [
  [2, ['', '1a', '_a', 'aé', 'а1' /* Cyrillic */, 'ａ1', 'a\u0301', 'a\n']],
  [3, ['', 'a', '１', '山 田', 'やま']],
  [4, ['a@b', '@b.cd', 'a@', 'a..b@c.de', '.a@b.cd', 'a.@b.cd', 'a@.b.cd', 'a@b..cd', 'a@-b.cd', 'a@b-.cd']],
  [4, ['a@b@c.de', 'a b@c.de', 'a@b.c', 'a@b.1c', 'a@b.cd\n', 'ａ@b.cd', `${'a'.repeat(65)}@b.cd`, 'a@b.-cd']],
  [9, ['', '   ', 'Núñez', 'a\u00A0b', 'a-b']],
  [12, ['1990-1-31', '1990-13-01', '1990-00-10', '1990-01-32', '90-01-01', '1990/01/01', '１990-01-01', '1990-01-01 ']],
  [13, ['1990-12-31', '13-01-1990', '00-01-1990', '12-32-1990']],
  [14, ['김a', '金', '김 철수']],
  [15, ['ກ' /* Lao */, 'ก ก', 'ก฿']],
  [16, ['Ana', ' Ana Karim', 'Ana ', 'Ana  ', '- -', 'Ana 3', 'Ana\tKarim', 'Ana\u202EKarim', '1 a']],
  [17, ['ﾔﾏﾀﾞ', 'yamada', 'ヤマダ ', '9']],
  [20, ['aB1', 'aB!', 'a1!', 'B1!', 'a B1!', '']],
]

const samples = (lists: typeof accepted) => lists.flatMap(([id, values]) => values.map((value) => [id, value] as const))
test.each(samples(accepted))('%i takes %j', (id, value) => expect(matches(id, value)).toBe(true))
test.each(samples(refused))('%i refuses %j', (id, value) => expect(matches(id, value)).toBe(false))

test('e-mail addresses of any sound form are taken, and a blank makes any unsound', () => {
  const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,8}[a-z0-9])?$/)
  const local = fc.stringMatching(/^[A-Za-z0-9_+']{1,12}(?:\.[A-Za-z0-9-]{1,8}){0,2}$/)
  const address = fc
    .tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }), fc.stringMatching(/^[a-z]{2,10}$/))
    .map(([name, labels, top]) => `${name}@${labels.join('.')}.${top}`)
  fc.assert(fc.property(address, (value) => matches(4, value)))
  const place = fc.tuple(address, fc.nat(), fc.constantFrom(' ', '\u00A0', '\u0301', '@', '<'))
  fc.assert(
    fc.property(place, ([value, at, stranger]) => {
      const index = at % (value.length + 1)
      return !matches(4, value.slice(0, index) + stranger + value.slice(index))
    }),
  )
})

test('days of the calendar are real, and no others', () => {
  const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const [year, month, number] = date.toISOString().slice(0, 10).split('-')
      const [first, second] = [`${year}-${month}-${number}`, `${month}-${number}-${year}`]
      expect([matches(12, first), isRealDate(12, first)]).toEqual([true, true])
      expect([matches(13, second), isRealDate(13, second)]).toEqual([true, true])
    }),
  )
  for (const value of ['2023-02-29', '1900-02-29', '2024-02-30', '2024-04-31', '2024-06-31'])
    expect([value, matches(12, value), isRealDate(12, value)]).toEqual([value, true, false])
  expect(isRealDate(13, '02-29-2023')).toBe(false)
  expect(isRealDate(12, 'not a date')).toBe(false)
  expect(isRealDate(7, '99')).toBe(true)
})

test.each(named)('%i: %s runs in linear time: no group is repeated, and the gateway may send it', (id) => {
  const source = sourceOf(id)
  // The one star that is no expression is the sign for any text.
  if (source !== '*') expect(source).not.toMatch(/\)[*+{]/)
  expect(source.length).toBeLessThanOrEqual(500)
})

test('ids are those of the messages, and no two families are the same', () => {
  expect(patternFamilies.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(new Set(patternFamilies.map(({ source }) => source)).size).toBe(20)
})

test('a length is told in characters', () => {
  expect(lengthOf('𠮷野')).toBe(2)
  expect(lengthOf('e\u0301')).toBe(2)
})
