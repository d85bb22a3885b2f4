import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { SceneDetail } from '../parts/scene-detail.tsx'
import night from '../parts/scene-night.module.css'
import { useReturnText } from '../parts/use-return-text.ts'
import styles from './arcade.module.css'

const most = 6

/** A frieze, a bay for each game, the names below its ledge. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.arcade}>
      {gamesFirst(cards, most).map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Bay card={card} />
        </li>
      ))}
    </ul>
  )
}

function Bay({ card }: { card: GameCard }) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const paysBack = useReturnText(card)
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  return (
    <article>
      <div className={classNames(styles.bay, night.night)}>
        <div className={styles.art}>
          <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={300} height={400} />
          {actions && <TileActions {...actions} />}
          {link && <TileLink {...link} />}
        </div>
      </div>
      <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
      <SceneDetail
        text={[card.vendorName, paysBack].filter(Boolean).join(' · ')}
        about={aboutOf(card)}
        className={styles.detail}
      />
    </article>
  )
}

function ArcadeSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.arcade} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={classNames(styles.bay, night.night)}>
            <span className={styles.art}>{!isStill && <Skeleton className={styles.picture} />}</span>
          </span>
          <span className={styles.name} />
          <span className={styles.detail} />
        </li>
      ))}
    </ul>
  )
}

export const arcade: SectionList = { Games, Skeleton: ArcadeSkeleton }
