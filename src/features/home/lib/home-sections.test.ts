import { expect, test } from 'vitest'
import type { SectionLayout } from '#contract/site/home-sections.ts'
import type { Category } from '#src/config/categories.ts'
import { aCard } from '#src/play/card-fixture.ts'
import { homeSections, sectionRows, vendorCap } from './home-sections.ts'
import type { HomeSection } from './tenant-sections.ts'

const section = (
  gatewayCode: string,
  layout: SectionLayout,
  more: Partial<Category> = {},
  most?: number,
): HomeSection => ({
  category: {
    id: 'bgs',
    path: `/${gatewayCode}`,
    gatewayCode,
    icon: 'dices',
    hasList: true,
    alwaysPage: true,
    isInHeader: true,
    vendors: () => [],
    ...more,
  },
  layout,
  ...(layout.startsWith('half-') && { columns: 6 }),
  most,
})

const lane = (gameCategory: string, ...vendors: string[]) => ({
  gameCategory,
  title: gameCategory,
  total: vendors.length,
  gameClassify: { vendors: vendors.map((code) => ({ code, name: code })) },
  cards: vendors.map((vassalage, nodeId) => aCard({ nodeId, vassalage })),
})

const firsts = (row: readonly (readonly { category: Category }[])[]) =>
  row.flatMap(([first]) => (first ? codes([first]) : []))
const codes = (sections: readonly { category: Category }[]) => sections.map(({ category }) => category.gatewayCode)

test('follows the order of the categories, not of the lanes', () => {
  const sections = homeSections([section('B', 'gallery'), section('A', 'wall')], [lane('A', 'X'), lane('B', 'Y')])
  expect(codes(sections)).toEqual(['B', 'A'])
})

test('a section with an empty list or without a lane is hidden', () => {
  const all = [section('EMPTY', 'gallery'), section('MISSING', 'gallery'), section('A', 'gallery')]
  expect(codes(homeSections(all, [lane('EMPTY'), lane('A', 'X')]))).toEqual(['A'])
})

test('shows only games of the first so many vendors', () => {
  const [first] = homeSections([section('A', 'wall', {}, 3)], [lane('A', 'V1', 'V2', 'V3', 'V4')])
  expect(first?.vendors.map(({ code }) => code)).toEqual(['V1', 'V2', 'V3'])
  expect(first?.cards.map(({ vassalage }) => vassalage)).toEqual(['V1', 'V2', 'V3'])
})

test('a list of vendors is capped', () => {
  const many = Array.from({ length: 20 }, (_, position) => `V${position}`)
  const [first] = homeSections([section('A', 'gallery')], [lane('A', ...many)])
  expect(first?.vendors).toHaveLength(vendorCap)
})

test('vendors that the tenant did not choose, or left out, are not shown', () => {
  const chosen = section('A', 'gallery', { vendors: () => ['V2'] })
  const left = section('A', 'gallery', { excluded: () => ['V2'] })
  expect(homeSections([chosen], [lane('A', 'V1', 'V2')])[0]?.cards.map(({ vassalage }) => vassalage)).toEqual(['V2'])
  expect(homeSections([left], [lane('A', 'V1', 'V2')])[0]?.cards.map(({ vassalage }) => vassalage)).toEqual(['V1'])
})

test('halves of a kind share a row, wherever the second stands', () => {
  const halves: [string, SectionLayout][] = [
    ['A', 'half-wall'],
    ['B', 'wall'],
    ['C', 'half-wall'],
    ['D', 'half-gallery'],
  ]
  const sections = homeSections(
    halves.map(([code, layout]) => section(code, layout)),
    halves.map(([code]) => lane(code, 'X')),
  )
  const rows = sectionRows(sections)
  expect(rows.map(firsts)).toEqual([['A', 'C'], ['B'], ['D']])
  expect(rows[2]?.[0]?.[0].layout).toBe('gallery')
})

test('a section stands in the first row that has room for its columns', () => {
  const placed = [
    { ...section('A', 'ledger'), columns: 8 },
    section('B', 'wall'),
    { ...section('C', 'table'), columns: 4 },
    { ...section('D', 'table'), columns: 4 },
  ]
  const lanes = placed.map(({ category }) => lane(category.gatewayCode, 'X'))
  expect(sectionRows(homeSections(placed, lanes)).map(firsts)).toEqual([['A', 'C'], ['B'], ['D']])
})

test('a section below the one before it shares that one’s part of the row', () => {
  const placed = [
    { ...section('A', 'ledger'), columns: 8 },
    { ...section('B', 'table'), columns: 4 },
    { ...section('C', 'table'), isBelow: true },
  ]
  const lanes = placed.map(({ category }) => lane(category.gatewayCode, 'X'))
  expect(sectionRows(homeSections(placed, lanes)).map((row) => row.map(codes))).toEqual([[['A'], ['B', 'C']]])
  const [first] = homeSections([{ ...section('A', 'table'), isBelow: true }], lanes)
  expect(sectionRows(first ? [first] : [])).toHaveLength(1)
})
