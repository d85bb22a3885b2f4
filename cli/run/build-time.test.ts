import { expect, test } from 'vitest'
import { buildYear } from './build-time.ts'

test('the year is that of SOURCE_DATE_EPOCH in UTC, whatever the time zone', () => {
  expect(buildYear({ SOURCE_DATE_EPOCH: '1767225599', TZ: 'Asia/Tokyo' })).toBe(2025)
  expect(buildYear({ SOURCE_DATE_EPOCH: '1767225600', TZ: 'America/Lima' })).toBe(2026)
  expect(buildYear({ SOURCE_DATE_EPOCH: '0' })).toBe(1970)
})

test('without it, or with nothing in it, the year is this one', () => {
  const year = new Date().getUTCFullYear()
  expect([buildYear({}), buildYear({ SOURCE_DATE_EPOCH: '' })]).toEqual([year, year])
})

test.each(['today', '2026-01-01', '-5', '1e3', '99999999999999999', '1767225600.5'])(
  'SOURCE_DATE_EPOCH=%s is wrong usage',
  (epoch) => {
    expect(() => buildYear({ SOURCE_DATE_EPOCH: epoch })).toThrow(`SOURCE_DATE_EPOCH is "${epoch}"`)
  },
)
