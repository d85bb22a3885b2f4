import { expect, test } from 'vitest'
import { needTeam } from '#sandbox/areas/agents/seed/need-team.ts'
import { refuseBonus } from '#sandbox/areas/money/deposits/bonus.ts'
import { seedAccounts } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { readMerchants } from '#sandbox/merchants/merchants.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import type { Store } from '#sandbox/store/store.ts'
import { acme, zen } from '#tests/contract/support/merchants.ts'
import { codeOf } from '#tests/support/purse.ts'
import { seedStore } from './seed.ts'

const at = new Date('2026-11-20T12:00:00Z')
const all = 10_000

async function seeded() {
  const store = openStore(openDatabase(null))
  const team = { ...acme, features: { ...acme.features, agentCentre: true } }
  const merchants = readMerchants([team, zen])
  await seedStore(store, merchants, { seed: 1, games: 400, at })
  for (const merchant of merchants.values()) needTeam({ store, now: () => at }, merchant)
  return { store, merchants: [...merchants.values()] }
}

/** What the account record calls deposits and withdrawals, by number. */
function recorded(store: Store, { id }: MemberRow, kind: 'deposit' | 'withdrawal') {
  const filter = { member: id, from: 0, to: at.getTime() + 1, kind }
  return store.movements
    .list(filter, true, all, 0)
    .map(({ reference, amount, at: instant }) => ({ number: reference, amount: Math.abs(amount), at: instant }))
    .toSorted((one, two) => one.number.localeCompare(two.number))
}

test('every seeded deposit and withdrawal of the record is one of its module, with number, channel and state', async () => {
  const { store, merchants } = await seeded()
  let count = 0
  for (const merchant of merchants) {
    const seededNames = seedAccounts.map(({ username }) => username)
    const team = [...store.agentTree.team(store.members.byName(merchant.code, 'agent')?.id ?? 0)].map(
      ({ name }) => name,
    )
    for (const name of new Set([...seededNames, ...team])) {
      const member = store.members.byName(merchant.code, name)
      if (!member) throw new Error(`Nobody is called ${name}`)
      const received = store.deposits.list(member.id, all, 0).filter(({ state }) => state === 'received')
      const deposits = received.map(({ id, amount, fee, settled_at }) => ({
        number: id,
        amount: amount - fee,
        at: settled_at,
      }))
      expect(recorded(store, member, 'deposit'), name).toEqual(
        deposits.toSorted((one, two) => one.number.localeCompare(two.number)),
      )
      const withdrawals = store.withdrawals.list(member.id, all, 0)
      expect(recorded(store, member, 'withdrawal'), name).toEqual(
        withdrawals
          .map(({ id, amount, asked_at }) => ({ number: id, amount, at: asked_at }))
          .toSorted((one, two) => one.number.localeCompare(two.number)),
      )
      if (received.length === 0) continue
      count += 1
      const asked = { promotionId: 'first-deposit', amount: 1e6 }
      expect(codeOf(refuseBonus({ store, now: () => at }, { merchant, member }, asked)), name).not.toBeNull()
    }
  }
  expect(count).toBeGreaterThan(20)
  expect(store.ledger.unbalancedCount()).toBe(0)
})

test('a friend whose deposit paid the invitation has made it, and the bonus is in both records', async () => {
  const { store, merchants } = await seeded()
  for (const { code } of merchants) {
    const [player, friend] = ['player', 'locked'].map((name) => store.members.byName(code, name))
    const [paid] = store.referrals.friends(player?.id ?? 0).filter(({ paid_at }) => paid_at !== null)
    expect(paid?.friend_id).toBe(friend?.id)
    for (const member of [player, friend]) {
      const filter = { member: member?.id ?? 0, from: 0, to: (paid?.paid_at ?? 0) + 1, kind: 'bonus' }
      expect(store.movements.list(filter, true, 1, 0)[0]).toMatchObject({ amount: paid?.bonus, at: paid?.paid_at })
    }
  }
})
