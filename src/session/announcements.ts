import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import { getAnnouncements } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { usePainted } from '#src/lib/use-painted.ts'
import { useSessionStore } from '#src/session/session-store.ts'

/** Guests ask for what pops up for guests; for members there may be two kinds, so theirs names none. */
export const announcementsQuery = (language: LanguageCode, isGuest: boolean) =>
  callQuery(getAnnouncements, {
    query: { types: 'B,PL,PU,PR,H', platform: 'W', language, ...(isGuest && { execution: 'B' }) },
  })

/** The same for whoever is here, in the visitor's language. */
export function useAnnouncementsOptions(): ReturnType<typeof announcementsQuery> {
  const isGuest = useSessionStore(({ phase }) => phase === 'guest')
  return announcementsQuery(useLanguage().code, isGuest)
}

/** Banners, notices and what pops up. */
export const useAnnouncementsQuery = () =>
  usePainted(
    useQuery({
      ...useAnnouncementsOptions(),
      select: (answer) => answer.value,
      placeholderData: keepPreviousData,
    }),
  )
