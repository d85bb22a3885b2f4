import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './medallion.module.css'

/** A plate whose start is a round gate: the picture of the first game. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.plate}>
      {head}
      {children}
    </div>
  )
}

function Games({ cards }: { cards: readonly GameCard[] }) {
  const [first] = cards
  return (
    <>
      <span className={styles.picture}>
        <Image
          className={first?.cutoutUrl ? styles.alone : styles.whole}
          src={assetUrl(first?.cutoutUrl ?? first?.iconUrl)}
          alt=""
          width={120}
          height={120}
        />
      </span>
      <ul className={styles.names}>
        {cards.map((card) => (
          <li key={card.nodeId}>
            <Name card={card} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Name({ card }: { card: GameCard }) {
  const { actionsOf, linkOf } = useGameActions()
  const link = linkOf(card)
  const name = <bdi>{card.displayName}</bdi>
  if (link)
    return (
      <Link className={styles.name} to={link.to} aria-label={link.label}>
        {name}
      </Link>
    )
  const { play } = actionsOf(card)
  return (
    <button type="button" className={styles.name} aria-label={play.label} onClick={play.onPress}>
      {name}
    </button>
  )
}

function MedallionSkeleton({ isStill }: { isStill: boolean }) {
  return isStill ? <span className={styles.picture} /> : <Skeleton className={styles.picture} />
}

export const medallion: SectionList = { Scene, Games, Skeleton: MedallionSkeleton }
