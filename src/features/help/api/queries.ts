import { useQuery } from '@tanstack/react-query'
import { getHelpCentre } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type HelpGroup = AnswerTo<typeof getHelpCentre>['value']['groups'][number]
export type HelpArticle = HelpGroup['articles'][number]

/** The operator's articles in the visitor's language. */
export const useHelpQuery = () =>
  useQuery({
    ...callQuery(getHelpCentre, { query: { language: useLanguage().code } }),
    staleTime: freshFor.visit,
    select: ({ value }) => value.groups,
  })
