import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getWinners } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type WinnerPeriod = 'day' | 'week'
export type Winner = AnswerTo<typeof getWinners>['value'][number]

/** How many winners the board has. */
export const winnerLimit = 20

export const winnersQuery = (period: WinnerPeriod, language: LanguageCode) =>
  callQuery(getWinners, { query: { gameCategory: 'ALL', language, limitNum: winnerLimit, period } })

export const useWinnersQuery = (period: WinnerPeriod, isWanted = true) =>
  useQuery({
    ...winnersQuery(period, useLanguage().code),
    enabled: isWanted,
    select: (answer) => answer.value.slice(0, winnerLimit),
    placeholderData: keepPreviousData,
  })
