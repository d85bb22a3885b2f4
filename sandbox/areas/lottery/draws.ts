import * as z from 'zod'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Lottery } from './rules/lotteries.ts'
import { drawResults, type Results } from './rules/results.ts'
import { drawsUpTo, type ScheduledDraw } from './rules/schedule.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'draw'>

export interface OpenedDraw {
  no: string
  /** Milliseconds. */
  drawsAt: number
  results: Results
}

const stored = z.array(z.object({ prize: z.string(), numbers: z.array(z.string()) }))

/**
 * The numbers of a draw that is over. The sandbox may have slept at the draw: they are made when first asked for, and kept.
 * @throws RangeError before the draw.
 */
export function resultsOf(
  { store, now, draw }: Part,
  lottery: Lottery,
  when: Pick<ScheduledDraw, 'no' | 'drawsAt'>,
): Results {
  if (when.drawsAt > now().getTime()) throw new RangeError(`Draw ${when.no} of ${lottery.code} is not over`)
  const kept = store.lottery.results(lottery.code, when.no)
  if (kept !== null) return stored.parse(JSON.parse(kept))
  const results = drawResults(lottery.ticket, draw)
  store.lottery.addDraw(lottery.code, when, JSON.stringify(results))
  return results
}

/** The last draws, the latest first. */
export function openedDraws(part: Part, lottery: Lottery, count: number): OpenedDraw[] {
  const draws = drawsUpTo(lottery.schedule, part.now().getTime(), count)
  return draws.map(({ no, drawsAt }) => ({ no, drawsAt, results: resultsOf(part, lottery, { no, drawsAt }) }))
}
