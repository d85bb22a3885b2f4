import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { missionPeriods } from '#contract/account/missions.ts'
import {
  getMissionLeaderboard,
  getMissionSummary,
  getPointBalance,
  getPointHistory,
} from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useMissionCount } from '#src/session/member-counts.ts'

export type Board = AnswerTo<typeof getMissionLeaderboard>['value']
export type BoardPeriod = (typeof missionPeriods)[number]

const maxRows = 20

/** The missions; asked anew when the page is opened. */
export const useMissionsQuery = () =>
  useQuery({ ...valueQuery(getMissionSummary, { language: useLanguage().code }), staleTime: 0 })

/** Has the missions asked anew when the gateway pushes another count of what is done. */
export function useMissionNews(): void {
  const client = useQueryClient()
  const count = useMissionCount()
  const before = useRef(count)
  useEffect(() => {
    if (before.current !== undefined && before.current !== count) void invalidate(client, getMissionSummary)
    before.current = count
  }, [client, count])
}

export const useBoardQuery = (period: BoardPeriod) =>
  useQuery({ ...valueQuery(getMissionLeaderboard, { period, limitNum: maxRows }), staleTime: 0 })

/** What a claim changes: the missions, the places, the points. */
export const invalidateMissions = (client: QueryClient) =>
  invalidate(client, getMissionSummary, getMissionLeaderboard, getPointBalance, getPointHistory)
