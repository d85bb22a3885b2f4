import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TileDetail } from '#src/ui/tiles/tile-actions.tsx'
import { CardName } from '../parts/card-picture.tsx'
import { alcoveStyles as styles } from './alcove-styles.ts'

/** The label of the scroll: which game it is, who made it, what it pays back, and the ways into it. */
export function ScrollNote({ card }: { card: GameCard }) {
  const { t } = useTranslation(['home', 'play'])
  const language = useLanguage()
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const { play, trial } = actionsOf(card)
  const paysBack = card.rtp && t('play:tile.rtp', { percent: percentText(card.rtp, language) })
  return (
    <div className={styles.note}>
      <p className={styles.which}>{t('alcove.scroll')}</p>
      <CardName card={card} className={styles.title} />
      <TileDetail
        text={[card.vendorName, paysBack].filter(Boolean).join(' · ')}
        about={aboutOf(card)}
        className={styles.detail}
      />
      {!linkOf(card) && (
        <div className={styles.ways}>
          <button type="button" className={styles.play} aria-label={play.label} onClick={play.onPress}>
            <Icon name="play" size="tiny" />
            <span>{play.text}</span>
          </button>
          {trial && (
            <button type="button" className={styles.trial} aria-label={trial.label} onClick={trial.onPress}>
              {trial.text}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
