import { expect, test } from 'vitest'
import { catalogueVendors } from '#contract/lobby/vendors.ts'
import { posterSpecFor } from './catalogue.ts'
import { heroes } from './gallery.ts'
import { grammarIds } from './grammars/grammars.ts'
import { hueDistance } from './parts/colour.ts'
import { makeTitles } from './title-maker.ts'

const count = 10_000
const vendors = catalogueVendors.filter(({ gameCategories }) =>
  gameCategories.some((type) => /RNG|FISH|PVP|LOTT|BGS/.test(type)),
)
const specs = makeTitles(heroes, count).map(({ title, heroId }, index) => {
  const vendor = vendors[(index * 13 + Math.floor(index / 7)) % vendors.length]?.code ?? ''
  return { vendor, ...posterSpecFor({ index, title, heroId, vendor, isShowpiece: false }) }
})

test('no two neighbours of ten thousand share a family or a hue within 40 degrees', () => {
  for (let index = 1; index < specs.length; index++) {
    const [before, after] = [specs[index - 1], specs[index]]
    if (!before || !after) continue
    expect(before.family).not.toBe(after.family)
    expect(hueDistance(before.hue, after.hue)).toBeGreaterThan(40)
  }
})

test('a vendor draws in one grammar with one face, and no other vendor in both', () => {
  const hands = new Map<string, Set<string>>()
  for (const { vendor, grammar, letterform } of specs) {
    hands.set(vendor, (hands.get(vendor) ?? new Set()).add(`${grammar} ${letterform}`))
  }
  for (const [vendor, hand] of hands) expect([vendor, ...hand]).toHaveLength(2)
  const all = [...hands.values()].flatMap((hand) => [...hand])
  expect(all.filter((hand, place) => all.indexOf(hand) !== place)).toEqual([])
})

test('every grammar and every hero is in use', () => {
  expect(new Set(specs.map((spec) => spec.grammar)).size).toBe(grammarIds.length)
  expect(new Set(specs.map((spec) => spec.heroId)).size).toBe(heroes.length)
})

test('the same game always has the same picture', () => {
  const game = { index: 41, title: 'Wolf Ridge', heroId: heroes[3]?.id ?? '', vendor: 'KNA', isShowpiece: true }
  expect(posterSpecFor(game)).toEqual(posterSpecFor({ ...game }))
})
