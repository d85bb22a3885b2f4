import { useQuery } from '@tanstack/react-query'
import type { GameCard } from '#contract/lobby/games.ts'
import { getRecentGames } from '#src/gateway/play-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useSession } from '#src/session/session.ts'

/** What the member played last, the latest first; empty for guests, for trial accounts, and until it is known. */
export function useRecentCards(max: number): readonly GameCard[] {
  const { code } = useLanguage()
  const { phase, role } = useSession()
  const { data } = useQuery({
    ...callQuery(getRecentGames, { query: { clientType: 3, language: code, pageNo: 1, pageSize: max } }),
    enabled: phase === 'ready' && role !== 'trial',
    select: ({ value }) => value.list.slice(0, max).map(({ card }) => card),
  })
  return phase === 'guest' ? [] : (data ?? [])
}
