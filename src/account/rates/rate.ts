export type RateWrong = 'missing' | 'shape' | 'least' | 'most' | 'step'

/** Rates in basis points: exact, also where a float is not. */
const basisPoints = (rate: string): number => {
  const [whole = '0', part = ''] = rate.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** What is wrong with a rebate rate, as it is typed: "0.5"; the bounds as the gateway says them. */
export function rateError(
  typed: string,
  { least = '0', most, step }: { least?: string; most: string; step: string },
): RateWrong | undefined {
  if (typed === '') return 'missing'
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return 'shape'
  const [rate, by] = [basisPoints(typed), basisPoints(step)]
  if (rate > basisPoints(most)) return 'most'
  if (rate < basisPoints(least)) return 'least'
  return by > 0 && rate % by !== 0 ? 'step' : undefined
}

export const plainRate = (typed: string): string => typed.trim().replace(',', '.')
