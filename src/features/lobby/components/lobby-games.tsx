import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import type { Category } from '#src/config/categories.ts'
import { classNames } from '#src/lib/class-names.ts'
import { isWideType } from '#src/play/is-wide.ts'
import { PictureTile } from '#src/play/picture-tile.tsx'
import { PosterTile } from '#src/play/poster-tile.tsx'
import { Button } from '#src/ui/button.tsx'
import { LaneButtons, ScrollLane } from '#src/ui/lane/scroll-lane.tsx'
import { useLane } from '#src/ui/lane/use-lane.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useLobbyGamesQuery } from '../api/queries.ts'
import styles from './lobby-games.module.css'

/** Arrows stand beside more games than this. */
const arrowsFrom = 12
const titleId = 'centre-games'
const places = ['first', 'second', 'third', 'fourth'] as const

interface Props {
  category: Category
  vendors: readonly string[]
}

/** Games of the category that one can sit down at without the way through a vendor's lobby. */
export function LobbyGames({ category, vendors }: Props) {
  const { t } = useTranslation(['games', 'play', 'shell'])
  const {
    data: games,
    isPending,
    isFetching,
    refetch,
  } = useLobbyGamesQuery({
    gameType: category.gatewayCode,
    vendors,
  })
  const lane = useLane({ count: games?.length ?? 0 })
  if (games?.length === 0) return null
  const isUpright = games !== undefined && !games.some(({ gameType }) => isWideType(gameType))
  const texts = {
    back: t('play:lane.back'),
    on: t('play:lane.on'),
    play: t('play:lane.play'),
    pause: t('play:lane.pause'),
  }
  return (
    <section className={styles.games} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={t('games:centre.popular')}
        actions={<LaneButtons lane={lane} arrowsFrom={arrowsFrom} texts={texts} />}
      />
      {games ? (
        <ScrollLane lane={lane} labelledBy={titleId} className={classNames(styles.lane, isUpright && styles.upright)}>
          {games.map((card) => (
            <li key={card.nodeId}>
              <LobbyGame card={card} category={category} />
            </li>
          ))}
        </ScrollLane>
      ) : isPending ? (
        <div className={styles.skeleton} aria-hidden="true">
          {places.map((name) => (
            <Skeleton key={name} className={styles.tile} />
          ))}
        </div>
      ) : (
        <div className={styles.failed} role="status">
          <p>{t('games:centre.gamesFailed')}</p>
          <Button look="outline" size="small" icon="rotate-cw" isBusy={isFetching} onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        </div>
      )}
    </section>
  )
}

function LobbyGame({ card, category }: { card: GameCard; category: Category }) {
  if (!isWideType(card.gameType)) return <PosterTile card={card} />
  return <PictureTile card={card} kind={category.home?.layout === 'feature' ? 'table' : 'match'} />
}
