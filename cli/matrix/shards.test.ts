import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseShard, type ShardTenant, splitTenants } from './shards.ts'

const tenant = fc.record({
  code: fc.stringMatching(/^[a-z][a-z0-9-]{1,8}$/),
  profile: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'),
  ms: fc.integer({ min: 0, max: 20_000 }),
})
const tenants = fc.uniqueArray(tenant, { selector: ({ code }) => code, maxLength: 60 })
const count = fc.integer({ min: 1, max: 80 })
const profileCost = fc.integer({ min: 0, max: 20_000 })

const codesOf = (split: readonly { tenants: readonly ShardTenant[] }[]) =>
  split.map((shard) => shard.tenants.map(({ code }) => code))

test('every tenant is in exactly one of n shards, whatever n', () => {
  fc.assert(
    fc.property(tenants, count, profileCost, (all, n, cost) => {
      const split = codesOf(splitTenants(all, n, () => cost))
      expect(split).toHaveLength(n)
      expect(split.flat().sort()).toEqual(all.map(({ code }) => code).sort())
    }),
  )
})

test('the split is the same in whatever order the tenants come', () => {
  const shuffled = tenants.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(shuffled, count, profileCost, ([all, mixed], n, cost) => {
      expect(codesOf(splitTenants(mixed, n, () => cost))).toEqual(codesOf(splitTenants(all, n, () => cost)))
    }),
  )
})

test('what a shard is said to cost is its tenants and each of its profiles once', () => {
  fc.assert(
    fc.property(tenants, count, profileCost, (all, n, cost) => {
      for (const shard of splitTenants(all, n, () => cost)) {
        const profiles = new Set(shard.tenants.map(({ profile }) => profile))
        const own = shard.tenants.reduce((ms, one) => ms + one.ms, 0)
        expect(shard.ms).toBe(own + profiles.size * cost)
      }
    }),
  )
})

test('no shard costs more than twice its share, the heaviest tenant and a profile', () => {
  fc.assert(
    fc.property(tenants, count, profileCost, (all, n, cost) => {
      const profiles = new Set(all.map(({ profile }) => profile)).size
      const share = (all.reduce((ms, one) => ms + one.ms, 0) + profiles * cost) / n
      const heaviest = Math.max(0, ...all.map(({ ms }) => ms))
      for (const shard of splitTenants(all, n, () => cost)) {
        expect(shard.ms).toBeLessThanOrEqual(2 * (share + heaviest + cost * profiles))
      }
    }),
  )
})

const many = (profile: string, size: number, ms: number): ShardTenant[] =>
  Array.from({ length: size }, (_, index) => ({ code: `${profile}-${String(index).padStart(3, '0')}`, profile, ms }))

test('tenants of one profile stay together where the balance allows', () => {
  const split = splitTenants([...many('a', 50, 100), ...many('b', 50, 100), ...many('c', 50, 100)], 3, () => 2000)
  expect(split.map((shard) => new Set(shard.tenants.map(({ profile }) => profile)).size)).toEqual([1, 1, 1])
})

test('of three tenants the two of one profile go to one machine', () => {
  const three = [...many('a', 2, 300), ...many('b', 1, 300)]
  expect(codesOf(splitTenants(three, 2, () => 1500))).toEqual([['a-000', 'a-001'], ['b-000']])
})

test('a profile that is too much for one shard is shared out evenly', () => {
  const split = splitTenants(many('a', 1000, 100), 4, () => 1000)
  expect(split.map((shard) => shard.tenants.length)).toEqual([250, 250, 250, 250])
})

test('two profiles on three machines are split rather than leave one waiting', () => {
  const loads = splitTenants([...many('a', 90, 100), ...many('b', 90, 100)], 3, () => 100).map(({ ms }) => ms)
  expect(Math.max(...loads)).toBeLessThan(6700)
})

test('every tenant a profile of its own: the load is even', () => {
  const all = Array.from({ length: 1000 }, (_, index) => ({
    code: `t${index}`,
    profile: `p${index}`,
    ms: 50 + (index % 7),
  }))
  const loads = splitTenants(all, 8, () => 20).map(({ ms }) => ms)
  expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.02)
})

test('with more shards than tenants the last are empty', () => {
  expect(codesOf(splitTenants(many('a', 2, 9000), 4, () => 10))).toEqual([['a-000'], ['a-001'], [], []])
  expect(codesOf(splitTenants([], 2, () => 10))).toEqual([[], []])
})

test('a shard is written i/n, from 1', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 })
  for (const wrong of ['0/4', '5/4', '1', '1/0', '-1/4', '1/4/2', 'a/b', ' 1/4', ''])
    expect(() => parseShard(wrong)).toThrow(`"${wrong}" is no shard`)
})
