import { type RecordRange, rangeOf } from '../../../ledger/range.ts'
import { dayAfter } from '../../../lib/days.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import { Refusal } from '../../../server/problems.ts'

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
