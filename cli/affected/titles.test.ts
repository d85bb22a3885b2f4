import { expect, test } from 'vitest'
import { reasonTitles } from './titles.ts'

test('each kind of reason has words of its own', () => {
  const titles = Object.values(reasonTitles)
  expect(new Set(titles).size).toBe(titles.length)
  // They stand in a table as they are.
  for (const title of titles) expect(title).toMatch(/^[a-z][a-z ]+$/)
})
