import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { GameCard } from '#src/gateway/contract/games.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useFavouriteIdsQuery, useSession } from '#src/session/session.ts'
import { favouritesOf } from './favourites-of.ts'

/** The member's favourites: a heart turns at once, and turns back where the gateway refuses. Guests are asked to log in. */
export function useFavourites() {
  const { isSignedIn } = useSession()
  const favourites = favouritesOf(useQueryClient())
  const { wanted, hasFailed } = useSyncExternalStore(favourites.subscribe, favourites.view)
  const { data: ids = [] } = useFavouriteIdsQuery()
  const isFavourite = ({ nodeId }: Pick<GameCard, 'nodeId'>) => wanted.get(nodeId) ?? ids.includes(nodeId)
  return {
    isFailed: hasFailed,
    isFavourite,
    toggle: (card: Pick<GameCard, 'nodeId' | 'vassalage' | 'gameType'>) => {
      if (!isSignedIn) return openPopup('login', {})
      const { nodeId, vassalage: vendor, gameType } = card
      favourites.press({ nodeId, vendor, gameType }, !isFavourite(card))
    },
  }
}
