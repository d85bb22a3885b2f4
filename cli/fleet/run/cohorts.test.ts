import { expect, test } from 'vitest'
import { defaultLimits, orderOf, parseCohorts, parseDuration, parseLimits, stepsOf } from './cohorts.ts'

test('cohorts are growing shares; the last one is all', () => {
  expect(parseCohorts(undefined)).toEqual([1])
  expect(parseCohorts('1%,10%,50%,100%')).toEqual([0.01, 0.1, 0.5, 1])
  expect(parseCohorts('0.5%, 20%')).toEqual([0.005, 0.2, 1])
  for (const wrong of ['', '10', '50%,10%', '10%,10%', '0%,100%', '101%', 'half'])
    expect(() => parseCohorts(wrong), wrong).toThrow(expect.objectContaining({ code: 'bad-cohorts', exitCode: 2 }))
})

test('a time has a unit, or is in seconds', () => {
  expect(['90s', '10m', '2h', '5', '0'].map((text) => parseDuration('--wait', text))).toEqual([
    90_000, 600_000, 7_200_000, 5000, 0,
  ])
  for (const wrong of ['', '10 m', '1d', '-1', '1.5m'])
    expect(() => parseDuration('--wait', wrong), wrong).toThrow('--wait takes a time')
})

test('limits that are not named keep their defaults', () => {
  expect(parseLimits(undefined)).toEqual(defaultLimits)
  expect(parseLimits('failed-starts=2,first-picture=4.5')).toEqual({
    ...defaultLimits,
    failedStarts: 2,
    firstPicture: 4.5,
  })
  expect(() => parseLimits('script-error=3')).toThrow(
    expect.objectContaining({ code: 'bad-limit', hint: 'Did you mean "script-errors"?' }),
  )
  for (const wrong of ['script-errors', 'script-errors=', 'script-errors=-1', '=3'])
    expect(() => parseLimits(wrong), wrong).toThrow('--stop-at takes figures')
})

test('the order is the same for the same run, and another for another', () => {
  const codes = Array.from({ length: 50 }, (_, index) => `t${index}`)
  const order = orderOf(codes, [], '2026-11-22.3')
  expect(orderOf(codes, [], '2026-11-22.3')).toEqual(order)
  expect(orderOf(codes, [], '2026-11-22.4')).not.toEqual(order)
  expect(order.toSorted()).toEqual(codes.toSorted())
})

test('those that are named come first, in their order; a name of nobody is refused', () => {
  expect(orderOf(['a', 'b', 'c', 'd'], ['c', 'a', 'c'], 'x').slice(0, 2)).toEqual(['c', 'a'])
  expect(() => orderOf(['acme'], ['acmee'], 'x')).toThrow(expect.objectContaining({ hint: 'Did you mean "acme"?' }))
})

test('a step has one tenant at least, and one that would add none is left out', () => {
  const counts = (shares: readonly number[], tenants: number) =>
    stepsOf(shares, tenants).map(({ tenants: count }) => count)
  expect(counts([0.01, 0.1, 0.5, 1], 10_000)).toEqual([100, 1000, 5000, 10_000])
  expect(counts([0.01, 0.1, 0.5, 1], 7)).toEqual([1, 4, 7])
  expect(counts([1], 1)).toEqual([1])
})
