// Needs a document.
import { expect, test, vi } from 'vitest'
import { classNames } from './class-names.ts'
import { keep, kept } from './storage.ts'

test('what is kept is found again, in its own area', () => {
  keep('local', 'a', '1')
  keep('session', 'a', '2')
  expect([kept('local', 'a'), kept('session', 'a')]).toEqual(['1', '2'])
  keep('session', 'a', null)
  expect([kept('local', 'a'), kept('session', 'a')]).toEqual(['1', null])
})

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keep('local', 'a', '1')).not.toThrow()
  expect(() => keep('local', 'a', null)).not.toThrow()
  expect(kept('local', 'a')).toBeNull()
  vi.unstubAllGlobals()
})

test('class names leave out what is absent', () => {
  expect(classNames('a', undefined, false, null, '', 'b')).toBe('a b')
  expect(classNames()).toBe('')
})
