import { isMore, isMultipleOf, sumOf } from '#src/lib/decimal.ts'
import { type FeeRule, feeOf } from './fee.ts'

/** What is wrong with an amount, and the bound it breaks. */
export interface AmountError {
  kind: 'required' | 'unread' | 'below' | 'above' | 'step' | 'short' | 'today' | 'ownLimit' | 'belowFee'
  bound: string
}

export interface AmountRule {
  min?: string
  max?: string
  step?: string | undefined
  /** What there is to take it from; undefined where that is not known, which the gateway then decides. */
  available?: string | undefined
  leftToday?: string
  /** What the player's own limit leaves. */
  ownLimit?: string | undefined
  fee?: FeeRule & { currency: string }
}

/** The first error of an amount as it was typed (a decimal string, or not), the plainest first. */
export function amountError(amount: string, rule: AmountRule): AmountError | undefined {
  if (amount.trim() === '') return { kind: 'required', bound: '' }
  if (!/^\d+(\.\d{1,2})?$/.test(amount) || !isMore(amount, '0')) return { kind: 'unread', bound: '' }
  const { min, max, step, available, leftToday, ownLimit, fee } = rule
  if (min !== undefined && isMore(min, amount)) return { kind: 'below', bound: min }
  if (max !== undefined && isMore(amount, max)) return { kind: 'above', bound: max }
  if (step !== undefined && !isMultipleOf(amount, step)) return { kind: 'step', bound: step }
  if (available !== undefined && isMore(amount, available)) return { kind: 'short', bound: available }
  if (leftToday !== undefined && isMore(amount, leftToday)) return { kind: 'today', bound: leftToday }
  if (ownLimit !== undefined && isMore(amount, ownLimit)) return { kind: 'ownLimit', bound: ownLimit }
  if (fee && !isMore(amount, feeOf(amount, fee, fee.currency) ?? sumOf(amount))) return { kind: 'belowFee', bound: '' }
  return undefined
}
