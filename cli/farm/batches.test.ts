import { expect, test } from 'vitest'
import { batchesOf, batchSize, type GroupedTenant, jobOf, runIdOf } from './batches.ts'

const tenants = (group: string, count: number): GroupedTenant[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `${group}${String(index).padStart(3, '0')}`,
    inputs: `${index % 10}`.repeat(64),
    group,
  }))

const shape = (batches: readonly (readonly { code: string }[])[]) =>
  batches.map((batch) => `${[...new Set(batch.map(({ code }) => code.slice(0, 1)))].join('')}${batch.length}`)

test('a batch has tenants of one profile, in pieces of about one size', () => {
  expect(shape(batchesOf([...tenants('a', 53), ...tenants('b', 25)], 50))).toEqual(['a26', 'b25', 'a27'])
})

test('the first batch of each profile comes before the second of any', () => {
  expect(shape(batchesOf([...tenants('a', 100), ...tenants('b', 100), ...tenants('c', 50)], 50))).toEqual([
    'a50',
    'b50',
    'c50',
    'a50',
    'b50',
  ])
})

test('small profiles go together, each whole', () => {
  const many = [...'abcdefg'].flatMap((group) => tenants(group, 12))
  expect(shape(batchesOf(many, 50))).toEqual(['abcd48', 'efg36'])
})

test('every tenant is in one batch, in whatever order they come', () => {
  const all = [...tenants('a', 71), ...tenants('b', 3), ...tenants('c', 9)]
  const batches = batchesOf(all, 25)
  expect(
    batches
      .flat()
      .map(({ code }) => code)
      .sort(),
  ).toEqual(all.map(({ code }) => code).sort())
  expect(batchesOf(all.toReversed(), 25)).toEqual(batches)
  expect(batchesOf([], 25)).toEqual([])
})

test('a run and a job are named by what they are to build', () => {
  const all = tenants('a', 3)
  const product = 'f'.repeat(64)
  const run = runIdOf(product, all)
  expect(run).toMatch(/^[0-9a-f]{12}$/)
  expect(runIdOf(product, all.toReversed())).toBe(run)
  expect(runIdOf('e'.repeat(64), all)).not.toBe(run)
  const planned = all.map(({ code, inputs }) => ({ code, inputs }))
  expect(jobOf(product, run, planned).id).toBe(jobOf(product, run, planned).id)
  expect(jobOf(product, run, planned.slice(1)).id).not.toBe(jobOf(product, run, planned).id)
  // BullMQ takes no colon in an id.
  expect(jobOf(product, run, planned).id).not.toContain(':')
})

test('jobs are of 25 to 50 tenants, and enough that workers end together', () => {
  expect([10, 200, 300, 10_000].map((count) => batchSize(count, 2))).toEqual([25, 25, 38, 50])
  expect(batchSize(10_000, 100)).toBe(25)
})
