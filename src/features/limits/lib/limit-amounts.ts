import type { Limit } from '#contract/account/limits.ts'

/** Minutes as hours and what is left of one. */
export function hoursOf(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** What is typed as the gateway takes it; undefined where it is no amount. Of playing time whole minutes. */
export function typedAmount(kind: Limit['kind'], typed: string): string | undefined {
  const text = typed.replace(/[\s,]/g, '')
  const shape = kind === 'time' ? /^[1-9]\d{0,4}$/ : /^\d{1,12}(\.\d{1,2})?$/
  return shape.test(text) && /[1-9]/.test(text) ? text : undefined
}

/** Minor units, for comparing; amounts of a limit are far from where these would not be exact. */
const hundredths = (amount: string): number => Math.round(Number(amount) * 100)

/** How much of a limit is used, from 0 to 1; 0 where there is none. */
export function usedShare({ amount, used }: Pick<Limit, 'amount' | 'used'>): number {
  if (amount === null || hundredths(amount) === 0) return 0
  return Math.min(1, Math.max(0, hundredths(used) / hundredths(amount)))
}

const lengthOf = { day: 1, week: 2, month: 3 }

/**
 * Whether a wish will wait: it is more than there is now, no limit at all, or counts in a shorter period. The gateway
 * decides; this says beforehand what it will do.
 */
export function isLooser(limit: Pick<Limit, 'amount' | 'period'>, wish: Pick<Limit, 'amount' | 'period'>): boolean {
  if (limit.amount === null) return false
  if (wish.amount === null) return true
  const isShorter = wish.period !== null && limit.period !== null && lengthOf[wish.period] < lengthOf[limit.period]
  return isShorter || hundredths(wish.amount) > hundredths(limit.amount)
}
