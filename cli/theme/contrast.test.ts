import { expect, test } from 'vitest'
import { pixelOf, ratioOf, readColour } from './colour.ts'
import { findShortfalls, measurePairs, passingColour } from './contrast.ts'

const ratioOfPair = (
  values: Record<string, string>,
  foreground: string,
  background: string,
  theme: 'dark' | 'light' = 'light',
) => measurePairs(values, theme).find((pair) => pair.foreground === foreground && pair.background === background)?.ratio

const white = '#fff'
const black = '#000'

test.each([
  [black, white, 21],
  [white, black, 21],
  [white, white, 1],
  ['#777', white, 4.48],
  ['#767676', white, 4.54],
  ['#595959', white, 7],
])('%s on %s is %d:1, as WCAG computes it', (text, ground, ratio) => {
  const values = { 'color-text-1': text, 'color-bg': ground }
  expect(ratioOfPair(values, 'color-text-1', 'color-bg')).toBeCloseTo(ratio, 1)
})

test('a pair under its minimum is found, and one at it is not', () => {
  const found = (text: string) => findShortfalls({ 'color-text-1': text, 'color-bg': white }, 'light')
  expect(found('#767676')).toEqual([])
  expect(found('#777')).toMatchObject([
    {
      foreground: 'color-text-1',
      background: 'color-bg',
      minimum: 4.5,
      theme: 'light',
      foregroundValue: '#777',
      backgroundValue: white,
    },
  ])
})

test('what only has to be seen passes at 3:1', () => {
  const values = { 'color-action': '#888', 'color-bg': white, 'color-text-1': black }
  expect(ratioOfPair(values, 'color-action', 'color-bg')).toBeLessThan(4.5)
  expect(findShortfalls(values, 'light')).toEqual([])
})

test('a text with alpha is weaker than it is written', () => {
  const values = { 'color-text-1': 'rgb(0 0 0 / .5)', 'color-bg': white }
  expect(ratioOfPair(values, 'color-text-1', 'color-bg')).toBeCloseTo(3.95, 1)
})

test('a ground with alpha lies over the page, and over black or white where the theme names none', () => {
  const values = { 'color-text-1': white, 'color-surface-1': 'rgb(255 255 255 / 0)' }
  expect(ratioOfPair({ ...values, 'color-bg': black }, 'color-text-1', 'color-surface-1')).toBe(21)
  expect(ratioOfPair(values, 'color-text-1', 'color-surface-1', 'dark')).toBe(21)
  expect(ratioOfPair(values, 'color-text-1', 'color-surface-1', 'light')).toBe(1)
})

test('text over a picture is measured where it is worst: over white and over black', () => {
  const over = (scrim: string) =>
    ratioOfPair({ 'color-hero-copy': white, 'color-scrim': scrim, 'color-bg': black }, 'color-hero-copy', 'color-scrim')
  expect(over('rgb(0 0 0 / .5)')).toBeLessThan(4.5)
  expect(over('rgb(0 0 0 / .8)')).toBeGreaterThan(4.5)
  expect(over('rgb(255 255 255 / .8)')).toBeLessThan(2)
})

test('a colour that is missing or unreadable is no pair: it has a finding of its own', () => {
  expect(measurePairs({}, 'dark')).toEqual([])
  expect(measurePairs({ 'color-text-1': 'greenish', 'color-bg': white }, 'dark')).toEqual([])
})

const ratio = (a: string, b: string) => {
  const [one, other] = [readColour(a), readColour(b)]
  return one && other ? ratioOf(pixelOf(one), pixelOf(other)) : 0
}
const better = (values: Record<string, string>, name: string) => {
  const [shortfall] = findShortfalls(values, 'light')
  return shortfall ? passingColour(values, shortfall, name) : null
}

test('the colour that is suggested passes in every pair of its token', () => {
  const values = { 'color-text-2': '#999', 'color-bg': white, 'color-surface-1': '#eee', 'color-inset': '#ddd' }
  const found = better(values, 'color-text-2') ?? ''
  for (const ground of [white, '#eee', '#ddd']) expect(ratio(found, ground)).toBeGreaterThanOrEqual(4.5)
})

test('the ground can be the one that gives way', () => {
  const values = { 'color-text-1': '#888', 'color-bg': white }
  expect(ratio('#888', better(values, 'color-bg') ?? '')).toBeGreaterThanOrEqual(4.5)
})

test('where nothing passes in all pairs, one that passes in this pair is suggested', () => {
  const values = { 'color-text-1': '#777', 'color-bg': white, 'color-surface-1': black, 'color-surface-2': '#767676' }
  const found = better(values, 'color-text-1') ?? ''
  expect(ratio(found, white)).toBeGreaterThanOrEqual(4.5)
})

test('a token whose colour cannot be read gets no suggestion', () => {
  const values = { 'color-text-1': '#999', 'color-bg': white }
  const [shortfall] = findShortfalls(values, 'light')
  if (!shortfall) throw new Error('no shortfall')
  expect(passingColour({ 'color-bg': white }, shortfall, 'color-text-1')).toBe(null)
})
