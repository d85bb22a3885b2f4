import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 22, 12, 0)

/** How many of these are taken, in their order. */
const takenOf = (limit: RateLimit, addresses: readonly string[], at = noon) =>
  addresses.filter((address) => limit.takes(address, at)).length

const times = (count: number, address: string) => Array<string>(count).fill(address)

test('exactly so many are taken of one source, however long it goes on within the minute', () => {
  const limit = new RateLimit(3)
  expect(takenOf(limit, times(10, '192.0.2.1'))).toBe(3)
  expect(takenOf(limit, times(10, '192.0.2.1'), noon + minute - 1)).toBe(0)
})

test('a minute is one of the clock: what was left of the last one is not kept for the next', () => {
  const limit = new RateLimit(2)
  expect(takenOf(limit, times(1, '192.0.2.1'), noon + minute - 1)).toBe(1)
  expect(takenOf(limit, times(5, '192.0.2.1'), noon + minute)).toBe(2)
  expect(takenOf(limit, times(5, '192.0.2.1'), noon + 3 * minute)).toBe(2)
})

test('a clock that is set back locks nobody out', () => {
  const limit = new RateLimit(1)
  expect(takenOf(limit, times(2, '192.0.2.1'), noon)).toBe(1)
  expect(takenOf(limit, times(2, '192.0.2.1'), noon - 60 * minute)).toBe(1)
})

test('one source that has had its share takes nothing from another', () => {
  const limit = new RateLimit(2)
  expect(takenOf(limit, times(50, '192.0.2.1'))).toBe(2)
  expect(takenOf(limit, [...times(2, '192.0.2.2'), ...times(2, '2001:db8::1')])).toBe(4)
})

test.each([
  ['an address of IPv4 and the same as IPv6 writes it', '192.0.2.1', '::ffff:192.0.2.1'],
  ['two hosts of one network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['a network with its zeros and without', '2001:db8:0:0:1::', '2001:db8::9'],
  ['the same at the end of the address', '2001:db8::', '2001:db8:0:0:0:0:0:1'],
  ['the loopback and what has no address', '::1', '::'],
  ['link-local addresses of two interfaces', 'fe80::1%eth0', 'fe80::2%eth1'],
  ['two senders of whom nothing is known', '', ''],
])('%s are one source', (_, one, other) => {
  expect(takenOf(new RateLimit(1), [one, other])).toBe(1)
})

test.each([
  ['neighbours in IPv4', '192.0.2.1', '192.0.2.10'],
  ['two networks whose first three groups are alike', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['a group that moved to the left', '2001:db8:1::', '2001:db8:0:1::'],
  ['a name that only looks like an address', '192.0.2.1', '192.0.2.1.example'],
  ['a mapped address and another one', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
])('%s are two sources', (_, one, other) => {
  expect(takenOf(new RateLimit(1), [one, other])).toBe(2)
})

test('beyond a hundred thousand sources in a minute new ones share one count, and those that are known keep theirs', () => {
  const limit = new RateLimit(2)
  for (let source = 0; source < 100_000; source++)
    limit.takes(`10.${source >> 16}.${(source >> 8) & 255}.${source & 255}`, noon)
  expect(takenOf(limit, ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])).toBe(2)
  expect(takenOf(limit, times(3, '10.0.0.7'))).toBe(1)
  expect(takenOf(limit, ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'], noon + minute)).toBe(4)
})
