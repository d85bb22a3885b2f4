import { expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { stamp } from './stamp.ts'

test('a timestamp is yyyy-MM-dd hh:mm:ss of 24 hours in the tenant’s zone', () => {
  setSite({ ...siteForTests, timeZone: 'Asia/Dhaka' })
  expect(stamp('2026-11-20T18:05:09.999Z')).toBe('2026-11-21 00:05:09')
  expect(stamp('2026-11-20T06:05:09Z')).toBe('2026-11-20 12:05:09')
})
