import { hashText, seededRandom } from '#sandbox/artwork/parts/random.ts'
import type { Store } from '#sandbox/store/store.ts'
import { lotteries } from './rules/lotteries.ts'
import { drawResults } from './rules/results.ts'
import { drawsUpTo } from './rules/schedule.ts'

const drawsEach = 30

/** The last draws of every lottery; the same seed gives a draw the same numbers. */
export function seedDraws(store: Store, seed: number, at: number): void {
  for (const lottery of lotteries) {
    for (const draw of drawsUpTo(lottery.schedule, at, drawsEach)) {
      const random = seededRandom(seed ^ hashText(`${lottery.code} ${draw.no}`))
      const results = drawResults(lottery.ticket, (below) => random.whole(0, below - 1))
      store.lottery.addDraw(lottery.code, draw, JSON.stringify(results))
    }
  }
}
