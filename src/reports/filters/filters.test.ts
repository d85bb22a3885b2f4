import { expect, test } from 'vitest'
import { daysInAddress, readCode, readFilters } from './filters.ts'

const here = { timeZone: 'Asia/Dhaka', now: Date.parse('2026-11-19T18:30:00Z') }
const read = (query: string) => readFilters(new URLSearchParams(query), here)

test('without a word the last seven days of the merchant’s own calendar are shown', () => {
  expect(read('')).toEqual({ days: { from: '2026-11-14', to: '2026-11-20' }, isCorrected: false, page: 1 })
})

test('a preset goes on with the calendar, days of one’s own stay', () => {
  expect(read('days=yesterday').days).toEqual({ from: '2026-11-19', to: '2026-11-19' })
  const later = { ...here, now: Date.parse('2026-12-01T06:00:00Z') }
  expect(readFilters(new URLSearchParams('days=today'), later).days.from).toBe('2026-12-01')
  const own = { days: { from: '2026-09-01', to: '2026-09-30' }, isCorrected: false }
  expect(read('from=2026-09-01&to=2026-09-30')).toMatchObject(own)
})

test.each([
  ['from=2026-08-22&to=2026-11-20', 'more than ninety days'],
  ['from=2026-11-20&to=2026-11-01', 'backwards'],
  ['from=2026-02-30&to=2026-03-01', 'no day'],
  ['from=2026-11-01', 'half a range'],
  ['days=400', 'no preset'],
])('%s (%s) shows the last seven days, and says so', (query) => {
  expect(read(query)).toMatchObject({ days: { from: '2026-11-14' }, isCorrected: true })
})

test('ninety days can be shown', () => {
  expect(read('from=2026-08-23&to=2026-11-20').isCorrected).toBe(false)
})

test.each([
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['abc', 1],
  ['9999999', 1],
])('page %s is page %d', (text, page) => {
  expect(read(`at=${text}`).page).toBe(page)
})

test('days that are usual leave the address', () => {
  expect(daysInAddress({ from: '2026-11-14', to: '2026-11-20' }, here).days).toBeUndefined()
  expect(daysInAddress({ from: '2026-11-20', to: '2026-11-20' }, here).days).toBe('today')
  const own = { from: '2026-11-01', to: '2026-11-02' }
  expect(daysInAddress(own, here)).toEqual({ days: undefined, ...own })
})

test('a code is one that there is', () => {
  expect(readCode('won', ['won', 'lost'])).toBe('won')
  expect(readCode('WON', ['won', 'lost'])).toBeUndefined()
  expect(readCode(null, ['won'])).toBeUndefined()
})
