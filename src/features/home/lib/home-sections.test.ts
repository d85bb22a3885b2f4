import { expect, test } from 'vitest'
import type { Category, HomeSection } from '#src/config/categories.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { homeSections, sectionRows, vendorCap } from './home-sections.ts'

const category = (gatewayCode: string, home?: HomeSection, more: Partial<Category> = {}): Category => ({
  id: 'bgs',
  path: `/${gatewayCode}`,
  gatewayCode,
  icon: 'dices',
  hasList: true,
  alwaysPage: true,
  isInHeader: true,
  vendors: () => [],
  ...(home && { home }),
  ...more,
})

const lane = (gameCategory: string, ...vendors: string[]) => ({
  gameCategory,
  title: gameCategory,
  total: vendors.length,
  gameClassify: { vendors: vendors.map((code) => ({ code, name: code })) },
  cards: vendors.map((vassalage, nodeId) => aCard({ nodeId, vassalage })),
})

const codes = (sections: readonly { category: Category }[]) => sections.map(({ category }) => category.gatewayCode)

test('follows the order of the categories, not of the lanes', () => {
  const sections = homeSections(
    [category('B', { layout: 'wide' }), category('A', { layout: 'posters' })],
    [lane('A', 'X'), lane('B', 'Y')],
  )
  expect(codes(sections)).toEqual(['B', 'A'])
})

test('a section with an empty list, without a lane or without a place on the page is hidden', () => {
  const all = [
    category('EMPTY', { layout: 'wide' }),
    category('MISSING', { layout: 'wide' }),
    category('UNPLACED'),
    category('A', { layout: 'wide' }),
  ]
  expect(codes(homeSections(all, [lane('EMPTY'), lane('UNPLACED', 'X'), lane('A', 'X')]))).toEqual(['A'])
})

test('shows only games of the first so many vendors', () => {
  const [section] = homeSections(
    [category('A', { layout: 'posters', vendors: 3 })],
    [lane('A', 'V1', 'V2', 'V3', 'V4')],
  )
  expect(section?.vendors.map(({ code }) => code)).toEqual(['V1', 'V2', 'V3'])
  expect(section?.cards.map(({ vassalage }) => vassalage)).toEqual(['V1', 'V2', 'V3'])
})

test('a list of vendors is capped', () => {
  const many = Array.from({ length: 20 }, (_, position) => `V${position}`)
  const [section] = homeSections([category('A', { layout: 'wide' })], [lane('A', ...many)])
  expect(section?.vendors).toHaveLength(vendorCap)
})

test('vendors that the tenant did not choose, or left out, are not shown', () => {
  const chosen = category('A', { layout: 'wide' }, { vendors: () => ['V2'] })
  const left = category('A', { layout: 'wide' }, { excluded: () => ['V2'] })
  expect(homeSections([chosen], [lane('A', 'V1', 'V2')])[0]?.cards.map(({ vassalage }) => vassalage)).toEqual(['V2'])
  expect(homeSections([left], [lane('A', 'V1', 'V2')])[0]?.cards.map(({ vassalage }) => vassalage)).toEqual(['V1'])
})

test('halves of a kind share a row, wherever the second stands', () => {
  const halves: [string, HomeSection['layout']][] = [
    ['A', 'half'],
    ['B', 'posters'],
    ['C', 'half'],
    ['D', 'half-wide'],
  ]
  const sections = homeSections(
    halves.map(([code, layout]) => category(code, { layout })),
    halves.map(([code]) => lane(code, 'X')),
  )
  const rows = sectionRows(sections)
  expect(rows.map(codes)).toEqual([['A', 'C'], ['B'], ['D']])
  expect(rows[2]?.[0]?.home.layout).toBe('wide')
})
