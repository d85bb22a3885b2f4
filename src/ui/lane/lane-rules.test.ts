import { expect, test } from 'vitest'
import { easeInOut, laneEnds, pageOffset, stepOffset, tilesNear } from './lane-rules.ts'

test('knows both ends of a lane', () => {
  expect(laneEnds(0, 500, 1200)).toEqual({ hasBack: false, hasOn: true })
  expect(laneEnds(300, 500, 1200)).toEqual({ hasBack: true, hasOn: true })
  expect(laneEnds(700, 500, 1200)).toEqual({ hasBack: true, hasOn: false })
})

test('a lane that fits has no ends to go to', () => {
  expect(laneEnds(0, 500, 500)).toEqual({ hasBack: false, hasOn: false })
})

test('a page is whole tiles, and begins at one', () => {
  expect(pageOffset(0, 500, 160, 1)).toBe(480)
  expect(pageOffset(490, 500, 160, -1)).toBe(0)
  expect(pageOffset(0, 100, 160, 1)).toBe(160)
})

test('a step goes to the next tile, and from the end back to the start', () => {
  expect(stepOffset(0, 500, 1200, 160)).toBe(160)
  expect(stepOffset(150, 500, 1200, 160)).toBe(160)
  expect(stepOffset(160, 500, 1200, 160)).toBe(320)
  expect(stepOffset(700, 500, 1200, 160)).toBe(0)
})

test('the movement begins and ends gently', () => {
  expect([0, 0.5, 1].map(easeInOut)).toEqual([0, 0.5, 1])
  expect(easeInOut(0.1)).toBeLessThan(0.1)
  expect(easeInOut(0.9)).toBeGreaterThan(0.9)
})

test.each<[string, number, number]>([
  ['at its start', 0, 14],
  ['a page on', 700, 21],
  ['at its end', 3500, 42],
])('the tiles in sight and a page on are near: %s', (_, offset, near) => {
  expect(tilesNear([offset, 700, 4200], 42)).toBe(near)
})

test('of a lane without a size all tiles are near', () => {
  expect(tilesNear([0, 0, 0], 42)).toBe(42)
})
