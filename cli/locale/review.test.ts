import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { readReviews } from './review.ts'

const ledger = {
  sw: {
    translated: { by: 'machine', on: '2026-11-28' },
    readBack: { namespaces: ['wallet'], on: '2026-11-28' },
    readTwice: null,
    nativeReader: null,
  },
}

const folderOf = (value: unknown) => scratch({ 'status.json': JSON.stringify(value) })

test('the ledger says what was reviewed how; without it nothing was', () => {
  expect(readReviews(folderOf(ledger))).toEqual(ledger)
  expect(readReviews(scratch({}))).toEqual({})
})

test.each<[string, unknown]>([
  ['a reviewer that there is not', { sw: { ...ledger.sw, translated: { by: 'nobody', on: '2026-11-28' } } }],
  ['a day that there is not', { sw: { ...ledger.sw, readTwice: { namespaces: [], on: '2026-13-01' } } }],
  ['a review that is not noted', { sw: { translated: ledger.sw.translated } }],
])('%s is named with the file', (_, value) => {
  expect(() => readReviews(folderOf(value))).toThrow(/status\.json/)
})
