import { isMore } from '#src/lib/decimal.ts'
import type { Rank, Vip } from '../api/queries.ts'

/** A rank above the member's own whose totals are reached: it was held once, and a month's stake brings it back. */
export const isLost = ({ level, depositNeeded, stakeNeeded }: Rank, own: Vip['own']): boolean =>
  level > own.level && !isMore(depositNeeded, own.deposited) && !isMore(stakeNeeded, own.staked)
