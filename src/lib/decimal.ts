/** Decimals that are counted exactly: as many as an amount of the gateway may have. */
const places = 8
const one = 10n ** BigInt(places)

const shape = /^(-)?(\d{1,15})(?:\.(\d{1,8}))?$/

function unitsOf(amount: string | undefined): bigint | undefined {
  const match = amount === undefined ? null : shape.exec(amount)
  if (!match) return undefined
  const units = BigInt(match[2] ?? '') * one + BigInt((match[3] ?? '').padEnd(places, '0'))
  return match[1] ? -units : units
}

function textOf(units: bigint): string {
  const size = units < 0n ? -units : units
  const fraction = String(size % one)
    .padStart(places, '0')
    .replace(/0{1,6}$/, '')
  return `${units < 0n ? '-' : ''}${size / one}.${fraction}`
}

/** The sum of decimal strings of the gateway, exact: "14480500.00"; undefined where one of them cannot be read. */
export function sumOf(...amounts: readonly (string | undefined)[]): string | undefined {
  let sum = 0n
  for (const amount of amounts) {
    const units = unitsOf(amount)
    if (units === undefined) return undefined
    sum += units
  }
  return textOf(sum)
}

/** What is left of `amount` without `taken`; below nothing where more is taken. */
export function differenceOf(amount: string | undefined, taken: string | undefined): string | undefined {
  const [from, without] = [unitsOf(amount), unitsOf(taken)]
  return from === undefined || without === undefined ? undefined : textOf(from - without)
}

/** Whether `amount` is more than `other`; false where either cannot be read. */
export function isMore(amount: string | undefined, other: string | undefined): boolean {
  const [left, right] = [unitsOf(amount), unitsOf(other)]
  return left !== undefined && right !== undefined && left > right
}

export const isSameAmount = (amount: string, other: string): boolean => {
  const units = unitsOf(amount)
  return units !== undefined && units === unitsOf(other)
}

/** Whether `amount` is `step` a whole number of times; false for a step of nothing. */
export function isMultipleOf(amount: string, step: string): boolean {
  const [units, by] = [unitsOf(amount), unitsOf(step)]
  return units !== undefined && by !== undefined && by > 0n && units % by === 0n
}

/** The smaller of two amounts. */
export const lesserOf = (amount: string, other: string): string => (isMore(amount, other) ? other : amount)

/** What a fee of so many basis points takes of an amount, rounded down to `digits` decimals (2 at most). */
export function shareOf(amount: string, basisPoints: number, digits = 2): string | undefined {
  const units = unitsOf(amount)
  if (units === undefined || !Number.isInteger(basisPoints)) return undefined
  const step = one / 10n ** BigInt(digits)
  return textOf(((units * BigInt(basisPoints)) / (10_000n * step)) * step)
}

/** How much of `whole` is `part`, from 0 to 1; 1 of nothing. For bars alone, never for amounts. */
export function fractionOf(part: string, whole: string): number {
  const [some, all] = [unitsOf(part), unitsOf(whole)]
  if (some === undefined || all === undefined || all <= 0n) return 1
  return Math.min(1, Math.max(0, Number((some * 1000n) / all) / 1000))
}
