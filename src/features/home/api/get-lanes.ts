import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import { getLanes } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export const lanesQuery = (language: LanguageCode) =>
  callQuery(getLanes, { query: { platform: 'html5-desktop', language } })

/** Every category's vendors and first games, in one call. */
export const useLanesQuery = () =>
  useQuery({
    ...lanesQuery(useLanguage().code),
    select: (answer) => answer.value.data.lanes,
    placeholderData: keepPreviousData,
  })
