import type { Owner } from '#sandbox/ledger/accounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { withPastRead } from '../messages/seed.ts'
import { missionSteps } from '../missions/seed.ts'
import { earnPoints } from './earn.ts'
import { itemsOf } from './items.ts'
import { approve, redeemItem, reject, type Wanted } from './redeem.ts'
import { welcomeTitles } from './texts.ts'

const dayMs = 86_400_000

interface Step {
  at: number
  run: () => void
}

type Redeemed = Wanted & { daysAgo: number; answer: 'approved' | 'gone' | null }

/** Stands for one of the mall’s goods. */
const aThing = 'goods'
const maxPoints = 6500

/** Nothing that moves money: balances are what the accounts say. */
const redeemed: readonly Redeemed[] = [
  { itemId: 'meal', quantity: 1, daysAgo: 41, answer: 'approved' },
  { itemId: 'cinema', quantity: 1, daysAgo: 19, answer: 'approved' },
  { itemId: aThing, quantity: 1, address: '12 Lake Road, Demo Town 1205', daysAgo: 12, answer: 'gone' },
  { itemId: 'phone', quantity: 1, daysAgo: 1, answer: null },
]

/** What `player` earned with its bets and redeemed since, in its order; `saver` was given some to claim. */
export function seedPoints(store: Store, merchant: Merchant, at: number): void {
  if (!merchant.pointMall) return
  const player = store.members.byName(merchant.code, 'player')
  const saver = store.members.byName(merchant.code, 'saver')
  if (saver) {
    const row = { kind: 'points', amount: 800, turnover: null, expires_at: null, claimed_at: null } as const
    store.rewards.add(saver.id, { ...row, given_at: at - 2 * dayMs })
  }
  if (!player) return
  const owner = { merchant, member: player }
  const steps = [
    welcome(store, player.id, at - 91 * dayMs),
    ...earned(store, owner, at),
    ...missionSteps(store, { merchant, member: player, at }),
    ...asked(store, owner, at),
  ]
  for (const { run } of steps.toSorted((one, two) => one.at - two.at)) run()
}

function welcome(store: Store, member: number, at: number): Step {
  const gift = { member, type: 'given', changed: 16_000, reference: 'WELCOME', remark: welcomeTitles(), at } as const
  return { at, run: () => store.points.add(gift) }
}

function earned(store: Store, { merchant, member }: Owner, at: number): Step[] {
  const all = { member: member.id, from: 0, to: at, type: '', vendor: '', result: 'settled', number: '' } as const
  return store.bets.list(all, { by: 'at', isUp: true }, 10_000, 0).flatMap((bet) => {
    const { settled_at, type, valid, number: reference } = bet
    if (settled_at === null) return []
    const settled = { merchant, member: member.id, type, valid, at: settled_at, reference }
    return [{ at: settled_at, run: () => earnPoints({ store }, settled) }]
  })
}

function asked(store: Store, owner: Owner, at: number): Step[] {
  const items = itemsOf(store, owner.merchant)
  const thing = items.find(({ type, money, left, points }) => type === 'goods' && !money && left && points <= maxPoints)
  return redeemed.flatMap(({ daysAgo, answer, ...planned }) => {
    const wanted = planned.itemId === aThing ? { ...planned, itemId: thing?.id ?? '' } : planned
    if (wanted.itemId === '') return []
    const then = at - daysAgo * dayMs
    const part = { store: withPastRead(store), now: () => new Date(then) }
    const run = (): void => {
      const row = redeemItem(part, owner, wanted)
      if (!('reference' in row)) throw new Error(`The seed cannot redeem ${wanted.itemId}: ${row.code}`)
      if (answer === 'approved') approve(part, owner, row)
      if (answer === 'gone') reject(part, owner, { row, reason: answer })
    }
    return [{ at: then, run }]
  })
}
