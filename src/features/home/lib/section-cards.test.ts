import { expect, test } from 'vitest'
import type { SectionLayout } from '#contract/site/home-sections.ts'
import { aCard } from '#src/play/card-fixture.ts'
import type { SectionData } from './home-sections.ts'
import { cardsShown, hasTabs, vendorsAsked } from './section-cards.ts'

interface Home {
  layout: SectionLayout
  most?: number
}

const section = ({ layout, most }: Home, vendors: string[], cards: number): SectionData => ({
  total: 40,
  category: {
    id: 'bgs',
    path: '/bgs',
    gatewayCode: 'BGS',
    icon: 'dices',
    hasList: true,
    alwaysPage: true,
    isInHeader: true,
    vendors: () => [],
  },
  layout,
  most,
  vendors: vendors.map((code) => ({ code, name: code })),
  cards: Array.from({ length: cards }, (_, nodeId) => aCard({ nodeId })),
})

const ids = (cards: readonly { nodeId: number }[]) => cards.map(({ nodeId }) => nodeId)

test('only a choice of several vendors is tabs', () => {
  expect(hasTabs(section({ layout: 'wall', most: 3 }, ['A', 'B'], 9))).toBe(true)
  expect(hasTabs(section({ layout: 'wall', most: 3 }, ['A'], 9))).toBe(false)
  expect(hasTabs(section({ layout: 'stage', most: 1 }, ['A'], 9))).toBe(false)
  expect(hasTabs(section({ layout: 'gallery' }, ['A', 'B'], 9))).toBe(false)
})

test('asks for vendors’ games only where the lane brought too few, and always for a chosen tab', () => {
  expect(vendorsAsked(section({ layout: 'wall', most: 3 }, ['A', 'B'], 14), undefined)).toEqual([])
  expect(vendorsAsked(section({ layout: 'wall', most: 3 }, ['A', 'B'], 13), undefined)).toEqual(['A', 'B'])
  expect(vendorsAsked(section({ layout: 'wall', most: 3 }, ['A', 'B'], 14), 'B')).toEqual(['B'])
  expect(vendorsAsked(section({ layout: 'gallery' }, ['A', 'B'], 1), undefined)).toEqual([])
})

test('fills up with one game of each vendor in turn, none twice', () => {
  const shown = cardsShown(section({ layout: 'stage', most: 1 }, ['A'], 2), undefined, [
    [aCard({ nodeId: 1 }), aCard({ nodeId: 10 }), aCard({ nodeId: 11 })],
    [aCard({ nodeId: 20 })],
  ])
  expect(ids(shown)).toEqual([0, 1, 20, 10, 11])
})

test('a chosen tab shows its vendor alone, and no more than the layout has room for', () => {
  const data = section({ layout: 'gallery', most: 2 }, ['A', 'B'], 9)
  const own = Array.from({ length: 8 }, (_, position) => aCard({ nodeId: 100 + position }))
  expect(ids(cardsShown(data, 'B', [own]))).toEqual([100, 101, 102])
  expect(cardsShown(data, 'B', [])).toEqual([])
})
