import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import { getAnnouncements } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export const announcementsQuery = (language: LanguageCode) =>
  callQuery(getAnnouncements, { query: { types: 'B,PL,PU,PR,H', platform: 'W', language } })

/** Banners, notices and what pops up, in the visitor's language. */
export const useAnnouncementsQuery = () =>
  useQuery({
    ...announcementsQuery(useLanguage().code),
    select: (answer) => answer.value,
    placeholderData: keepPreviousData,
  })
