import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getLatestDraws } from '#src/gateway/play-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** Milliseconds between two questions: what is drawn by the calendar comes once a day. */
const askEvery = 300_000

export const useLatestDrawsQuery = () =>
  useQuery({
    ...callQuery(getLatestDraws, { query: { language: useLanguage().code } }),
    select: (answer) => answer.value.lotteries,
    refetchInterval: askEvery,
    placeholderData: keepPreviousData,
  })
