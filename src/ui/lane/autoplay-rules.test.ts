import { expect, test } from 'vitest'
import { type AutoplayState, hasLaneArrows, isAutoplayOn, isAutoplayRunning, keyStep } from './autoplay-rules.ts'

const moving: AutoplayState = {
  count: 4,
  choice: undefined,
  isHeld: false,
  prefersReducedMotion: false,
  isStillOnTouch: false,
}

test('moves by itself where nothing speaks against it', () => {
  expect(isAutoplayRunning(moving)).toBe(true)
})

test('a single slide never moves, whatever was chosen', () => {
  expect(isAutoplayOn({ ...moving, count: 1, choice: 'play' })).toBe(false)
})

test('stays still for a visitor who prefers reduced motion, until they ask for motion', () => {
  expect(isAutoplayOn({ ...moving, prefersReducedMotion: true })).toBe(false)
  expect(isAutoplayOn({ ...moving, prefersReducedMotion: true, choice: 'play' })).toBe(true)
})

test('stays still on touch where that is wanted', () => {
  expect(isAutoplayOn({ ...moving, isStillOnTouch: true })).toBe(false)
})

test('a pause holds; a pointer or focus holds it for a while but leaves it on', () => {
  expect(isAutoplayOn({ ...moving, choice: 'pause' })).toBe(false)
  expect(isAutoplayOn({ ...moving, isHeld: true })).toBe(true)
  expect(isAutoplayRunning({ ...moving, isHeld: true })).toBe(false)
})

test('arrows stand beside more tiles than the limit, not beside as many', () => {
  expect(hasLaneArrows(7, 7)).toBe(false)
  expect(hasLaneArrows(8, 7)).toBe(true)
})

test('arrow keys follow the line of reading', () => {
  expect(keyStep('ArrowRight', 'ltr')).toBe(1)
  expect(keyStep('ArrowRight', 'rtl')).toBe(-1)
  expect(keyStep('ArrowLeft', 'rtl')).toBe(1)
  expect(keyStep('Home', 'ltr')).toBe(0)
})
