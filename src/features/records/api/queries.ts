import { useQuery } from '@tanstack/react-query'
import {
  getBettingRecords,
  getBonusDetails,
  getProfitReport,
  getTransactionDetail,
  getTransactionRecords,
} from '#src/gateway/account-calls.ts'
import type { AnswerTo, QueryTo } from '#src/gateway/call-ref.ts'
import { freshFor } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { recordQuery } from '#src/reports/record-query.ts'

export type BettingRecords = AnswerTo<typeof getBettingRecords>['value']
export type BonusDetails = AnswerTo<typeof getBonusDetails>['value']
export type BonusRecord = BonusDetails['bonuses'][number]
export type ProfitReport = AnswerTo<typeof getProfitReport>['value']
export type ProfitDay = ProfitReport['days'][number]
export type TransactionRecords = AnswerTo<typeof getTransactionRecords>['value']
export type Transaction = TransactionRecords['transactions'][number]
export type TransactionDetail = AnswerTo<typeof getTransactionDetail>['value']

export const useBettingRecords = (query: QueryTo<typeof getBettingRecords>) =>
  useQuery({ ...valueQuery(getBettingRecords, query), ...recordQuery })

export const useBonusDetails = (query: QueryTo<typeof getBonusDetails>) =>
  useQuery({ ...valueQuery(getBonusDetails, query), ...recordQuery })

export const useProfitReport = (query: QueryTo<typeof getProfitReport>) =>
  useQuery({ ...valueQuery(getProfitReport, query), ...recordQuery })

export const useTransactionRecords = (query: QueryTo<typeof getTransactionRecords>) =>
  useQuery({ ...valueQuery(getTransactionRecords, query), ...recordQuery })

export const useTransactionDetail = (query: QueryTo<typeof getTransactionDetail>) =>
  useQuery({ ...valueQuery(getTransactionDetail, query), staleTime: freshFor.moment })
