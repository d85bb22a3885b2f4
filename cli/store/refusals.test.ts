import { expect, test } from 'vitest'
import { openRefusals, refusalText, sumRefusals } from './refusals.ts'

test('each reason is counted, with the first place that it was met in', () => {
  const refusals = openRefusals()
  for (const place of ['a', 'b', 'c']) refusals.add('record-cut', place)
  refusals.add('entry-swapped', 'd')
  expect(refusals.take()).toEqual([
    { code: 'record-cut', count: 3, first: 'a' },
    { code: 'entry-swapped', count: 1, first: 'd' },
  ])
})

test('what was told is not told again, and what comes later does not change it', () => {
  const refusals = openRefusals()
  refusals.add('record-cut', 'a')
  const told = refusals.take()
  refusals.add('record-cut', 'b')
  expect(told).toEqual([{ code: 'record-cut', count: 1, first: 'a' }])
  expect(refusals.take()).toEqual([{ code: 'record-cut', count: 1, first: 'b' }])
  expect(refusals.take()).toEqual([])
})

test('processes that refused for the same reason are one sum; the lists stay as they were', () => {
  const lists = [
    [{ code: 'record-cut', count: 2, first: 'a' } as const],
    [],
    [{ code: 'entry-swapped', count: 1, first: 'b' } as const, { code: 'record-cut', count: 5, first: 'c' } as const],
  ]
  expect(sumRefusals(lists)).toEqual([
    { code: 'record-cut', count: 7, first: 'a' },
    { code: 'entry-swapped', count: 1, first: 'b' },
  ])
  expect(lists[0]).toEqual([{ code: 'record-cut', count: 2, first: 'a' }])
  expect(sumRefusals([])).toEqual([])
})

test('one sentence says how many, why and where; none where nothing was refused', () => {
  expect(refusalText([])).toBeUndefined()
  expect(refusalText([{ code: 'record-cut', count: 1, first: 'v2/records/a' }])).toBe(
    '1 stored object not taken, and made again: record-cut 1 (v2/records/a)',
  )
  const both = [
    { code: 'record-cut', count: 2, first: 'a' } as const,
    { code: 'entry-swapped', count: 1, first: 'b' } as const,
  ]
  expect(refusalText(both)).toBe('3 stored objects not taken, and made again: record-cut 2 (a), entry-swapped 1 (b)')
})
