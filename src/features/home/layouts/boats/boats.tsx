import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './boats.module.css'

/** A river in the evening from edge to edge of the window, its far bank behind the title. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.river}>
      {head}
      {children}
    </div>
  )
}

/** Who deals stands in a boat; the first table's is the largest, in the middle. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.boats}>
      {cards.map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Boat card={card} />
        </li>
      ))}
    </ul>
  )
}

function Boat({ card }: { card: GameCard }) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const limits = useLimitsText(card)
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  return (
    <article className={styles.boat}>
      <div className={styles.deck}>
        <Image
          className={card.dealerUrl ? styles.dealer : styles.picture}
          src={assetUrl(card.dealerUrl ?? card.iconUrl)}
          alt=""
          width={360}
          height={card.dealerUrl ? 300 : 203}
          fallback="tv"
        />
      </div>
      <span className={styles.hull} aria-hidden="true" />
      <div className={styles.ways}>
        {actions && <TileActions {...actions} />}
        {link && <TileLink {...link} />}
      </div>
      <div className={styles.label}>
        <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
        <TileDetail text={limits ?? card.vendorName} about={aboutOf(card)} className={styles.detail} />
      </div>
    </article>
  )
}

function BoatsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.boats} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={styles.boat}>
            <span className={styles.deck}>{!isStill && <Skeleton className={styles.picture} />}</span>
            <span className={styles.hull} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const boats: SectionList = { Scene, Games, Skeleton: BoatsSkeleton }
