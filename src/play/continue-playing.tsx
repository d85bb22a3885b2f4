import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { recentPath } from '#contract/site/routes.ts'
import { LaneButtons, ScrollLane } from '#src/ui/lane/scroll-lane.tsx'
import { useLane } from '#src/ui/lane/use-lane.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import styles from './continue-playing.module.css'
import { PosterTile } from './poster-tile.tsx'
import { useRecentCards } from './recent-games.ts'

/** Vendor lists are capped at so many; arrows stand beside more than seven. */
const most = 12
const arrowsFrom = 7

/**
 * The games that a member played last, in a row; nothing for who has played none. Stands inside a GameActionsProvider,
 * which the page has.
 */
export function ContinuePlaying({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('play')
  const id = useId()
  const cards = useRecentCards(most)
  const lane = useLane({ count: cards.length })
  if (cards.length === 0) return null
  const title = t('recent.title')
  return (
    <section className={className} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        subtitle={t('recent.subtitle')}
        more={{ to: recentPath, text: t('recent.more'), label: t('recent.more') }}
        actions={
          <LaneButtons
            lane={lane}
            arrowsFrom={arrowsFrom}
            texts={{ back: t('lane.back'), on: t('lane.on'), play: '', pause: '' }}
          />
        }
      />
      <ScrollLane lane={lane} labelledBy={id} className={styles.lane}>
        {cards.map((card) => (
          <li key={card.nodeId}>
            <PosterTile card={card} />
          </li>
        ))}
      </ScrollLane>
    </section>
  )
}
