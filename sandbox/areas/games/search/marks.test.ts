import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'
import { queryOf } from './query.ts'

function marked(shown: string, typed: string): string {
  const query = queryOf(typed)
  if (!query) throw new Error('Nothing was typed')
  let text = ''
  let from = 0
  for (const [start, end] of marksOf(shown, query)) {
    text += `${shown.slice(from, start)}[${shown.slice(start, end)}]`
    from = end
  }
  return text + shown.slice(from)
}

test.each([
  ['Crimson Facet', 'fac', 'Crimson [Fac]et'],
  ['Crimson Facet', 'facet crim', '[Crim]son [Facet]'],
  ['Koi Fortune', 'koifort', '[Koi Fort]une'],
  ['Tiger Royale', 'tigre royal', '[Tiger] [Royal]e'],
  ['Hổ Vương Rừng Xanh', 'ho vu', '[Hổ Vư]ơng Rừng Xanh'],
  ['Hổ Vương'.normalize('NFD'), 'ho', `[${'Hổ'.normalize('NFD')}] ${'Vương'.normalize('NFD')}`],
  ['スカラベの宝庫', 'からべ', 'ス[カラベ]の宝庫'],
  ['লাল রত্ন', 'রত', 'লাল [রত্ন]'],
  ['ملك البنغال', 'بنغ', 'ملك ال[بنغ]ال'],
  ['Straße', 'stras', '[Straß]e'],
  ['Astra Astral', 'stra', 'A[stra] Astral'],
  ['Ma Mamba', 'mam', 'Ma [Mam]ba'],
  ['Plain', 'zzz', 'Plain'],
])('%s, where %s was typed, shows %s', (shown, typed, expected) => {
  expect(marked(shown, typed)).toBe(expected)
})

test('marks are in order, apart, within the text and never inside a character', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 })
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  fc.assert(
    fc.property(text, text, fc.nat(20), (shown, other, from) => {
      const query = queryOf(shown.slice(from % shown.length) + other) ?? queryOf(shown)
      if (!query) return
      const edges = new Set([...graphemes.segment(shown)].map(({ index }) => index).concat(shown.length))
      let last = -1
      for (const [start, end] of marksOf(shown, query)) {
        expect(start).toBeGreaterThan(last)
        expect(end).toBeGreaterThan(start)
        expect(edges.has(start) && edges.has(end)).toBe(true)
        last = end
      }
    }),
    { numRuns: 200 },
  )
})
