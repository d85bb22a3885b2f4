import { useTranslation } from 'react-i18next'
import { PosterTile } from '#src/play/poster-tile.tsx'
import { LaneButtons, ScrollLane } from '#src/ui/lane/scroll-lane.tsx'
import { useLane } from '#src/ui/lane/use-lane.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import { useHotGamesQuery } from '../api/get-hot-games.ts'
import { homeAnchors } from '../lib/anchors.ts'
import styles from './hot-games.module.css'
import { PartError } from './part-error.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

/** Milliseconds of rest and of movement of the lane; arrows stand beside more than so many games. */
const autoplay = { delay: 1200, speed: 1100 }
const arrowsFrom = 7
/** Tiles of the first view. */
const eagerTiles = 3

export function HotGames({ morePath }: { morePath: string | undefined }) {
  const { t } = useTranslation(['home', 'play'])
  const { data: games, isPending, isError, isFetching, refetch } = useHotGamesQuery()
  const lane = useLane({ count: games?.length ?? 0, autoplay })
  if (games?.length === 0) return null
  const id = homeAnchors.hot
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('hot.title')}
        subtitle={t('hot.subtitle')}
        more={morePath ? { to: morePath, text: t('more'), label: t('moreOf', { title: t('hot.title') }) } : undefined}
        actions={
          <LaneButtons
            lane={lane}
            arrowsFrom={arrowsFrom}
            texts={{
              back: t('play:lane.back'),
              on: t('play:lane.on'),
              play: t('play:lane.play'),
              pause: t('play:lane.pause'),
            }}
          />
        }
      />
      {isPending && <TileSkeletons count={8} className={styles.lane} />}
      {isError && !games && <PartError isBusy={isFetching} onRetry={() => void refetch()} />}
      {games && (
        <ScrollLane lane={lane} labelledBy={id} className={styles.lane}>
          {games.map((card, position) => (
            <li key={card.nodeId}>
              {position < lane.near && <PosterTile card={card} isEager={position < eagerTiles} />}
            </li>
          ))}
        </ScrollLane>
      )}
    </section>
  )
}
