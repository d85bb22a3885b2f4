import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  getPointBalance,
  getPointConfig,
  getPointHistory,
  getPointRewards,
  getRedeemList,
} from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useSession } from '#src/session/session.ts'

export type PointConfig = AnswerTo<typeof getPointConfig>['value']
export type PointMall = AnswerTo<typeof getPointRewards>['value']

export const pageSize = 20

/** The member's points; nothing is asked for a guest. */
export function usePointsQuery() {
  const { isSignedIn } = useSession()
  return useQuery({
    ...callQuery(getPointBalance, {}),
    enabled: isSignedIn,
    staleTime: freshFor.moment,
    select: ({ value }) => value.points,
  })
}

export function usePointConfigQuery() {
  const { code } = useLanguage()
  return useQuery({ ...callQuery(getPointConfig, { query: { language: code } }), select: ({ value }) => value })
}

export function usePointMallQuery() {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getPointRewards, { query: { language: code } }),
    staleTime: freshFor.moment,
    select: ({ value }) => value,
  })
}

export function useRedeemedQuery(pageNo: number) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getRedeemList, { query: { language: code, pageNo, pageSize } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  })
}

export function usePointHistoryQuery(pageNo: number) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getPointHistory, { query: { language: code, pageNo, pageSize } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  })
}

/** Points, items, lists and the wallet's balance are asked anew. */
export const askAgain = (client: QueryClient) =>
  Promise.all(
    [getPointBalance, getPointRewards, getRedeemList, getPointHistory, getBalance].map(({ id }) =>
      client.invalidateQueries({ queryKey: [id] }),
    ),
  )
