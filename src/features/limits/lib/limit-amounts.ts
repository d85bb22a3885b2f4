import type { Limit } from '#contract/account/limits.ts'
import { plainAmount } from '#src/account/money/amount.ts'
import { latinDigits } from '#src/lib/latin-digits.ts'

/** Minutes as hours and what is left of one. */
export function hoursOf(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** What is typed, of money as its field reads it, as the gateway takes it; undefined where it is no amount. */
export function typedAmount(kind: Limit['kind'], typed: string): string | undefined {
  const text = kind === 'time' ? latinDigits(typed).trim() : plainAmount(typed)
  const shape = kind === 'time' ? /^[1-9]\d{0,4}$/ : /^\d{1,12}(\.\d{1,2})?$/
  return shape.test(text) && /[1-9]/.test(text) ? text : undefined
}

/** Minor units, for comparing; amounts of a limit are far from where these would not be exact. */
const minorUnits = (amount: string): number => Math.round(Number(amount) * 100)

/** How much of a limit is used, from 0 to 1; 0 where there is none. */
export function usedShare({ amount, used }: Pick<Limit, 'amount' | 'used'>): number {
  if (amount === null || minorUnits(amount) === 0) return 0
  return Math.min(1, Math.max(0, minorUnits(used) / minorUnits(amount)))
}

/** Whether a wish will wait: it is more than there is now. The gateway decides; this says beforehand what it will do. */
export function isLooser(limit: Pick<Limit, 'amount'>, wish: string): boolean {
  return limit.amount !== null && minorUnits(wish) > minorUnits(limit.amount)
}

/** The limits of a kind that are set or asked for; where there are none, the one that is set most. */
export function shownLimits(limits: readonly Limit[]): readonly Limit[] {
  const shown = limits.filter(({ amount, asked }) => amount !== null || asked !== null)
  if (shown.length > 0) return shown
  const weekly = limits.filter(({ kind, period }) => kind === 'deposit' && period === 'week')
  return (weekly.length > 0 ? weekly : limits).slice(0, 1)
}

/** The longer period whose limit is lower, so that it counts before one of this period and amount. */
export function countsBefore(
  limits: readonly Pick<Limit, 'period' | 'amount'>[],
  { period, amount }: { period: Limit['period']; amount: string | null | undefined },
): 'week' | 'month' | undefined {
  if (!amount || period === null || period === 'month') return undefined
  const longer = period === 'day' ? (['month', 'week'] as const) : (['month'] as const)
  return longer.find((each) => {
    const lower = limits.find((limit) => limit.period === each)?.amount
    return lower && minorUnits(lower) < minorUnits(amount)
  })
}
