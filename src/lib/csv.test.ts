import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const lines = (...rows: string[][]) => csvOf(rows).replace(/^﻿/, '')

test('rows end as spreadsheets want them, behind a byte order mark', () => {
  expect(
    csvOf([
      ['Time', 'Stake'],
      ['a', '1.50'],
    ]),
  ).toBe('﻿Time,Stake\r\na,1.50\r\n')
})

test.each(['=1+1', '+1+1', '-1+1', '@sum', '\t=1', '\r=1', '＝1', '-', '+5'])('%j is no formula', (value) => {
  expect(lines([value])).toMatch(/^"?'/)
})

test.each(['-100.00', '0', '12.5', '-7'])('%s stays a number', (value) => {
  expect(lines([value])).toBe(`${value}\r\n`)
})

test('separators, quotes and line breaks are quoted', () => {
  expect(lines(['a,b', 'say "no"', 'x\ny'])).toBe('"a,b","say ""no""","x\ny"\r\n')
})

/** Reads a file back as RFC 4180 says. */
function readBack(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

test('whatever is in it, it reads back as it was, but for what guards a formula', () => {
  const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const back = readBack(lines(...rows))
      expect(back.length).toBe(rows.length)
      const bare = (cell: string | undefined, value: string) => (cell === `'${value}` ? value : cell)
      const read = back.map((cells, at) => cells.map((cell, column) => bare(cell, rows[at]?.[column] ?? '')))
      expect(read).toEqual(rows)
    }),
  )
})
