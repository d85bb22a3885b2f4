import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

const lengthOf = (text: string) => text.length

test('a drawing is made once while it is kept', () => {
  const memory = createMemory(100, lengthOf)
  let made = 0
  const make = () => `drawing ${++made}`
  expect(memory.get('a', make)).toBe('drawing 1')
  expect(memory.get('a', make)).toBe('drawing 1')
})

test('what was asked for longest ago goes first', () => {
  const memory = createMemory(30, lengthOf)
  let made = 0
  const make = () => String(++made).padEnd(10)
  for (const key of ['a', 'b', 'c', 'a', 'd']) memory.get(key, make)
  expect(memory.get('a', make).trim()).toBe('1')
  expect(memory.get('b', make).trim()).toBe('5')
})

test('a drawing larger than the memory is still given, and a failed one is not kept', () => {
  const memory = createMemory(5, lengthOf)
  expect(memory.get('large', () => 'x'.repeat(20))).toHaveLength(20)
  const fail = () => {
    throw new Error('no ink')
  }
  expect(() => memory.get('bad', fail)).toThrow('no ink')
  expect(memory.get('bad', () => 'ok')).toBe('ok')
})

test('where no size is said, so many values are kept', () => {
  const memory = createMemory<object>(2)
  const [first, second] = [memory.get('a', () => ({})), memory.get('b', () => ({}))]
  expect(memory.get('a', () => ({}))).toBe(first)
  memory.get('c', () => ({}))
  expect(memory.get('a', () => ({}))).toBe(first)
  expect(memory.get('b', () => ({}))).not.toBe(second)
})
