import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useFavouriteIdsQuery } from '#src/session/session.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import type { Favourites } from './favourites.ts'
import { favouritesOf } from './favourites-of.ts'

/** What is read of the favourites now; false where there is no window (the build-time first paint), which starts none. */
function useFavouritesNow(read: (favourites: Favourites) => boolean): boolean {
  const client = useQueryClient()
  const subscribe = useCallback((onChange: () => void) => favouritesOf(client).subscribe(onChange), [client])
  return useSyncExternalStore(
    subscribe,
    () => read(favouritesOf(client)),
    () => false,
  )
}

/** Asks for the member's favourites. Whether a change of them was given up since the last press. */
export function useFavourites(): boolean {
  useFavouriteIdsQuery()
  return useFavouritesNow((favourites) => favourites.hasFailed())
}

/**
 * Whether one game is a favourite; only its own heart is drawn anew when that changes. It turns at once, and turns back
 * where the gateway refuses. Guests are asked to log in.
 */
export function useFavourite({ nodeId, vassalage: vendor, gameType }: GameCard) {
  const client = useQueryClient()
  const isOn = useFavouritesNow((favourites) => favourites.isOn(nodeId))
  const onToggle = () => {
    if (useSessionStore.getState().phase === 'guest') openPopup('login', {})
    else favouritesOf(client).press({ nodeId, vendor, gameType }, !isOn)
  }
  return { isOn, onToggle }
}
