import type { ShownLottery } from '#contract/lobby/latest-draws.ts'

/** A lottery of the calendar that has been drawn. */
export type DrawnLottery = ShownLottery & { last: NonNullable<ShownLottery['last']> }

export const isDrawn = (lottery: ShownLottery): lottery is DrawnLottery =>
  lottery.interval === null && lottery.last !== null && lottery.last.results.length > 0

type Prize = DrawnLottery['last']['results'][number]

/** The balls of a prize: the digits of a whole number, or what was drawn one by one. */
export const ballsOf = ({ numbers }: Prize): string[] => {
  const [first = ''] = numbers
  return numbers.length === 1 ? [...first] : [...numbers]
}

/** Of the plays, the one that is told on a small card: two digits where there is it. */
export const toldPlay = ({ plays }: Pick<ShownLottery, 'plays'>) =>
  plays.find(({ code }) => code === 'last2') ?? plays[0]

/** How often a line wins, in the fewest words: 1 in 100 of 10 in 1,000. */
export function shortOdds({ ways, of }: ShownLottery['plays'][number]['odds']): { ways: number; of: number } {
  const whole = of / ways
  return Number.isInteger(whole) ? { ways: 1, of: whole } : { ways, of }
}

/** Of the lotteries that are drawn every few minutes: one of each kind of ticket first, so that none is four speeds of the same. */
export function variedLotteries(lotteries: readonly ShownLottery[], most: number): readonly ShownLottery[] {
  const quick = lotteries.filter(({ interval }) => interval !== null)
  const first = quick.filter(({ family }, at) => quick.findIndex((one) => one.family === family) === at)
  return [...new Set([...first, ...quick])].slice(0, most)
}
