import { useQuery } from '@tanstack/react-query'
import { getDeposits, getWithdrawals } from '#src/gateway/account-calls.ts'
import type { QueryTo } from '#src/gateway/call-ref.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { recordQuery } from '#src/reports/record-query.ts'
import { useSession } from '#src/session/session.ts'

/** What a list of payments shows of an answer. */
const paymentsOf = <Row>(rows: Row[], { count, totalPages }: { count: number; totalPages: number }) => ({
  rows,
  count,
  totalPages,
})

export const useDepositsQuery = (query: QueryTo<typeof getDeposits>) =>
  useQuery({
    ...callQuery(getDeposits, { query }),
    enabled: useSession().isSignedIn,
    ...recordQuery,
    select: ({ value }) => paymentsOf(value.deposits, value),
  })

export const useWithdrawalsOfDaysQuery = (query: QueryTo<typeof getWithdrawals>) =>
  useQuery({
    ...callQuery(getWithdrawals, { query }),
    enabled: useSession().isSignedIn,
    ...recordQuery,
    select: ({ value }) => paymentsOf(value.withdrawals, value),
  })
