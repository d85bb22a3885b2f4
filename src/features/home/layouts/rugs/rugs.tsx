import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileLink } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import night from '../parts/scene-night.module.css'
import styles from './rugs.module.css'

const most = 3

/** A hall from edge to edge of the window; its title and the way to all tables are plaques on the frieze. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.hall, night.night)}>
      {head}
      {children}
    </div>
  )
}

function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.bays}>
      {gamesFirst(cards, most).map((card) => (
        <li key={card.nodeId} className={styles.bay}>
          <Table card={card} />
        </li>
      ))}
    </ul>
  )
}

/** Who deals, and on the rug below what is played, for how much, and the one way in: all of the bay is its button. */
function Table({ card }: { card: GameCard }) {
  const { actionsOf, linkOf } = useGameActions()
  const limits = useLimitsText(card)
  const link = linkOf(card)
  const { play } = actionsOf(card)
  return (
    <article className={styles.table}>
      <Image
        className={card.dealerUrl ? styles.dealer : styles.picture}
        src={assetUrl(card.dealerUrl ?? card.iconUrl)}
        alt=""
        width={360}
        height={card.dealerUrl ? 300 : 203}
        fallback="tv"
      />
      <div className={styles.rug}>
        <PartHeading className={styles.name}>
          <bdi>{card.displayName}</bdi>
        </PartHeading>
        <p className={styles.detail}>
          <bdi>{limits ?? card.vendorName}</bdi>
        </p>
        {link ? (
          <TileLink {...link} />
        ) : (
          <button type="button" className={styles.sit} aria-label={play.label} onClick={play.onPress}>
            {play.text}
          </button>
        )}
      </div>
    </article>
  )
}

function RugsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.bays} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.bay}>
          <span className={styles.table}>
            <span className={styles.rug}>{!isStill && <Skeleton shape="line" className={styles.line} />}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const rugs: SectionList = { Scene, Games, Skeleton: RugsSkeleton }
