import { useTranslation } from 'react-i18next'
import { gameFactsOf } from '#src/config/game-paths.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { tilePictureOf } from '#src/play/tile-picture.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useGameQuery } from '../api/get-game.ts'
import { GameFactsList } from '../components/game-facts-list.tsx'
import { GameHero } from '../components/game-hero.tsx'
import { TileSection } from '../components/tile-grid.tsx'
import { GameMoments } from '../scene/game-moments.tsx'
import { GameRounds } from '../scene/game-rounds.tsx'
import { GameRules } from '../scene/game-rules.tsx'
import { GameStrip } from '../scene/game-strip.tsx'
import { GameTrail } from '../scene/game-trail.tsx'
import { MakerCard } from '../scene/maker-card.tsx'
import styles from './game-page.module.css'

function UnknownGame() {
  const { t } = useTranslation('play')
  return (
    <StatePanel
      size="page"
      icon="art-lost"
      title={t('game.unknown.title')}
      text={t('game.unknown.text')}
      actions={
        <LinkButton to="/" icon="house">
          {t('game.unknown.home')}
        </LinkButton>
      }
    />
  )
}

/** A game’s facts, as its vendor states them, with all that can be done with it; open to everybody. */
export function GamePage({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation(['play', 'shell'])
  const textOf = useErrorText()
  const { data: game, isPending, error, isFetching, refetch } = useGameQuery(gameCode)
  useDocumentTitle(game?.card.displayName)
  if (!game && !isPending) {
    const failure = toGatewayError(error)
    if (failure.code === 'game.unknown') return <UnknownGame />
    return (
      <StatePanel
        size="page"
        icon="art-down"
        tone="bad"
        title={t('play:game.failed.title')}
        text={textOf(failure)}
        actions={
          <Button icon="rotate-cw" isBusy={isFetching} onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        }
        isAlert
      />
    )
  }
  return (
    <GameActionsProvider>
      <article className={styles.page} aria-busy={isPending}>
        <GameTrail card={game?.card} />
        <GameHero game={game} tilePicture={tilePictureOf(gameFactsOf(gameCode))} />
        {game && (
          <>
            <GameStrip game={game} />
            <div className={styles.columns}>
              <div className={styles.main}>
                <GameMoments gameCode={gameCode} />
                {game.rules && <GameRules rules={game.rules} />}
                <GameFactsList game={game} />
              </div>
              <div className={styles.main}>
                <GameRounds gameCode={gameCode} />
                <MakerCard game={game} />
              </div>
            </div>
          </>
        )}
      </article>
      {game && <TileSection title={t('play:game.alike')} cards={game.alike} />}
    </GameActionsProvider>
  )
}
