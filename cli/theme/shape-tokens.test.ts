import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shapeTokens } from './shape-tokens.ts'

const tokens = join(import.meta.dirname, '..', '..', 'tokens')
const shapesOf = (tree: object) => {
  const { text, dropped } = shapeTokens(tokens, JSON.stringify(tree))
  return { tree: text === null ? null : JSON.parse(text), dropped }
}

test('radii, distances and type stay; colours and shadows go', () => {
  expect(
    shapesOf({
      skew: { $value: -18 },
      radius: { tile: { $value: { value: 10, unit: 'px' } } },
      color: { $type: 'color', bg: { $value: '#000' }, header: { $value: '{color.bg}' } },
      shadow: { 1: { $value: [] } },
    }),
  ).toEqual({
    tree: { skew: { $value: -18 }, radius: { tile: { $value: { value: 10, unit: 'px' } } } },
    dropped: ['color.bg', 'color.header', 'shadow.1'],
  })
})

test('a brand’s own primitives go where they are colours, with what leads to them', () => {
  const own = { brand: { ink: { $type: 'color', $value: '#0b0f0d' }, step: { $type: 'number', $value: 3 } } }
  expect(shapesOf({ ...own, tile: { 'frame-colour': { $value: '{brand.ink}' } } })).toEqual({
    tree: { brand: { step: { $type: 'number', $value: 3 } } },
    dropped: ['brand.ink', 'tile.frame-colour'],
  })
})

test('of colours alone nothing stays; a file without any is left as it was', () => {
  expect(shapesOf({ color: { $type: 'color', bg: { $value: '#000' } } })).toEqual({ tree: null, dropped: ['color.bg'] })
  expect(shapeTokens(tokens, '{ "skew": { "$value": 1 } }')).toEqual({
    text: '{ "skew": { "$value": 1 } }',
    dropped: [],
  })
})
