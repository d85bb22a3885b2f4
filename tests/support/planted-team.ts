import type { DatabaseSync } from 'node:sqlite'
import { plainMember } from '#sandbox/members/members.ts'
import { openStore } from '#sandbox/state.ts'
import type { Store } from '#sandbox/store/store.ts'
import { type Random, randomOf } from './generated-random.ts'

interface TeamPlan {
  merchant: string
  currency: string
  /** How many accounts below the agent, at any depth. */
  members: number
  bets: number
  /** The last instant that has something, in milliseconds; ninety days before it are filled. */
  until: number
}

const dayMs = 86_400_000

/**
 * Puts a large team below the sandbox's own agent, straight into its database: a tenth are agents, up to five levels deep,
 * with bets in the ledger, deposits and withdrawals. The team of the demo is not made then.
 */
export function plantTeam(database: DatabaseSync, plan: TeamPlan): void {
  const store = openStore(database)
  const random = randomOf(plan.merchant, 'team')
  store.transaction(() => {
    store.meta.set(`agent-team:${plan.merchant}`, String(plan.until))
    const members = plantMembers(store, plan, random)
    plantPlay(database, store, plan, members, random)
  })
}

interface Planted {
  id: number
  main: number
}

function plantMembers(store: Store, { merchant, currency, members, until }: TeamPlan, random: Random): Planted[] {
  const top = store.members.byName(merchant, 'agent')
  if (!top) throw new Error('The seed has no agent')
  const agents = [{ id: top.id, depth: 0 }]
  return Array.from({ length: members }, (_, place) => {
    const above = agents[Math.floor(random.next() ** 2 * agents.length)] ?? { id: top.id, depth: 0 }
    const isAgent = random.next() < 0.1 && above.depth < 4
    const id = store.members.add({
      ...plainMember,
      merchant,
      name: `planted${place}`,
      nickname: `Planted ${place}`,
      type: isAgent ? 2 : 0,
      last_login_at: until - Math.floor(random.next() * 30 * dayMs),
    })
    store.agentTree.place(id, above.id, { rate: 0, at: until - Math.floor((5 + 115 * random.next()) * dayMs) })
    if (isAgent) agents.push({ id, depth: above.depth + 1 })
    return { id, main: store.ledger.account({ merchant, currency, memberId: id, kind: 'main', vendor: '' }) }
  })
}

const types = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']

/** Few play much, many a little. */
function plantPlay(
  database: DatabaseSync,
  store: Store,
  { merchant, currency, bets, until }: TeamPlan,
  members: readonly Planted[],
  random: Random,
): void {
  const house = (vendor: string): number =>
    store.ledger.account({ merchant, currency, memberId: null, kind: 'house', vendor })
  const [bank, games] = [house('bank'), house('games')]
  const begin = database.prepare('INSERT INTO transactions (kind, at) VALUES (?, ?)')
  const add = database.prepare('INSERT INTO entries VALUES (?, ?, ?)')
  const post = (kind: string, at: number, main: number, amount: number, other: number): number => {
    const transaction = Number(begin.run(kind, at).lastInsertRowid)
    add.run(transaction, main, amount)
    add.run(transaction, other, -amount)
    return transaction
  }
  for (const { main } of members) {
    post('deposit', until - 90 * dayMs, main, 5_000_000, bank)
    if (random.next() < 0.4) post('withdrawal', until - Math.floor(random.next() * 80 * dayMs), main, -100_000, bank)
  }
  for (let place = 0; place < bets; place++) {
    const { id, main } = members[Math.floor(random.next() ** 1.6 * members.length)] ?? { id: 0, main: 0 }
    const at = until - Math.floor(random.next() * 90 * dayMs)
    const stake = 100 * (10 + Math.floor(random.next() * 490))
    const returned = random.next() < 0.4 ? Math.floor(stake * 2.4 * random.next()) : 0
    const number = `PLANTED-${place}`
    store.bets.add({
      number,
      reference: number,
      member_id: id,
      at,
      settled_at: at,
      game_code: 'planted',
      type: types[place % types.length] ?? 'RNG',
      vendor: 'GRF',
      stake,
      valid: stake,
      returned,
    })
    store.movements.note(post('bet', at, main, -stake, games), number)
    if (returned > 0) store.movements.note(post('win', at, main, returned, games), number)
  }
}
