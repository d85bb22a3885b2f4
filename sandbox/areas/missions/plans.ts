import { unitsOf } from '#sandbox/ledger/amounts.ts'
import { type Period, periodAround } from '#sandbox/lib/days.ts'
import type { DemoMission } from '#sandbox/merchants/demo/missions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'

export interface Plan extends Omit<DemoMission, 'needed'> {
  /** Minor units of an amount; whole ones of anything else. */
  needed: number
}

type Own = readonly [
  id: string,
  kind: DemoMission['kind'],
  period: DemoMission['period'],
  needed: number,
  points: number,
  /** The level of the rank that opens it. */
  fromRank?: number,
]

/** Amounts in reference units. */
const own: readonly Own[] = [
  ['day-log-in', 'logIn', 'day', 1, 5],
  ['day-stake', 'stake', 'day', 500, 20],
  ['week-log-in', 'logIn', 'week', 3, 20],
  ['week-games', 'games', 'week', 5, 30],
  ['month-deposit', 'deposit', 'month', 2000, 60],
  ['month-stake', 'stake', 'month', 50_000, 150],
  ['month-games', 'games', 'month', 12, 80, 4],
  ['own-limit', 'limit', 'once', 1, 100],
]

export const isMoney = (kind: DemoMission['kind']): boolean => kind === 'stake' || kind === 'deposit'

/** The merchant's missions, where it has points to give. */
export function plansOf({ demo, currency, pointMall, vip }: Merchant): Plan[] {
  if (!pointMall) return []
  const isOffered = ({ fromRank }: Pick<Plan, 'fromRank'>): boolean => vip || fromRank === undefined
  if (demo.missions) {
    return demo.missions.filter(isOffered).map((mission) => ({
      ...mission,
      needed: isMoney(mission.kind) ? mission.needed * 100 : mission.needed,
    }))
  }
  return own
    .map(([id, kind, period, needed, points, fromRank]): Plan => {
      const amount = isMoney(kind) ? unitsOf(needed, currency) : needed
      return { id, kind, period, needed: amount, points, ...(fromRank !== undefined && { fromRank }) }
    })
    .filter(isOffered)
}

/** A mission in one of its periods, in milliseconds; of one that is done once, all of time. */
export interface Span {
  from: number
  to: number
  /** Until when it can be claimed: the end of the period after it. */
  claimUntil: number
}

/** The period that goes on, and the one before it. */
export function spansOf(period: Plan['period'], at: number, zone: string): Span[] {
  if (period === 'once') return [{ from: 0, to: Number.POSITIVE_INFINITY, claimUntil: Number.POSITIVE_INFINITY }]
  const around = (instant: number) => periodAround(instant, period satisfies Period, zone)
  const current = around(at)
  const before = around(current.from - 1)
  return [
    { ...current, claimUntil: around(current.to).to },
    { ...before, claimUntil: current.to },
  ]
}
