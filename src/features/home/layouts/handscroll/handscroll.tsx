import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { Upright } from '../parts/upright.tsx'
import styles from './handscroll.module.css'

const most = 5

/** A painted scroll, unrolled from its rod up to the window's edge. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <Upright head={head} className={styles.row}>
      <div className={styles.scroll}>{children}</div>
    </Upright>
  )
}

function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.catches}>
      {gamesFirst(cards, most).map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Catch card={card} />
        </li>
      ))}
    </ul>
  )
}

/** What swims, and its name on a slip of paper beside it. */
function Catch({ card }: { card: GameCard }) {
  const { actionsOf, linkOf } = useGameActions()
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  return (
    <article className={styles.catch}>
      <div className={styles.slip}>
        <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
      </div>
      <div className={styles.art}>
        <Image
          className={card.cutoutUrl ? styles.alone : styles.picture}
          src={assetUrl(card.cutoutUrl ?? card.iconUrl)}
          alt=""
          width={140}
          height={140}
          fallback="fish"
        />
        {actions && <TileActions {...actions} />}
        {link && <TileLink {...link} />}
      </div>
    </article>
  )
}

function HandscrollSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.catches} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={styles.catch}>
            <span className={styles.art}>{!isStill && <Skeleton className={styles.picture} />}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const handscroll: SectionList = { Scene, Games, Skeleton: HandscrollSkeleton }
