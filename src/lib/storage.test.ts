// Needs a document.
import { expect, test, vi } from 'vitest'
import { classNames } from './class-names.ts'
import { readStored, writeStored } from './storage.ts'

test('what is kept is found again, in its own area', () => {
  writeStored('local', 'a', '1')
  writeStored('session', 'a', '2')
  expect([readStored('local', 'a'), readStored('session', 'a')]).toEqual(['1', '2'])
  writeStored('session', 'a', null)
  expect([readStored('local', 'a'), readStored('session', 'a')]).toEqual(['1', null])
})

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => writeStored('local', 'a', '1')).not.toThrow()
  expect(() => writeStored('local', 'a', null)).not.toThrow()
  expect(readStored('local', 'a')).toBeNull()
  vi.unstubAllGlobals()
})

test('class names leave out what is absent', () => {
  expect(classNames('a', undefined, false, null, '', 'b')).toBe('a b')
  expect(classNames()).toBe('')
})
