import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getWinners, getWinnersSummary } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Winner = AnswerTo<typeof getWinners>['value'][number]

export const periods = ['day', 'week'] as const
export type Period = (typeof periods)[number]

/** The contract's limit. */
const limitNum = 20

/** The largest wins, of all categories ("ALL") or of one as the gateway names it. */
export const useWinnersQuery = (gameCategory: string, period: Period) =>
  useQuery({
    ...callQuery(getWinners, { query: { gameCategory, language: useLanguage().code, limitNum, period } }),
    select: ({ value }) => value.slice(0, limitNum),
    placeholderData: keepPreviousData,
  })

export type Summary = AnswerTo<typeof getWinnersSummary>['value']

/** What all players gained and lost together. */
export const useSummaryQuery = (period: Period) =>
  useQuery({
    ...callQuery(getWinnersSummary, { query: { period } }),
    select: ({ value }) => value,
    placeholderData: keepPreviousData,
  })
