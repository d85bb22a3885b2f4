import type { Tier } from '#contract/agent/contract-terms.ts'
import { minorUnitsOfDecimal } from '../../../lib/currencies.ts'

/** Rates in basis points: 45 is 0.45 %. */
export interface Rates {
  rate: number
  winRate: number
  lossRate: number
}

export const noRates: Rates = { rate: 0, winRate: 0, lossRate: 0 }

/** A step of a contract in whole numbers: amounts in hundredths of the currency's unit. */
export interface Step extends Rates {
  validBet: number
  activeMembers: number
  teamLoss: number
}

/** What a team did in a period. Amounts in minor units; `loss` is negative where the team won. */
export interface TeamFigures {
  validBet: number
  loss: number
  wonBet: number
  lostBet: number
  active: number
}

export function stepsOf(tiers: readonly Tier[]): Step[] {
  const whole = (decimal: string): number => minorUnitsOfDecimal(decimal) ?? 0
  return tiers.map(({ validBet, activeMembers, teamLoss, rate, winRate, lossRate }) => ({
    validBet: whole(validBet),
    activeMembers,
    teamLoss: whole(teamLoss),
    rate: whole(rate),
    winRate: whole(winRate),
    lossRate: whole(lossRate),
  }))
}

/** The place, from 1, of the last step of which every condition holds; 0 where none does. Reaching exactly counts. */
export function stepReached(steps: readonly Step[], team: TeamFigures): number {
  return steps.findLastIndex((step) => holds(step, team)) + 1
}

/** What a step asks as 0 it does not ask: a loss of 0 would be more than a team that won has. */
function holds({ validBet, activeMembers, teamLoss }: Step, team: TeamFigures): boolean {
  return team.validBet >= validBet && team.active >= activeMembers && (teamLoss === 0 || team.loss >= teamLoss)
}

export function lower(one: Rates, other: Rates): Rates {
  return {
    rate: Math.min(one.rate, other.rate),
    winRate: Math.min(one.winRate, other.winRate),
    lossRate: Math.min(one.lossRate, other.lossRate),
  }
}

/**
 * What rates (basis points) make of amounts, together, rounded down to whole `unit`s; nothing where the sum is below
 * zero. In big integers: a month of dong is beyond what a double has room for.
 */
export function shareOf(parts: readonly (readonly [amount: number, rate: number])[], unit: number): number {
  const sum = parts.reduce((total, [amount, rate]) => total + BigInt(amount) * BigInt(rate), 0n)
  if (sum <= 0n) return 0
  return Number(sum / (10_000n * BigInt(unit))) * unit
}
