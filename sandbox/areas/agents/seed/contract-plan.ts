import { type ContractPeriod, type PayKind, periodsOf, type Tier } from '#contract/agent/contract-terms.ts'
import { unitsOf } from '../../../ledger/amounts.ts'
import { decimalOf } from '../../../lib/currencies.ts'
import type { Merchant } from '../../../merchants/merchants.ts'

/** A step in reference units: valid bets, active members, then the rate, or the two of a real-time salary, in per cent. */
type Step = readonly [validBet: number, active: number, rate: number, lossRate?: number]

/** What the platform gives the top agent. */
export const platformTerms: Readonly<Record<PayKind, readonly Step[]>> = {
  dividend: [
    [0, 0, 32],
    [60_000, 12, 38],
    [120_000, 20, 45],
  ],
  daily: [
    [2_000, 3, 0.2],
    [8_000, 8, 0.35],
    [15_000, 12, 0.45],
  ],
  hourly: [
    [200, 1, 0.06],
    [1_000, 2, 0.1],
  ],
  realtime: [[0, 0, 0.02, 0.05]],
}

/** What waits for the top agent's answer: more than it has. */
export const betterHourly: readonly Step[] = [
  [200, 1, 0.08],
  [1_000, 2, 0.12],
  [3_000, 4, 0.15],
]

/** What the top agent gives to those directly below, by their place: `subagent` is the first. Nothing where a kind is left out. */
export const secondTerms: readonly Readonly<Partial<Record<PayKind, readonly Step[]>>>[] = [
  {
    dividend: [
      [0, 0, 15],
      [10_000, 3, 20],
      [30_000, 5, 28],
    ],
    daily: [
      [500, 1, 0.15],
      [3_000, 3, 0.3],
    ],
    hourly: [[100, 1, 0.05]],
  },
  {
    dividend: [
      [5_000, 2, 15],
      [25_000, 5, 24],
    ],
    daily: [[1_000, 2, 0.25]],
    realtime: [[0, 0, 0.01, 0.03]],
  },
  { dividend: [[0, 0, 18]], hourly: [[100, 1, 0.05]] },
  { dividend: [[5_000, 2, 22]], daily: [[500, 1, 0.2]] },
]

/** What those give to the agents below them. */
export const thirdTerms: Readonly<Partial<Record<PayKind, readonly Step[]>>> = {
  dividend: [
    [0, 0, 12],
    [8_000, 3, 20],
  ],
  daily: [[500, 1, 0.2]],
}

export function tiersFor({ currency }: Merchant, kind: PayKind, steps: readonly Step[]): Tier[] {
  return steps.map(([validBet, activeMembers, rate, lossRate = 0]) => {
    const percent = decimalOf(Math.round(rate * 100))
    return {
      validBet: decimalOf(unitsOf(validBet, currency)),
      activeMembers,
      teamLoss: '0.00',
      rate: kind === 'realtime' ? '0.00' : percent,
      winRate: kind === 'realtime' ? percent : '0.00',
      lossRate: decimalOf(Math.round(lossRate * 100)),
    }
  })
}

export function periodFor({ demo }: Merchant, kind: PayKind): ContractPeriod {
  return kind === 'dividend' ? demo.agents.dividendPeriod : (periodsOf(kind)[0] ?? 'daily')
}
