import { expect, test } from 'vitest'
import type { BetRecord } from '#contract/account/records.ts'
import { csvOf } from '#src/lib/csv.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { rowsOf } from '../files/file-rows.ts'
import { useBetFile } from './use-bet-file.ts'

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

function fileOf(row: BetRecord): string[][] {
  let file: string[][] = []
  function Probe() {
    file = rowsOf(useBetFile(), [row])
    return null
  }
  renderPart(<Probe />, { site: { currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh' } })
  return file
}

test('a bet is a row: its time in the merchant’s zone, amounts as numbers, what is not known empty', () => {
  const [heads, row] = fileOf(bet)
  expect(heads?.[0]).toBe('Time (Asia/Ho_Chi_Minh)')
  expect(heads?.[6]).toBe('Stake (VND)')
  expect(row).toEqual([
    '2026-11-20 14:28:06',
    '',
    'GRF-1',
    bet.gameName,
    'Slots',
    'Griffin',
    '100000.00',
    '100000.00',
    '',
    '',
    'Open',
  ])
})

test('a name that a spreadsheet would run is text in the file, and a loss stays a number', () => {
  const text = csvOf(fileOf({ ...bet, returned: '0.00', profit: '-100000.00' }))
  expect(text).toContain(`"'=HYPERLINK(""https://bad.example"")"`)
  expect(text).toContain(',0.00,-100000.00,')
})
