import { expect, test, vi } from 'vitest'
import { allRows, maxRows } from './all-rows.ts'

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(first + place) }))
const signal = new AbortController().signal

test('asks page after page, and says how far it is', async () => {
  const onProgress = vi.fn()
  const { rows, count } = await allRows(
    async (page) => ({ rows: rowsFrom(page * 500, page === 3 ? 20 : 500), totalPages: 3, count: 1020 }),
    { signal, onProgress },
  )
  expect(rows).toHaveLength(1020)
  expect(count).toBe(1020)
  expect(onProgress.mock.calls).toEqual([
    [500, 1020],
    [1000, 1020],
    [1020, 1020],
  ])
})

test('takes a row once that moved to the next page meanwhile', async () => {
  const { rows } = await allRows(
    async (page) => ({ rows: rowsFrom(page === 1 ? 0 : 499, 500), totalPages: 2, count: 1000 }),
    { signal },
  )
  expect(rows).toHaveLength(999)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(999)
})

test('stops at ten thousand rows', async () => {
  const fetchPage = vi.fn(async (page: number) => ({ rows: rowsFrom(page * 500, 500), totalPages: 60, count: 30_000 }))
  const { rows, count } = await allRows(fetchPage, { signal })
  expect(rows).toHaveLength(maxRows)
  expect(count).toBe(30_000)
  expect(fetchPage).toHaveBeenCalledTimes(20)
})

test('an empty record is no rows, a failure is a failure, and stopping stops', async () => {
  expect(await allRows(async () => ({ rows: [], totalPages: 0, count: 0 }), { signal })).toEqual({ rows: [], count: 0 })
  await expect(allRows(() => Promise.reject(new Error('down')), { signal })).rejects.toThrow('down')
  const stop = new AbortController()
  const fetchPage = vi.fn(async () => {
    stop.abort()
    return { rows: rowsFrom(0, 500), totalPages: 9, count: 4500 }
  })
  await expect(allRows(fetchPage, { signal: stop.signal })).rejects.toThrow()
  expect(fetchPage).toHaveBeenCalledTimes(1)
})
