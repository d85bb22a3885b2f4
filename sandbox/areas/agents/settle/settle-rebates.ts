import type { Above } from './settle-period.ts'
import { shareOf } from './steps.ts'

export interface RebateInput {
  above: Above
  /** Each account's rate in basis points; one that is higher than that above counts as that. */
  rates: ReadonlyMap<number, number>
  /** Each account's own valid bets of the day, in minor units. */
  validBets: ReadonlyMap<number, number>
  unit: number
}

export interface Rebate {
  account: number
  /** Of the account and all below. */
  validBet: number
  amount: number
}

/**
 * What each account of the tree gets of a day's valid bets: its own rate of its own play, and of each branch directly below what
 * its rate is higher than that branch's. Each is rounded down. Those who get nothing are left out. Pure.
 */
export function settleRebates({ above, rates, validBets, unit }: RebateInput): Rebate[] {
  const branches = new Map<number, number>()
  for (const [account, valid] of validBets) {
    for (let at: number | null = account; at !== null; at = above.get(at) ?? null) {
      branches.set(at, (branches.get(at) ?? 0) + valid)
    }
  }
  const amounts = new Map<number, number>()
  const add = (account: number, valid: number, rate: number): void => {
    amounts.set(account, (amounts.get(account) ?? 0) + shareOf([[valid, rate]], unit))
  }
  for (const [account, valid] of validBets) add(account, valid, rateOf(account, above, rates))
  for (const [branch, valid] of branches) {
    const head = above.get(branch) ?? null
    if (head !== null) add(head, valid, rateOf(head, above, rates) - rateOf(branch, above, rates))
  }
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([account, amount]) => ({ account, validBet: branches.get(account) ?? 0, amount }))
    .toSorted((one, two) => one.account - two.account)
}

function rateOf(account: number, above: Above, rates: RebateInput['rates']): number {
  const own = rates.get(account) ?? 0
  const next = above.get(account) ?? null
  return next === null ? own : Math.min(own, rateOf(next, above, rates))
}
