import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { gameFactsOf } from '#src/config/game-paths.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { percentText } from '#src/play/percent-text.ts'
import { IconButton } from '#src/ui/button.tsx'
import { TileDetail } from '#src/ui/tiles/tile-actions.tsx'
import type { GameFacts } from '../api/get-game.ts'
import styles from './title-bar.module.css'

interface Props {
  /** Undefined as long as it is not known. */
  game: GameFacts | undefined
  onLeave: () => void
  /** At the end: what can be done with the game. */
  children?: ReactNode
}

/** Above a game: the way out, the game's name with the way to its facts, and its buttons. */
export function TitleBar({ game, onLeave, children }: Props) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const rtp = game?.rtp && t('tile.rtp', { percent: percentText(game.rtp, language) })
  return (
    <header className={styles.bar}>
      <IconButton icon="arrow-left" label={t('seamless.leave')} onClick={onLeave} />
      <div className={styles.words}>
        <h1 className={styles.title}>{game?.card.displayName ?? t('seamless.title')}</h1>
        {game && (
          <TileDetail
            text={[game.card.vendorName, rtp?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}
            about={{
              to: gameFactsOf(game.card.gameCode),
              label: t('tile.about', { name: game.card.displayName }),
            }}
            className={styles.detail}
          />
        )}
      </div>
      {children}
    </header>
  )
}
