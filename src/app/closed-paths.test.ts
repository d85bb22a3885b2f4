import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { isClosedPath } from './closed-paths.ts'

beforeEach(() => setSite({ ...siteForTests, categories: ['rng'] }))

test.each(['/promotions', '/PROMOTIONS/', '/rng'])('%s is a part to come', (path) => {
  expect(isClosedPath(path)).toBe(true)
})

test.each(['/live', '/member', '/nothing', '/registered', '/rng/more'])('%s is no part of this site', (path) => {
  expect(isClosedPath(path)).toBe(false)
})
