import { expect, test } from 'vitest'
import { heroes } from './gallery.ts'
import { makeTitles } from './title-maker.ts'
import { takenTitles } from './title-words.ts'

const titles = makeTitles(heroes, 10_000)

test('ten thousand titles, all distinct', () => {
  expect(new Set(titles.map(({ title }) => title.toLowerCase())).size).toBe(10_000)
})

test('a title is two to four words and short enough to letter', () => {
  for (const { title } of titles) {
    expect(title.length).toBeLessThanOrEqual(18)
    expect(title).toMatch(/^\S+( \S+){1,3}$/)
  }
})

test('no title speaks of faith or burial, or is a known game', () => {
  const faith =
    /\b(gods?|goddess|holy|sacred|temple|shrine|altar|heaven|hell|angel|devil|demon|saint|prophet|soul|tomb|valhalla)\b/i
  for (const { title } of titles) {
    expect(title).not.toMatch(faith)
    expect(takenTitles.has(title.toLowerCase())).toBe(false)
  }
})

test('neighbours show different heroes, and a longer list starts with the shorter one', () => {
  for (let index = 1; index < 500; index++) expect(titles[index]?.heroId).not.toBe(titles[index - 1]?.heroId)
  expect(makeTitles(heroes, 60)).toEqual(titles.slice(0, 60))
})

test('words that cannot give enough titles are an error', () => {
  expect(() => makeTitles([{ id: 'owl', words: ['Owl', 'Wise'] }], 10_000)).toThrow('titles')
})
