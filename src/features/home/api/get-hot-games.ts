import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import { site } from '#src/config/site.ts'
import { getHotGames } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export const hotGamesQuery = (language: LanguageCode) =>
  callQuery(getHotGames, {
    query: {
      merchantCode: site.merchantCode,
      isPlatform: 2,
      vassalage: '',
      platform: 'flash,html5-desktop',
      language,
      refresh: false,
    },
  })

/** A lane is looked through, not searched: whatever comes beyond has no place in it. */
const max = 40

export const useHotGamesQuery = () =>
  useQuery({
    ...hotGamesQuery(useLanguage().code),
    select: (answer) => answer.value.slice(0, max),
    placeholderData: keepPreviousData,
  })
