import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, openStore } from '#sandbox/state.ts'
import type { Store } from '#sandbox/store/store.ts'
import { plainMember } from '../../../members/members.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import { createPayClock } from './clock.ts'

const start = Date.parse('2026-11-20T10:00:00Z')

let database: ReturnType<typeof openDatabase>
let store: Store
let log: string[]
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  database = openDatabase(null)
  store = openStore(database)
  log = []
})
afterEach(() => {
  vi.useRealTimers()
  database.close()
})

const open = (merchants: ReadonlyMap<string, Merchant> = new Map()) =>
  createPayClock({ store, merchants, now: () => new Date(), log: (line) => log.push(line) })

/** An offer that time ends; gives its id. */
function offer(expiresAt: number): number {
  const receiver = store.members.add({ ...plainMember, merchant: 'acme', name: `agent${expiresAt}`, type: 1 })
  return store.contracts.add({
    merchant: 'acme',
    kind: 'daily',
    period: 'daily',
    state: 'offered',
    offerer_id: null,
    receiver_id: receiver,
    tiers: '[]',
    remark: '',
    offered_at: start,
    answered_at: null,
    starts_at: null,
    ends_at: expiresAt,
    settled_to: null,
    due_at: expiresAt,
  })
}

test('where nothing will be due there is no timer', () => {
  const clock = open()
  clock.settle()
  expect(vi.getTimerCount()).toBe(0)
})

test('one timer waits for the first due moment, however often somebody looks', () => {
  offer(start + 60_000)
  offer(start + 30_000)
  const clock = open()
  for (let count = 0; count < 5; count++) clock.settle()
  expect(vi.getTimerCount()).toBe(1)
  offer(start + 10_000)
  clock.plan()
  expect(vi.getTimerCount()).toBe(1)
  clock.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('what cannot be done is told, and does not end the clock', () => {
  offer(start + 30_000)
  const clock = open()
  vi.spyOn(store.contracts, 'dueMerchants').mockImplementation(() => {
    throw new Error('The disk is full')
  })
  vi.advanceTimersByTime(30_000)
  expect(log).toEqual(['Paying agents failed: The disk is full'])
  clock.stop()
})
