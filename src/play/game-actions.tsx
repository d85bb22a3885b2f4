import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { gameFactsOf } from '#src/config/game-paths.ts'
import type { TileAbout, TileAction } from '#src/ui/tiles/tile-actions.tsx'
import { listOf } from './launch-rule.ts'
import { useFavourites } from './use-favourites.ts'
import { useLaunch } from './use-launch.ts'

interface GameActions {
  /** What a tile of this card offers: buttons, or the way to a vendor's list. */
  actionsOf: (card: GameCard) => { play: TileAction; trial?: TileAction }
  linkOf: (card: GameCard) => { to: string; label: string } | undefined
  /** The way to the page of its facts; none where it stands for a list. */
  aboutOf: (card: GameCard) => TileAbout | undefined
}

const GameActionsContext = createContext<GameActions | null>(null)

/** One launcher for every tile below, and what is said of favourites. */
export function GameActionsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('play')
  const launch = useLaunch()
  const hasFailed = useFavourites()

  // The same as long as it says the same: every tile below is drawn anew with it.
  const actions = useMemo<GameActions>(
    () => ({
      actionsOf: (card) => {
        const name = card.displayName
        const action = (text: string, label: string, mode?: 'trial') => ({
          text,
          label,
          onPress: () => launch(card, mode),
        })
        if (card.isGame === 'VASSALAGE') return { play: action(t('tile.more'), t('tile.open', { name })) }
        const play = action(t('tile.play'), t('tile.playName', { name }))
        return card.hasTrial
          ? { play, trial: action(t('tile.trial'), t('tile.trialName', { name }), 'trial') }
          : { play }
      },
      aboutOf: ({ isGame, gameCode, displayName }) =>
        isGame === 'VASSALAGE'
          ? undefined
          : { to: gameFactsOf(gameCode), label: t('tile.about', { name: displayName }) },
      linkOf: (card) => {
        const to = listOf(card)
        return to === undefined ? undefined : { to, label: t('tile.open', { name: card.displayName }) }
      },
    }),
    [t, launch],
  )

  return (
    <GameActionsContext value={actions}>
      {children}
      <div role="status">{hasFailed && t('favouriteFailed')}</div>
    </GameActionsContext>
  )
}

export function useGameActions(): GameActions {
  const actions = use(GameActionsContext)
  if (!actions) throw new Error('Game tiles stand inside GameActionsProvider')
  return actions
}
