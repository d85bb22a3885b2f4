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
import { callQuery, freshFor, invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
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

export const usePointConfigQuery = () => useQuery(valueQuery(getPointConfig, { language: useLanguage().code }))

export const usePointMallQuery = () =>
  useQuery({ ...valueQuery(getPointRewards, { language: useLanguage().code }), staleTime: freshFor.moment })

export const useRedeemedQuery = (pageNo: number) =>
  useQuery({
    ...valueQuery(getRedeemList, { language: useLanguage().code, pageNo, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const usePointHistoryQuery = (pageNo: number) =>
  useQuery({
    ...valueQuery(getPointHistory, { language: useLanguage().code, pageNo, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Points, items, lists and the wallet's balance are asked anew. */
export const invalidatePoints = (client: QueryClient) =>
  invalidate(client, getPointBalance, getPointRewards, getRedeemList, getPointHistory, getBalance)
