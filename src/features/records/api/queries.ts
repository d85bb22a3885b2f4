import { useQuery } from '@tanstack/react-query'
import {
  getBettingRecords,
  getBonusDetails,
  getProfitReport,
  getTransactionDetail,
  getTransactionRecords,
} from '#src/gateway/account-calls.ts'
import type { AnswerTo, QueryTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { recordQuery } from '#src/reports/record-query.ts'

export type BettingRecords = AnswerTo<typeof getBettingRecords>['value']
export type BonusDetails = AnswerTo<typeof getBonusDetails>['value']
export type BonusRecord = BonusDetails['bonuses'][number]
export type ProfitReport = AnswerTo<typeof getProfitReport>['value']
export type ProfitDay = ProfitReport['days'][number]
export type TransactionRecords = AnswerTo<typeof getTransactionRecords>['value']
export type Transaction = TransactionRecords['transactions'][number]
export type TransactionDetail = AnswerTo<typeof getTransactionDetail>['value']

export function useBettingRecords(query: QueryTo<typeof getBettingRecords>) {
  return useQuery({ ...callQuery(getBettingRecords, { query }), ...recordQuery, select: ({ value }) => value })
}

export function useBonusDetails(query: QueryTo<typeof getBonusDetails>) {
  return useQuery({ ...callQuery(getBonusDetails, { query }), ...recordQuery, select: ({ value }) => value })
}

export function useProfitReport(query: QueryTo<typeof getProfitReport>) {
  return useQuery({ ...callQuery(getProfitReport, { query }), ...recordQuery, select: ({ value }) => value })
}

export function useTransactionRecords(query: QueryTo<typeof getTransactionRecords>) {
  return useQuery({ ...callQuery(getTransactionRecords, { query }), ...recordQuery, select: ({ value }) => value })
}

export function useTransactionDetail(query: QueryTo<typeof getTransactionDetail>) {
  return useQuery({
    ...callQuery(getTransactionDetail, { query }),
    staleTime: freshFor.moment,
    select: ({ value }) => value,
  })
}
