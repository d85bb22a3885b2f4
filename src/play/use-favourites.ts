import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useFavouriteIdsQuery } from '#src/session/session.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { favouritesOf } from './favourites-of.ts'

const useEngine = () => favouritesOf(useQueryClient())

/** Asks for the member's favourites. Whether a change of them was given up since the last press. */
export function useFavourites(): boolean {
  useFavouriteIdsQuery()
  const favourites = useEngine()
  return useSyncExternalStore(favourites.subscribe, favourites.hasFailed)
}

/**
 * Whether one game is a favourite; only its own heart is drawn anew when that changes. It turns at once, and turns back
 * where the gateway refuses. Guests are asked to log in.
 */
export function useFavourite({ nodeId, vassalage: vendor, gameType }: GameCard) {
  const favourites = useEngine()
  const isOn = useSyncExternalStore(favourites.subscribe, () => favourites.isOn(nodeId))
  const onToggle = () => {
    if (useSessionStore.getState().phase === 'guest') openPopup('login', {})
    else favourites.press({ nodeId, vendor, gameType }, !isOn)
  }
  return { isOn, onToggle }
}
