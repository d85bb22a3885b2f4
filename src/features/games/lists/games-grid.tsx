import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useStoredPlace } from '#src/lib/use-stored-place.ts'
import { PosterTile } from '#src/play/poster-tile.tsx'
import { tellsHot } from '#src/play/tells-hot.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import posters from '#src/ui/tiles/poster-grid.module.css'
import { TileSkeleton } from '#src/ui/tiles/tile-skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './games-grid.module.css'
import type { GamesList } from './use-games-list.ts'
import { useGridWindow } from './use-grid-window.ts'

interface Props {
  list: GamesList
  label: string
  /** Shown where the list is empty. */
  empty: ReactNode
}

/** Tiles that are in the first view of a wide screen: loaded at once. */
const eagerTiles = 12

function TileSkeletons({ count }: { count: number }) {
  return (
    <ul className={posters.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position}>
          <TileSkeleton />
        </li>
      ))}
    </ul>
  )
}

/** What follows the tiles: more on their way, why there are none, or that these were all. */
function Tail({ list }: { list: GamesList }) {
  const { t } = useTranslation(['games', 'shell'])
  const { number } = useFormat()
  const { cards, hasNext, isNextError, isFetching, fetchNext } = list
  if (isNextError)
    return (
      <div className={styles.tail} role="alert">
        <p>{t('games:list.moreFailed')}</p>
        <Button look="outline" size="small" icon="rotate-cw" isBusy={isFetching} onClick={fetchNext}>
          {t('shell:retry')}
        </Button>
      </div>
    )
  if (hasNext) return <p className={styles.tail}>{t('games:list.more')}</p>
  // Its end is in view with its beginning.
  if (cards.length <= eagerTiles) return null
  const text = t('games:count', { count: cards.length, figure: number(cards.length) })
  return <p className={styles.tail}>{t('games:list.end', { text })}</p>
}

/** Only the rows near the window are in the page, whatever the number of games. */
function Tiles({ list, label }: Omit<Props, 'empty'>) {
  const { t } = useTranslation('games')
  const listRef = useRef<HTMLUListElement>(null)
  const endRef = useRef<HTMLDivElement>(null)
  const { cards, hasNext, isNextError, isFetching, fetchNext } = list
  const { isMeasured, isNearEnd, start, end, style } = useGridWindow(listRef, cards.length)
  useStoredPlace(isMeasured)
  const isDue = isMeasured && isNearEnd && hasNext && !isNextError && !isFetching
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time that more is due
  useEffect(() => {
    if (isDue) fetchNext()
  }, [isDue])
  const isHotTold = tellsHot(cards)
  const total = list.total ?? (hasNext ? -1 : cards.length)
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => endRef.current?.focus()}>
        {t('list.skip')}
      </button>
      <ul ref={listRef} className={posters.grid} aria-label={label} style={style}>
        {cards.slice(start, end).map((card, position) => (
          <li key={card.nodeId} aria-setsize={total} aria-posinset={start + position + 1}>
            <PosterTile card={card} isEager={start + position < eagerTiles} isHotTold={isHotTold} />
          </li>
        ))}
      </ul>
      <div ref={endRef} tabIndex={-1} className={styles.end}>
        <Tail list={list} />
      </div>
    </>
  )
}

/** A list of games in every state: pending, failed, empty, and as tiles without end. */
export function GamesGrid({ list, label, empty }: Props) {
  const { t } = useTranslation(['games', 'shell'])
  if (list.cards.length > 0)
    return (
      <section className={classNames(posters.holder, styles.holder)} aria-label={label}>
        <Tiles list={list} label={label} />
      </section>
    )
  if (list.isPending)
    return (
      <div className={classNames(posters.holder, styles.holder)}>
        <p role="status">
          <VisuallyHidden>{t('games:list.loading')}</VisuallyHidden>
        </p>
        <TileSkeletons count={18} />
      </div>
    )
  if (!list.isError) return empty
  return (
    <StatePanel
      isAlert
      icon="art-down"
      tone="warn"
      title={t('games:list.failed')}
      text={t('games:list.failedText')}
      actions={
        <Button icon="rotate-cw" isBusy={list.isFetching} onClick={list.retry}>
          {t('shell:retry')}
        </Button>
      }
    />
  )
}
