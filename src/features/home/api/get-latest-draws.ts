import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getLatestDraws } from '#src/gateway/play-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** Of all kinds: a gateway passes over those that the operator does not have. */
const prizeModes = 'ELOTT,SEA,ZY,LOTT'

/** Milliseconds between two questions: what is drawn by the calendar comes once a day. */
const askEvery = 300_000

export const useLatestDrawsQuery = () =>
  useQuery({
    ...callQuery(getLatestDraws, { query: { prizeModes, language: useLanguage().code } }),
    select: (answer) => answer.value.lotteries,
    refetchInterval: askEvery,
    placeholderData: keepPreviousData,
  })
