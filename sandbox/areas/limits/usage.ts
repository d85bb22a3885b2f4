import { dayOf, periodAround } from '#sandbox/lib/days.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { LimitRow } from './rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** The kinds of transactions that a member's main wallet stakes by, is paid back by, and is filled by. */
export const stakeKinds = ['bet', 'lottery-bet'] as const
export const returnKinds = ['win', 'lottery-win'] as const
export const depositKinds = ['deposit'] as const

interface Owner {
  merchant: Merchant
  memberId: number
}

export interface Turnover {
  /** Minor units, as are all of these. */
  staked: number
  returned: number
  deposited: number
  highestStake: number
}

/** What went through a member's main wallet from an instant on. */
export function turnoverSince({ store }: Part, { merchant, memberId }: Owner, from: number): Turnover {
  const { code, currency } = merchant
  const main = store.ledger.account({ merchant: code, memberId, kind: 'main', vendor: '', currency })
  const moves = store.ledger.movesSince(main, from)
  const sum = (kinds: readonly string[]) =>
    moves.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0)
  const stakes = moves.filter(({ kind }) => stakeKinds.some((each) => each === kind))
  return {
    staked: -sum(stakeKinds),
    returned: sum(returnKinds),
    deposited: sum(depositKinds),
    highestStake: Math.max(0, ...stakes.map(({ lowest }) => -lowest)),
  }
}

/** The period that a limit counts in now; of a stake limit the day. */
export function periodOf({ now }: Part, merchant: Merchant, { period }: Pick<LimitRow, 'period'>) {
  return periodAround(now().getTime(), period === 'stake' ? 'day' : period, merchant.timeZone)
}

/** How much of a limit is used: minor units; of playing time minutes. A loss is never less than nothing. */
export function usedOf(part: Part, owner: Owner, row: Pick<LimitRow, 'kind' | 'period'>): number {
  const { from } = periodOf(part, owner.merchant, row)
  if (row.kind === 'time') return Math.floor(playedSince(part, owner, from) / 60_000)
  const { staked, returned, deposited, highestStake } = turnoverSince(part, owner, from)
  if (row.kind === 'deposit') return deposited
  return row.kind === 'stake' ? highestStake : Math.max(0, staked - returned)
}

/** Longer without a bet is no playing. */
const pauseMs = 5 * 60_000

function playedSince({ store }: Part, { merchant, memberId }: Owner, from: number): number {
  return store.playLimits.playedFrom(memberId, dayOf(from, merchant.timeZone))
}

/** Counts the time since the last sign of playing, unless that was long ago. */
export function notePlaying({ store, now }: Part, { merchant, memberId }: Owner): void {
  const at = now().getTime()
  const day = dayOf(at, merchant.timeZone)
  const { milliseconds, last_at } = store.playLimits.playTime(memberId, day)
  const gap = at - last_at
  const more = gap > 0 && gap <= pauseMs ? gap : 0
  store.playLimits.setPlayTime(memberId, day, milliseconds + more, at)
}
