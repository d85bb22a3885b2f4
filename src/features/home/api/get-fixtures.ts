import { useQuery } from '@tanstack/react-query'
import { getFixtures } from '#src/gateway/play-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** The matches of a category that has them; none of another. */
export function useFixturesQuery(gameType: string | undefined) {
  return useQuery({
    ...callQuery(getFixtures, { query: { gameType: gameType ?? '', language: useLanguage().code } }),
    select: (answer) => answer.value,
    enabled: gameType !== undefined,
  })
}
