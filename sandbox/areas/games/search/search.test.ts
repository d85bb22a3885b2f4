import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCatalogue } from '#sandbox/catalogue/seed/catalogue.ts'
import { fold } from './fold.ts'
import { marksOf } from './marks.ts'
import { search } from './search.ts'
import { makeView } from './view.ts'

const games = makeCatalogue(1, 600)
const names: Readonly<Record<string, string>> = {
  'Tiger Royale': 'Hổ Vương Rừng Xanh',
  'Great Tide': 'Đại Dương Cuộn Sóng',
}
const view = makeView(games, { language: 'VI', nameOf: ({ title }) => names[title] ?? title })

test('a list names none of its games, a search and an order by name do', () => {
  let named = 0
  const nameOf = ({ title }: { title: string }) => {
    named += 1
    return title
  }
  const counted = makeView(games, { language: 'EN', nameOf })
  expect(counted.list('RNG', 'popular').length).toBeGreaterThan(100)
  expect(counted.byCode.size).toBe(games.length)
  expect(named).toBe(0)
  counted.list('RNG', 'name')
  expect(named).toBe(counted.list('RNG', 'popular').length)
  search(counted, 'tiger', { most: 1 })
  search(counted, 'tiger', { most: 1 })
  expect(named).toBe(games.length)
})

test('every game is found first by its own name, or after another of that name', () => {
  for (const { name } of view.entries) {
    const [first] = search(view, name, { most: 1 })?.hits ?? []
    expect(fold(first?.text ?? ''), name).toBe(fold(name))
  }
})

test('a mistyped word finds the near name first, not letters across two words', () => {
  const whole = makeView(makeCatalogue(1, 10_000), { language: 'EN', nameOf: ({ title }) => title })
  const first = (typed: string, most = 5) => search(whole, typed, { most })?.hits.map(({ text }) => text) ?? []
  for (const text of first('tigr')) expect(text).toMatch(/^Tiger |Tiger( |$)/)
  expect(first('koifortune', 1)).toEqual(['Koi Fortune'])
})

test.each([
  ['jackpot', 'jackpot'],
  ['free spins', 'free-spins'],
  ['vòng quay miễn phí', 'free-spins'],
])('%s finds the games that have it', (typed, feature) => {
  const found = search(view, typed, { most: 600 })
  const having = view.entries.filter(({ game }) => game.features.split(' ').includes(feature))
  const by = new Set(found?.hits.map(({ entry }) => entry))
  expect(having.length).toBeGreaterThan(3)
  expect(having.filter((entry) => !by.has(entry))).toEqual([])
})

test('what is typed on narrows what was found by letters', () => {
  const title = 'Lamp of Wonders'
  for (let length = 1; length <= title.length; length++) {
    const found = search(view, title.slice(0, length), { most: 60 })
    expect(found?.hits.some(({ entry }) => entry.game.title === title) || (found?.total ?? 0) > 60).toBe(true)
  }
})

test('any text can be looked for, and marks lie within what is shown', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(fc.constantFrom('ti', 'tiger', 'vuong', 'go', 'ocean', 'x', ' ', '’', 'ổ'), { maxLength: 12 })
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const found = search(view, text, { most: 20 })
      if (!found) return
      expect(found.hits.length).toBe(Math.min(20, found.total))
      expect(new Set(found.hits.map(({ entry }) => entry)).size).toBe(found.hits.length)
      for (const hit of found.hits) {
        const marks = marksOf(hit.text, found.query)
        if (hit.isMarked) expect(marks, `${text} in ${hit.text}`).not.toEqual([])
        for (const [start, end] of marks) expect(start >= 0 && start < end && end <= hit.text.length).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
