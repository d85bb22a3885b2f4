import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  ['nothing', '', 1],
  ['markup alone', `<p class="${'word '.repeat(900)}"></p>`, 1],
  ['words', `<p>${'word, '.repeat(600)}</p>`, 3],
  ['signs without spaces', `<p>${'読む。'.repeat(1000)}</p>`, 4],
  ['both', `<p>${'word '.repeat(200)}${'字'.repeat(500)}</p>`, 2],
])('%s', (_, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
