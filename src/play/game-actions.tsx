import { createContext, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#src/gateway/contract/games.ts'
import type { TileAction } from '#src/ui/tile-actions.tsx'
import { listOf } from './launch-rule.ts'
import { useFavourites } from './use-favourites.ts'
import { useLaunch } from './use-launch.ts'

interface GameActions {
  /** What a tile of this card offers: buttons, or the way to a vendor's list. */
  actionsOf: (card: GameCard) => { play: TileAction; trial?: TileAction }
  linkOf: (card: GameCard) => { to: string; label: string } | undefined
  heartOf: (card: GameCard) => { isOn: boolean; label: string; onToggle: () => void }
}

const GameActionsContext = createContext<GameActions | null>(null)

/** One launcher and one list of favourites for every tile below. */
export function GameActionsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('play')
  const launch = useLaunch()
  const favourites = useFavourites()

  const actions: GameActions = {
    actionsOf: (card) => {
      const name = card.displayName
      if (card.isGame === 'VASSALAGE')
        return { play: { text: t('tile.more'), label: t('tile.open', { name }), onPress: () => launch(card) } }
      const play = { text: t('tile.play'), label: t('tile.playName', { name }), onPress: () => launch(card) }
      if (!card.hasTrial) return { play }
      const trial = {
        text: t('tile.trial'),
        label: t('tile.trialName', { name }),
        onPress: () => launch(card, 'trial'),
      }
      return { play, trial }
    },
    linkOf: (card) => {
      const to = listOf(card)
      return to === undefined ? undefined : { to, label: t('tile.open', { name: card.displayName }) }
    },
    heartOf: (card) => ({
      isOn: favourites.isFavourite(card),
      label: t('tile.favourite', { name: card.displayName }),
      onToggle: () => favourites.toggle(card),
    }),
  }

  return (
    <GameActionsContext value={actions}>
      {children}
      <div role="status">{favourites.isFailed && t('favouriteFailed')}</div>
    </GameActionsContext>
  )
}

export function useGameActions(): GameActions {
  const actions = use(GameActionsContext)
  if (!actions) throw new Error('Game tiles stand inside GameActionsProvider')
  return actions
}
