import type { PointExchange, PointItem } from '#contract/account/points.ts'
import type { Grouping } from '#contract/site/figures.ts'
import { readAmount } from '#src/account/money/amount.ts'
import { isMore } from '#src/lib/decimal.ts'

/** A decimal string of the gateway so many times, exactly: "2.50" twice is "5.00". `count` is whole. */
export function timesOf(amount: string, count: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const units = String(BigInt(whole + fraction) * BigInt(count)).padStart(fraction.length + 1, '0')
  if (fraction === '') return units
  return `${units.slice(0, -fraction.length)}.${units.slice(-fraction.length)}`
}

/** What points bring; null where they are no whole multiple of what is exchanged. */
export function worthOf(points: number, { points: step, amount }: PointExchange): string | null {
  return points > 0 && points % step === 0 ? timesOf(amount, points / step) : null
}

/** Points as they were typed, by the marks of the language: "1,500" is 1500 in English; NaN for what is no whole number. */
export function countOf(typed: string, grouping: Grouping): number {
  const read = readAmount(typed, grouping, 2)
  return /^\d+$/.test(read) ? Number(read) : Number.NaN
}

export type WrongPoints = 'range' | 'step' | 'short'

/** What is wrong with a number of points to exchange; `owned` undefined: not known. */
export function wrongWith(points: number, owned: number | undefined, terms: PointExchange): WrongPoints | undefined {
  if (!Number.isInteger(points) || points < terms.min || points > terms.max) return 'range'
  if (points % terms.points !== 0) return 'step'
  return owned !== undefined && points > owned ? 'short' : undefined
}

/** What the points of a bonus bring by exchange, where that is no less than the bonus; undefined where the bonus is more. */
export function betterExchange(
  { points, bonus }: Pick<PointItem, 'points' | 'bonus'>,
  terms: PointExchange | null | undefined,
): string | undefined {
  if (!bonus || !terms) return undefined
  const whole = points - (points % terms.points)
  const worth = whole < terms.min ? null : worthOf(whole, terms)
  return worth !== null && !isMore(bonus.amount, worth) ? worth : undefined
}

/** The most that can be exchanged now: a whole multiple, at least `min`. */
export function maxOf(owned: number, { points: step, min, max }: PointExchange): number {
  const most = Math.min(owned, max)
  return Math.max(min, most - (most % step))
}
