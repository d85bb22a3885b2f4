import { expect, test } from 'vitest'
import { posterSpecFor, vendorStyle } from './catalogue.ts'
import { heroes } from './gallery.ts'
import { hueDistance } from './parts/colour.ts'
import { makeTitles } from './title-maker.ts'

const count = 10_000
const titles = makeTitles(heroes, count)
const specs = titles.map(({ title, heroId }, index) => {
  return posterSpecFor({ index, title, heroId, vendorIndex: (index * 13 + Math.floor(index / 7)) % 60 })
})

test('no two neighbours of ten thousand share a family or a hue within 40 degrees', () => {
  for (let index = 1; index < specs.length; index++) {
    const [before, after] = [specs[index - 1], specs[index]]
    if (!before || !after) continue
    expect(before.family).not.toBe(after.family)
    expect(hueDistance(before.hue, after.hue)).toBeGreaterThan(40)
  }
})

test('a vendor keeps to two or three families and one or two letterforms', () => {
  for (let vendorIndex = 0; vendorIndex < 60; vendorIndex++) {
    const { families, letterforms } = vendorStyle(vendorIndex)
    expect(families.length).toBeGreaterThanOrEqual(2)
    expect(families.length).toBeLessThanOrEqual(3)
    expect([1, 2]).toContain(letterforms.length)
    for (let index = 0; index < 20; index++) {
      const spec = posterSpecFor({ index, title: `Title ${index}`, heroId: heroes[0]?.id ?? '', vendorIndex })
      expect(families).toContain(spec.family)
      expect(letterforms).toContain(spec.letterform)
    }
  }
})

test('every family and every hero is in use', () => {
  expect(new Set(specs.map((spec) => spec.family)).size).toBe(6)
  expect(new Set(specs.map((spec) => spec.heroId)).size).toBe(heroes.length)
})

test('the same game always has the same picture', () => {
  const game = { index: 41, title: 'Wolf Ridge', heroId: heroes[3]?.id ?? '', vendorIndex: 5 }
  expect(posterSpecFor(game)).toEqual(posterSpecFor({ ...game }))
})
