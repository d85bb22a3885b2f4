import * as z from 'zod/mini'
import { offerDays } from '#contract/agent/contract-states.ts'
import { highestRate, type PayKind, type percent, type Tier, tier, tierError } from '#contract/agent/contract-terms.ts'
import { decimalOf, minorUnitsOfDecimal } from '../../../lib/currencies.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Store } from '../../../store/store.ts'
import type { ContractRow } from '../rows/contracts.ts'

/** The kinds of pay that a merchant has; the bonus needs contracts. */
export function payKindsOf({ demo }: Pick<Merchant, 'demo'>): PayKind[] {
  return demo.agents.pay.filter((kind) => kind !== 'dividend' || demo.agents.enableCt)
}

const storedTiers = z.array(tier)

export function tiersOf({ tiers }: Pick<ContractRow, 'tiers'>): Tier[] {
  return storedTiers.parse(JSON.parse(tiers))
}

/** The highest rate of a contract, in per cent. */
export function rateOf(row: Pick<ContractRow, 'tiers'>): number {
  return highestRate(tiersOf(row))
}

/** "0.45": as the contract of the gateway writes per cent. */
export function percentOf(basisPoints: number): z.infer<typeof percent> {
  return decimalOf(basisPoints)
}

/** "38.00": of a rate in per cent. */
export function percentOfRate(rate: number): z.infer<typeof percent> {
  return percentOf(Math.round(rate * 100))
}

/** Steps as they are kept, every amount with two decimals; null where they are none that a contract may have. */
export function tiersToStore(kind: PayKind, tiers: readonly Tier[]): Tier[] | null {
  if (tierError(kind, tiers) !== null) return null
  const amounts = tiers.flatMap(({ validBet, teamLoss }) => [validBet, teamLoss])
  if (amounts.some((amount) => Number(amount) !== 0 && minorUnitsOfDecimal(amount) === null)) return null
  const amount = (decimal: string): string => decimalOf(minorUnitsOfDecimal(decimal) ?? 0)
  return tiers.map((one) => ({
    validBet: amount(one.validBet),
    activeMembers: one.activeMembers,
    teamLoss: amount(one.teamLoss),
    rate: amount(one.rate),
    winRate: amount(one.winRate),
    lossRate: amount(one.lossRate),
  }))
}

/** What a new contract of an agent ends below it: what gives more than the new one, or goes by another period. */
export function conflictsOf(
  { contracts }: Store,
  agent: number,
  { kind, period, tiers }: Pick<ContractRow, 'kind' | 'period' | 'tiers'>,
): ContractRow[] {
  const highest = rateOf({ tiers })
  return contracts
    .given(agent, kind)
    .filter((row) => row.state !== 'offered' && (rateOf(row) > highest || row.period !== period))
}

/** A contract that was offered at an instant and waits for its answer. */
export function offered(at: number) {
  const expires = at + offerDays * 86_400_000
  return {
    state: 'offered',
    offered_at: at,
    answered_at: null,
    starts_at: null,
    ends_at: expires,
    settled_to: null,
    due_at: expires,
  } as const satisfies Partial<ContractRow>
}
