import { type Owner, walletOf } from '#sandbox/ledger/accounts.ts'
import { periodAround } from '#sandbox/lib/days.ts'
import type { Store } from '#sandbox/store/store.ts'
import { depositKinds } from '../limits/usage.ts'
import { climb, keepOf, type Month } from './climb.ts'
import { ladderOf, type Rank } from './ladder.ts'

interface Part {
  store: Store
  now: () => Date
}

/** Amounts in minor units, instants in milliseconds. */
export interface Standing {
  ladder: readonly Rank[]
  /** Null: none. */
  rank: Rank | null
  deposited: number
  staked: number
  stakedThisMonth: number
  /** The month that decides next; null where there is nothing to keep. */
  review: { from: number; to: number } | null
}

/** Where a member stands, from what was really paid in and staked; the month is the merchant's. */
export function vipStanding(part: Part, owner: Owner): Standing {
  const { merchant } = owner
  const ladder = ladderOf(merchant)
  const at = part.now().getTime()
  const monthOf = (instant: number) => periodAround(instant, 'month', merchant.timeZone)
  const months = monthsSince(part, owner, monthOf)
  const { level, reachedIn } = climb(ladder, months)
  const sum = (of: (month: Month) => number): number => months.reduce((total, month) => total + of(month), 0)
  const current = monthOf(at)
  const isNew = reachedIn === months.length - 1
  return {
    ladder,
    rank: ladder[level - 1] ?? null,
    deposited: sum(({ deposited }) => deposited),
    staked: sum(({ staked }) => staked),
    stakedThisMonth: months.at(-1)?.staked ?? 0,
    review: keepOf(ladder, level) === 0 ? null : isNew ? monthOf(current.to) : current,
  }
}

/** The rank alone; null without one. */
export const rankOf = (part: Part, owner: Owner): Rank | null => vipStanding(part, owner).rank

/** From the month in which money first moved to the one that goes on. Open bets do not count yet. */
function monthsSince(
  { store, now }: Part,
  owner: Owner,
  monthOf: (instant: number) => { from: number; to: number },
): Month[] {
  const account = walletOf(store, owner)
  const first = store.ledger.firstAt(account)
  const at = now().getTime()
  const spans: (readonly [number, number])[] = []
  for (let { from, to } = monthOf(first ?? at); from <= at; { from, to } = monthOf(to)) spans.push([from, to])
  const settled = {
    member: owner.member.id,
    from: 0,
    to: 0,
    type: '',
    vendor: '',
    result: 'settled',
    number: '',
  } as const
  const stakes = store.bets.sumsByDay(settled, spans)
  const deposits = depositKinds.flatMap((kind) => store.ledger.movesOfKind(account, kind))
  return spans.map(([from, to], index) => ({
    deposited: deposits.reduce((sum, { at, amount }) => (at >= from && at < to ? sum + amount : sum), 0),
    staked: stakes[index]?.valid ?? 0,
  }))
}
