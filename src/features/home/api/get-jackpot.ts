import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import { getJackpot } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** Milliseconds between two questions; between the answers the figure stands still. */
const pollEvery = 5000

export const jackpotQuery = (language: LanguageCode) => callQuery(getJackpot, { query: { language } })

export const useJackpotQuery = () =>
  useQuery({
    ...jackpotQuery(useLanguage().code),
    select: (answer) => answer.value,
    refetchInterval: (query) => (query.state.status === 'error' ? pollEvery * 12 : pollEvery),
    placeholderData: keepPreviousData,
  })
