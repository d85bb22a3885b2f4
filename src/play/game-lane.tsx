import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { LaneButtons, ScrollLane } from '#src/ui/lane/scroll-lane.tsx'
import { useLane } from '#src/ui/lane/use-lane.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import styles from './game-lane.module.css'
import { isWideType } from './is-wide.ts'
import { ShapedTile } from './shaped-tile.tsx'

/** Arrows stand beside more than seven. */
const arrowsFrom = 7

interface GameLaneProps {
  title: string
  subtitle?: string
  more?: { to: string; text: string; label: string }
  /** Right behind the title. */
  beside?: ReactNode
  cards: readonly GameCard[]
  /** Wide pictures, where all games have one; posters else. */
  mayBeWide?: boolean
  className?: string | undefined
}

/** Games in a row under a title. Stands inside a GameActionsProvider, which the page has. */
export function GameLane({ title, subtitle, more, beside, cards, mayBeWide = false, className }: GameLaneProps) {
  const { t } = useTranslation('play')
  const id = useId()
  const lane = useLane({ count: cards.length })
  const isWide = mayBeWide && cards.every(({ gameType }) => isWideType(gameType))
  return (
    <section className={className} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        subtitle={subtitle}
        more={more}
        actions={
          <LaneButtons
            lane={lane}
            arrowsFrom={isWide ? 4 : arrowsFrom}
            texts={{ back: t('lane.back'), on: t('lane.on'), play: '', pause: '' }}
          />
        }
      >
        {beside}
      </SectionHead>
      <ScrollLane lane={lane} labelledBy={id} className={isWide ? styles.wide : styles.lane}>
        {cards.map((card) => (
          <li key={card.nodeId}>
            <ShapedTile card={card} isWide={isWide} />
          </li>
        ))}
      </ScrollLane>
    </section>
  )
}
