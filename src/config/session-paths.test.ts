import { expect, test } from 'vitest'
import { neededFor } from './session-paths.ts'

test.each([
  ['/member', 'full'],
  ['/Member/', 'full'],
  ['/lottery', 'full'],
  ['/VNLottery', 'full'],
  ['/sealottery', 'full'],
  ['/favorite', 'session'],
  ['/recent', 'session'],
  ['/pointMall', 'nothing'],
  ['/seamless', 'nothing'],
  ['/promotions', 'nothing'],
  ['/', 'nothing'],
])('%s needs %s', (path, needed) => {
  expect(neededFor(path)).toBe(needed)
})
