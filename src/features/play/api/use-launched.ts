import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { callGateway } from '#src/gateway/client.ts'
import { getRecentGames, launchGame, launchTrial } from '#src/gateway/play-calls.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import type { SeamlessGame } from '../lib/game-addresses.ts'

/**
 * Launches a game, once for each visit of its page: an address is good for one opening. `isAllowed` says whether this
 * visitor may play at all.
 */
export function useLaunched({ vassalage, gameCode, isTrial }: SeamlessGame, isAllowed: boolean) {
  const { key } = useLocation()
  const client = useQueryClient()
  const { code } = useLanguage()
  // A game goes on as it began: another language or a turned phone does not open it again.
  const [began] = useState(() => ({
    language: code,
    device: window.matchMedia('(max-width: 767px)').matches ? ('phone' as const) : ('desktop' as const),
  }))
  const query = { vassalage, gameCode, ...began, backUrl: `${window.location.origin}/` }
  const call = isTrial ? launchTrial : launchGame
  const launched = useQuery({
    queryKey: [call.id, query, key],
    queryFn: ({ signal }) =>
      isTrial ? callGateway(launchTrial, { query, signal }) : callGateway(launchGame, { query, signal }),
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { auth: call.auth },
    select: ({ value }) => value,
  })
  const isPlayed = launched.data !== undefined && !isTrial
  useEffect(() => {
    if (isPlayed) void invalidate(client, getRecentGames)
  }, [isPlayed, client])
  return launched
}
