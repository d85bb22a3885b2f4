import * as z from 'zod/mini'
import { decimal, definePublicCall, instant } from '../call.ts'
import { lottery, odds } from './lottery.ts'

const play = z.object({
  code: z.string(),
  name: z.string(),
  /** What a line of 1 pays where it wins, the stake included. */
  pays: decimal,
  /** How often a line wins, exactly. */
  odds,
})

const shownLottery = z.extend(lottery, {
  /** As in getLotteryMenu. `last` has its first four prizes at the most. */
  prizeMode: z.string(),
  /** Seconds from one draw to the next; null where the calendar says when one is. */
  interval: z.nullable(z.number()),
  /** The smallest stake of a line, in the site's currency. */
  minStake: decimal,
  /** Two to four main plays, each of which wins once at the most. */
  plays: z.array(play),
})

export type ShownLottery = z.infer<typeof shownLottery>

export const getLatestDraws = definePublicCall('getLatestDraws', {
  summary:
    'The lotteries of some prize modes for anybody: the last draw’s main prizes, the next draw, the main plays with their exact odds',
  route: 'GET /lgw/vn/draws/latest',
  query: z.object({
    /** With commas between: "ELOTT,SEA". None names all that the operator has. */
    prizeModes: z.optional(z.string().check(z.maxLength(64))),
    language: z.string(),
  }),
  value: z.object({ now: instant, currency: z.string(), lotteries: z.array(shownLottery) }),
})
