import { expect, test } from 'vitest'
import { type MeasuredBuild, withMeasured } from '../run/costs.ts'
import { estimate } from './estimate.ts'

const built = (code: string, ms: number, more: Partial<MeasuredBuild> = {}): MeasuredBuild => ({
  code,
  ok: true,
  profile: 'p1',
  ms,
  cached: false,
  ...more,
})

test('a tenant without a record costs what others of its profile do, else what others do', () => {
  const run = [built('a', 100), built('b', 300, { profile: 'p2' }), built('c', 300, { profile: 'p2' })]
  const { tenantMs } = estimate(withMeasured(undefined, run))
  expect([tenantMs('a', 'p1'), tenantMs('new', 'p1'), tenantMs('new', 'p2'), tenantMs('new', 'p9')]).toEqual([
    100, 100, 300, 300,
  ])
})

test('nothing measured: all tenants weigh the same, and a profile more than one of them', () => {
  const { tenantMs, profileMs } = estimate(undefined)
  expect(tenantMs('a', 'p1')).toBe(tenantMs('b', 'p2'))
  expect(profileMs('p1')).toBeGreaterThan(tenantMs('a', 'p1'))
})

test('a profile costs what its slowest tenant took longer than the others', () => {
  const costs = withMeasured(undefined, [built('a', 100), built('b', 2100), built('c', 120), built('d', 90)])
  expect(estimate(costs).profileMs('p1')).toBe(2000)
})
