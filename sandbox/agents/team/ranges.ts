import { Refusal } from '../../http/problems.ts'
import type { Merchant } from '../../merchants.ts'
import { type RecordRange, rangeOf } from '../../records/range.ts'
import { dayAfter } from '../../text/days.ts'

export interface Days {
  from: string
  to: string
}

export interface ComparedRange {
  range: RecordRange
  /** As many days, right before. */
  before: RecordRange
  beforeDays: Days
}

/** The days that are asked for, in the merchant's time zone, and those that they are compared with. */
export function comparedRange(merchant: Pick<Merchant, 'timeZone'>, asked: Days): ComparedRange | Refusal {
  const range = rangeOf(merchant, asked)
  if (range instanceof Refusal) return range
  const beforeDays = { from: dayAfter(asked.from, -range.days.length), to: dayAfter(asked.from, -1) }
  const before = rangeOf(merchant, beforeDays)
  return before instanceof Refusal ? before : { range, before, beforeDays }
}
