import { type FileColumn, type FileWords, timeIn } from '#src/reports/files/file-rows.ts'
import type { Settlement } from '../api/queries.ts'

type PayWords = FileWords<
  | 'account'
  | 'from'
  | 'to'
  | 'validBet'
  | 'wonBet'
  | 'lostBet'
  | 'teamLoss'
  | 'carriedIn'
  | 'carriedOut'
  | 'active'
  | 'tier'
  | 'rate'
  | 'gross'
  | 'passedDown'
  | 'net'
  | 'state'
  | 'reference'
> & { state: (state: Settlement['state']) => string }

const amounts = ['validBet', 'wonBet', 'lostBet', 'teamLoss', 'carriedIn', 'carriedOut', 'gross', 'passedDown'] as const

/** Settlements as rows of a file: everything that a sum can be checked by. */
export function payColumns({ head, timeZone, currency, state }: PayWords): FileColumn<Settlement>[] {
  return [
    [`${head('from')} (${timeZone})`, ({ from }) => timeIn(timeZone, from)],
    [`${head('to')} (${timeZone})`, ({ to }) => timeIn(timeZone, to)],
    [head('account'), ({ account }) => account],
    ...amounts.map((name): FileColumn<Settlement> => [`${head(name)} (${currency})`, (row) => row[name]]),
    [head('active'), ({ active }) => String(active)],
    [head('tier'), ({ tier }) => String(tier)],
    [head('rate'), ({ rate, winRate, lossRate }) => (Number(rate) > 0 ? rate : `${winRate} / ${lossRate}`)],
    // What is not over is not known.
    [`${head('net')} (${currency})`, (row) => (row.state === 'running' ? null : row.net)],
    [head('state'), (row) => state(row.state)],
    [head('reference'), ({ reference }) => reference],
  ]
}
