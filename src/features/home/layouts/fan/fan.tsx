import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { OpenMatches } from '../parts/game-line.tsx'
import styles from './fan.module.css'

/** A folding fan at the start, beside it the title and what is said of the first game. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.head}>{head}</div>
      {children}
    </div>
  )
}

function Games({ cards: [card] }: { cards: readonly GameCard[] }) {
  return card ? <First card={card} /> : null
}

function First({ card }: { card: GameCard }) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const link = linkOf(card)
  const { play } = actionsOf(card)
  return (
    <article className={styles.game}>
      <div className={styles.fan}>
        <span className={styles.leaf}>
          <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={160} height={90} />
        </span>
        <span className={styles.sticks} aria-hidden="true" />
        {link ? (
          <TileLink {...link} />
        ) : (
          <button type="button" className={styles.cover} aria-label={play.label} onClick={play.onPress} />
        )}
      </div>
      <div className={styles.words}>
        <TileName name={card.displayName} className={styles.name} link={link} play={link ? undefined : play} />
        <OpenMatches card={card} className={styles.open} />
        {card.liveCount === undefined && (
          <TileDetail text={card.vendorName} about={aboutOf(card)} className={styles.open} />
        )}
      </div>
    </article>
  )
}

function FanSkeleton({ isStill }: { isStill: boolean }) {
  return (
    <div className={styles.game} aria-hidden="true">
      <span className={styles.fan}>
        <span className={styles.leaf}>{!isStill && <Skeleton className={styles.picture} />}</span>
        <span className={styles.sticks} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} />
        <span className={styles.open} />
      </span>
    </div>
  )
}

export const fan: SectionList = { Scene, Games, Skeleton: FanSkeleton }
