import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { gameFactsOf } from '#src/config/game-paths.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { GameHeart } from '#src/play/game-heart.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TileDetail } from '#src/ui/tiles/tile-actions.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { GameFacts } from '../api/get-game.ts'
import styles from '../scene/play-bar.module.css'
import { Purse, useHasMoney } from './play-purse.tsx'
import { Controls, MoneySwitch, Room } from './play-tools.tsx'

export interface BarProps {
  /** Undefined as long as it is not known. */
  game: GameFacts | undefined
  isTrial: boolean
  page: RefObject<HTMLElement | null>
  onLeave: () => void
  parts: BarParts
}

export interface BarParts {
  /** The brand's, which leads home. */
  mark?: ReactNode
  /** For how long the member has played. */
  clock?: ReactNode
  /** What the session came to so far. */
  net?: ReactNode
}

export function Leave({ onLeave }: Pick<BarProps, 'onLeave'>) {
  const { t } = useTranslation('play')
  return (
    <Button look="quiet" icon="arrow-left" className={styles.leave} title={t('seamless.leave')} onClick={onLeave}>
      <span aria-hidden="true">{t('seamless.back')}</span>
      <VisuallyHidden>{t('seamless.leave')}</VisuallyHidden>
    </Button>
  )
}

export function Heart({ game }: Pick<BarProps, 'game'>) {
  const { t } = useTranslation('play')
  return (
    game && (
      <GameHeart
        card={game.card}
        label={t('tile.favourite', { name: game.card.displayName })}
        className={styles.heart}
      />
    )
  )
}

/** The game's name with the way to its facts. */
export function Words({ game }: Pick<BarProps, 'game'>) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const rtp = game?.rtp && t('tile.rtp', { percent: percentText(game.rtp, language) })
  return (
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
  )
}

/** Above a game: the way out, what is played and with which money, for how long, and what can be done with it. */
export function TitleBar({ game, isTrial, page, onLeave, parts }: BarProps) {
  const hasMoney = useHasMoney(isTrial)
  return (
    <header className={styles.bar}>
      <Leave onLeave={onLeave} />
      <span className={styles.mark}>{parts.mark}</span>
      <Words game={game} />
      <Heart game={game} />
      <MoneySwitch game={game} isTrial={isTrial} />
      <div className={styles.money}>
        {hasMoney && parts.clock}
        {hasMoney && <Purse />}
      </div>
      <div className={styles.tools}>
        <Controls />
        <Room page={page} />
      </div>
    </header>
  )
}
