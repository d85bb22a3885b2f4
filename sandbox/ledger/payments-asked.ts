import type { Owner } from '#sandbox/ledger/accounts.ts'
import { isRange, rangeOf } from '#sandbox/ledger/range.ts'
import { pageErrors } from '#sandbox/server/pages.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'

/** Asked by the instant when it was made; `state` empty: all. */
export interface PaymentFilter {
  member: number
  from: number
  to: number
  state: string
}

const maxPageSize = 500

interface PaymentQuery {
  pageNo: number
  pageSize: number
  from?: string | undefined
  to?: string | undefined
  state?: string | undefined
}

/** What a list of payments is asked for: of the merchant's days, or without days of all time. */
export function paymentsAsked({ merchant, member }: Owner, query: PaymentQuery): PaymentFilter | Refusal {
  const fields = pageErrors(query, maxPageSize)
  if (fields) return refuse('request.invalid', { fields })
  const { from, to, state = '' } = query
  const whose = { member: member.id, state }
  if (from === undefined && to === undefined) return { ...whose, from: 0, to: Number.MAX_SAFE_INTEGER }
  if (from === undefined) return refuse('request.invalid', { fields: { from: 'field.required' } })
  if (to === undefined) return refuse('request.invalid', { fields: { to: 'field.required' } })
  const range = rangeOf(merchant, { from, to })
  return isRange(range) ? { ...whose, from: range.from, to: range.to } : range
}
