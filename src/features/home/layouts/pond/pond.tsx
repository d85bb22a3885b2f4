import type { GameCard } from '#contract/lobby/games.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './pond.module.css'

/** A pond as one sees it from above; each name on it plays its game. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.pond}>
      {cards.map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Name card={card} />
        </li>
      ))}
    </ul>
  )
}

function Name({ card }: { card: GameCard }) {
  const { actionsOf, linkOf } = useGameActions()
  const link = linkOf(card)
  const inside = <bdi className={styles.name}>{card.displayName}</bdi>
  if (link)
    return (
      <Link className={styles.way} to={link.to} aria-label={link.label}>
        {inside}
      </Link>
    )
  const { play } = actionsOf(card)
  return (
    <button type="button" className={styles.way} aria-label={play.label} onClick={play.onPress}>
      {inside}
      <Icon name="play" size="tiny" className={styles.sign} />
    </button>
  )
}

function PondSkeleton({ isStill }: { isStill: boolean }) {
  return <div className={styles.pond}>{!isStill && <Skeleton className={styles.skeleton} />}</div>
}

export const pond: SectionList = { Games, Skeleton: PondSkeleton }
