import { expect, test } from 'vitest'
import { isNeeded } from './scripts.ts'

test.each([
  ['thai', ['th', 'en'], true],
  ['thai', ['en'], false],
  ['latin', ['th'], true],
  // A tenant may ask for a subset by any name, also one that every object has.
  ['__proto__', ['en'], true],
  ['toString', ['en'], true],
])('the subset %s for %j: %s', (subset, tags, needed) => {
  expect(isNeeded(subset, tags)).toBe(needed)
})
