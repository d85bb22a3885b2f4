import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { acme } from '#tests/contract/support/merchants.ts'
import { codeOf, granted, openPurse } from '#tests/support/purse.ts'
import { openFreePlay } from './free-play.ts'

const visit = { address: '203.0.113.7', userAgent: 'Browser' }

function openHall(changed: Parameters<typeof openPurse>[1] = {}) {
  const purse = openPurse(0, changed)
  const names = () => purse.postings.map(([kind, entries]) => [kind, ...Object.values(entries)])
  return { ...purse, names, enter: (from = visit) => openFreePlay(purse, purse.owner.merchant, from) }
}

test('a guest plays with 2,000 units of play money of the operator’s, in a trial account of one’s own', () => {
  const { enter, store, postings } = openHall()
  const [one, other] = [granted(enter()), granted(enter())]
  expect(one.token).not.toBe(other.token)
  const names = postings.map(([, entries]) => Object.keys(entries)[1] ?? '')
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(store.members.byName('acme', name)?.type).toBe(trialType)
  expect(postings.map(([kind, entries]) => [kind, ...Object.values(entries)])).toEqual([
    ['play money', -200_000, 200_000],
    ['play money', -200_000, 200_000],
  ])
  expect(store.ledger.unbalancedCount()).toBe(0)
})

test.each([
  ['JPY', 200_000],
  ['USD', 4000],
  ['VND', 40_000_000],
])('play money is as much in %s', (currency, amount) => {
  const { enter, names } = openHall({ currency })
  enter()
  expect(names()).toEqual([['play money', -amount, amount]])
})

test('a merchant without free play gives none, and an address has thirty an hour', () => {
  const closed = openHall({ switches: { ...acme.switches, FREEPLAY3: false } })
  expect(codeOf(closed.enter())).toBe('module.closed')
  const { enter, postings, pass } = openHall()
  for (let count = 0; count < 30; count++) enter()
  expect([codeOf(enter()), closed.postings.length, postings.length]).toEqual(['rate.limited', 0, 30])
  expect(codeOf(enter({ ...visit, address: '203.0.113.8' }))).toBeNull()
  pass(3_600_000)
  expect(codeOf(enter())).toBeNull()
})
