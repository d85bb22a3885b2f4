import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { useFavourite } from '#src/play/use-favourites.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { GameFacts } from '../api/get-game.ts'
import { type ArtProps, GameArt } from '../scene/game-art.tsx'
import styles from '../scene/game-hero.module.css'
import { HeroSkeleton } from '../scene/hero-skeleton.tsx'
import { PosterTitle } from '../scene/poster-title.tsx'
import { ShareButton } from './share-button.tsx'

function Maintenance({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('play')
  const { dateTime } = useFormat()
  return (
    <p className={styles.closed}>
      {t('seamless.maintenance.title')}
      {endsAt && ` · ${t('seamless.maintenance.until', { time: dateTime(endsAt) })}`}
    </p>
  )
}

function Side({ game }: { game: GameFacts }) {
  const { card, maintenance } = game
  const { t } = useTranslation('play')
  const { actionsOf } = useGameActions()
  const { play, trial } = actionsOf(card)
  const heart = useFavourite(card)
  return (
    <div className={styles.side}>
      <div className={styles.tags}>
        {card.isHot === 1 && <Tag tone="hot">{t('tag.hot')}</Tag>}
        {card.hasJackpot && <Tag tone="wins">{t('tag.jackpot')}</Tag>}
        {card.isNew && <Tag tone="new">{t('tag.new')}</Tag>}
      </div>
      <PosterTitle game={game} />
      <p className={styles.vendor}>{card.vendorName}</p>
      {maintenance && <Maintenance endsAt={maintenance.endsAt} />}
      <div className={styles.ways}>
        <div className={styles.actions}>
          <Button icon="play" size="large" aria-label={play.label} onClick={play.onPress}>
            {t('game.play')}
          </Button>
          {trial && (
            <Button look="outline" size="large" aria-label={trial.label} onClick={trial.onPress}>
              {t('game.trial')}
            </Button>
          )}
        </div>
        <div className={styles.tools}>
          <IconButton
            look="plate"
            icon="heart"
            className={styles.heart}
            label={t('tile.favourite', { name: card.displayName })}
            aria-pressed={heart.isOn}
            onClick={heart.onToggle}
          />
          <ShareButton name={card.displayName} />
        </div>
      </div>
      <p className={styles.real}>{t('game.real')}</p>
    </div>
  )
}

/** The picture of a game, its name and its buttons. The frame of the picture is there from the first moment, and stays. */
export function GameHero({ game, tilePicture }: ArtProps) {
  return (
    <div className={styles.hero} data-world={game?.sceneUrl ? '' : undefined}>
      <GameArt game={game} tilePicture={tilePicture} />
      {game ? <Side game={game} /> : <HeroSkeleton className={styles.side} />}
    </div>
  )
}
