import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './plate.module.css'

/** A plate: a picture at its start, beside it the title. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.plate}>
      <div className={styles.head}>{head}</div>
      {children}
    </div>
  )
}

/** The first game of the section: its subject on the picture's ground, its name and its stakes below the title. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const [card] = cards
  return card ? <First card={card} /> : null
}

function First({ card }: { card: GameCard }) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const limits = useLimitsText(card)
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  return (
    <article className={styles.game}>
      <div className={styles.art} data-kind={card.gameType}>
        <Image
          className={card.cutoutUrl ? styles.alone : styles.picture}
          src={assetUrl(card.cutoutUrl ?? card.iconUrl)}
          alt=""
          width={240}
          height={240}
        />
        {actions && <TileActions {...actions} />}
        {link && <TileLink {...link} />}
      </div>
      <div className={styles.words}>
        <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
        <TileDetail text={limits ?? card.vendorName} about={aboutOf(card)} className={styles.detail} />
      </div>
    </article>
  )
}

function PlateSkeleton({ isStill }: { isStill: boolean }) {
  return (
    <div className={styles.game} aria-hidden="true">
      <span className={styles.art}>{!isStill && <Skeleton className={styles.picture} />}</span>
    </div>
  )
}

export const plate: SectionList = { Scene, Games, Skeleton: PlateSkeleton }
