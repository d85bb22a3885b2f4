import { expect, test } from 'vitest'
import { csvOf } from '#src/lib/csv.ts'
import { rowsOf, timeIn } from '#src/reports/files/file-rows.ts'
import type { BetRecord } from '../api/get-betting-records.ts'
import { betColumns } from './file-columns.ts'

const bet: BetRecord = {
  id: 'GRF-1',
  number: 'GRF-1',
  at: '2026-11-20T07:28:06.000Z',
  settledAt: null,
  gameCode: 'grf-1',
  gameName: '=HYPERLINK("https://bad.example")',
  gameType: 'RNG',
  vendor: 'GRF',
  vendorName: 'Griffin',
  iconUrl: '',
  stake: '100000.00',
  validBet: '100000.00',
  returned: null,
  profit: null,
  result: 'pending',
}

const columns = betColumns({
  head: (name) => name,
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: 'VND',
  category: (type) => `category ${type}`,
  result: (result) => `result ${result}`,
})

test('a bet is a row: its time in the merchant’s zone, amounts as numbers, what is not known empty', () => {
  const [heads, row] = rowsOf(columns, [bet])
  expect(heads?.[0]).toBe('time (Asia/Ho_Chi_Minh)')
  expect(heads?.[6]).toBe('stake (VND)')
  expect(row).toEqual([
    '2026-11-20 14:28:06',
    '',
    'GRF-1',
    bet.gameName,
    'category RNG',
    'Griffin',
    '100000.00',
    '100000.00',
    '',
    '',
    'result pending',
  ])
})

test('a name that a spreadsheet would run is text in the file, and a loss stays a number', () => {
  const text = csvOf(rowsOf(columns, [{ ...bet, returned: '0.00', profit: '-100000.00' }]))
  expect(text).toContain(`"'=HYPERLINK(""https://bad.example"")"`)
  expect(text).toContain(',0.00,-100000.00,')
})

test('times are those of the zone, by its clocks', () => {
  expect(timeIn('Europe/London', '2026-10-25T00:30:00Z')).toBe('2026-10-25 01:30:00')
  expect(timeIn('Europe/London', '2026-10-25T01:30:00Z')).toBe('2026-10-25 01:30:00')
  expect(timeIn('Asia/Dhaka', '2026-11-20T18:00:00Z')).toBe('2026-11-21 00:00:00')
})
