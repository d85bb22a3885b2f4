import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type AnswerTo, addFavourite, getFavouriteIds, removeFavourite } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import type { GameCard } from '#src/gateway/contract/games.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useFavouriteIdsQuery, useSession } from '#src/session/session.ts'
import { idsAfter, type Toggle, toggleOf } from './favourites.ts'

type Answer = AnswerTo<typeof getFavouriteIds>
type Change = { card: GameCard; toggle: Toggle }

const key = callKey(getFavouriteIds, {})

/** The member's favourites: a heart turns at once, and turns back where the gateway refuses. Guests are asked to log in. */
export function useFavourites() {
  const { isSignedIn } = useSession()
  const client = useQueryClient()
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  const { data: ids = [] } = useFavouriteIdsQuery()

  const write = (nodeId: number, toggle: Toggle) =>
    client.setQueryData<Answer>(key, (answer) => ({
      success: true,
      value: idsAfter(answer?.value ?? [], nodeId, toggle),
    }))

  const { mutate, isError } = useMutation({
    mutationFn: ({ card, toggle }: Change) =>
      toggle === 'add'
        ? callGateway(addFavourite, {
            body: { nodeId: card.nodeId, vendor: card.vassalage, gameType: card.gameType },
          })
        : callGateway(removeFavourite, { query: { nodeId: card.nodeId } }),
    onMutate: async ({ card, toggle }) => {
      await client.cancelQueries({ queryKey: key })
      write(card.nodeId, toggle)
    },
    onError: (_, { card, toggle }) => write(card.nodeId, toggle === 'add' ? 'remove' : 'add'),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })

  return {
    isFailed: isError,
    isFavourite: (card: GameCard) => ids.includes(card.nodeId),
    toggle: (card: GameCard) => {
      if (!isSignedIn) return openPopup('login', {})
      const now = performance.now()
      const toggle = toggleOf(ids, card.nodeId, now, lastPress.current)
      if (!toggle) return
      lastPress.current = now
      mutate({ card, toggle })
    },
  }
}
