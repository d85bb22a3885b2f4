import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { isWideType } from '#src/play/is-wide.ts'
import { PictureTile } from '#src/play/picture-tile.tsx'
import { PosterTile } from '#src/play/poster-tile.tsx'
import { tellsHot } from '#src/play/tells-hot.ts'
import { LaneButtons, ScrollLane } from '#src/ui/lane/scroll-lane.tsx'
import { useLane } from '#src/ui/lane/use-lane.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import posters from '#src/ui/tiles/poster-grid.module.css'
import { useLobbyGamesQuery } from '../api/queries.ts'
import { GamesFailed } from './games-failed.tsx'
import { useKinds } from './kinds.tsx'
import styles from './lobby-games.module.css'

/** Arrows stand beside more games than this. */
const arrowsFrom = 12
const titleId = 'centre-games'
const places = ['first', 'second', 'third', 'fourth'] as const

interface Props {
  category: Category
  vendors: readonly string[]
}

const titleOf = (category: Category) =>
  isWideType(category.gatewayCode) ? ('games:centre.popular' as const) : ('games:select.ALL' as const)

function Tiles() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {places.map((name) => (
        <Skeleton key={name} className={styles.tile} />
      ))}
    </div>
  )
}

/** What stands there until the vendors are known, whose games these are. */
export function LobbyGamesSkeleton({ category }: { category: Category }) {
  const { t } = useTranslation(['games'])
  return (
    <section className={styles.games} aria-labelledby={titleId} aria-busy="true">
      <SectionHead id={titleId} title={t(titleOf(category))} />
      <Tiles />
    </section>
  )
}

/** Games of the category that one can sit down at without the way through a vendor's lobby. */
export function LobbyGames({ category, vendors }: Props) {
  const { t } = useTranslation(['games', 'play'])
  const { kind } = useKinds(category.gatewayCode, vendors)
  const {
    data: games,
    isPending,
    isFetching,
    refetch,
  } = useLobbyGamesQuery({
    gameType: category.gatewayCode,
    vendors,
    kind,
  })
  const lane = useLane({ count: games?.length ?? 0 })
  if (games?.length === 0) return null
  const isWide = isWideType(category.gatewayCode)
  const texts = {
    back: t('play:lane.back'),
    on: t('play:lane.on'),
    play: t('play:lane.play'),
    pause: t('play:lane.pause'),
  }
  const isHotTold = tellsHot(games ?? [])
  return (
    <section className={styles.games} aria-labelledby={titleId} aria-busy={isPending}>
      <SectionHead
        id={titleId}
        title={t(titleOf(category))}
        actions={isWide && <LaneButtons lane={lane} arrowsFrom={arrowsFrom} texts={texts} />}
      ></SectionHead>
      {games && !isWide ? (
        <div className={posters.holder}>
          <ul className={posters.grid} aria-labelledby={titleId}>
            {games.map((card) => (
              <li key={card.nodeId}>
                <PosterTile card={card} isHotTold={isHotTold} />
              </li>
            ))}
          </ul>
        </div>
      ) : games ? (
        <ScrollLane lane={lane} labelledBy={titleId} className={styles.lane}>
          {games.map((card) => (
            <li key={card.nodeId}>
              <PictureTile card={card} kind="match" />
            </li>
          ))}
        </ScrollLane>
      ) : isPending ? (
        <Tiles />
      ) : (
        <GamesFailed isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  )
}
