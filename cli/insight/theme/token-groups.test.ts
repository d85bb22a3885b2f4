import { expect, test } from 'vitest'
import { groupTokens } from './token-groups.ts'

test('every token stands in one group, in the order that people count in', () => {
  const names = ['text-12', 'text-8', 'color-bg', 'color-on-wins', 'tile-frame-colour', 'shadow-1', 'brand-new-thing']
  const { colours, others } = groupTokens(names)
  expect([...colours, ...others].flatMap((group) => group.names).sort()).toEqual(names.toSorted())
  expect(others.find(({ title }) => title === 'Type')?.names).toEqual(['text-8', 'text-12'])
  expect(others.find(({ title }) => title === 'Others')?.names).toEqual(['brand-new-thing'])
  expect(colours.map(({ title }) => title)).toEqual(['Surfaces', 'Money and wins', 'Other colours'])
})
