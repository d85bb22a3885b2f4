import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { withCutouts } from './card-picture.tsx'
import { SceneDetail } from './scene-detail.tsx'
import { useReturnText } from './use-return-text.ts'

/** The classes of a sheet that draws subjects: `alone` for a cut-out, `picture` for a whole picture. */
type Sheet = Readonly<Record<string, string | undefined>>

interface Kind {
  styles: Sheet
  /** How many there is room for. */
  most: number
  /** In pixels, square: how large a subject is drawn at the most. */
  size: number
}

/** Games as subjects alone, on a ground of the layout's own, each above its name and what it pays back. */
export function subjects({ styles, most, size }: Kind): Pick<SectionList, 'Games' | 'Skeleton'> {
  const positionsOf = (count: number) => Array.from({ length: Math.min(count, most) }, (_, position) => position)
  return {
    Games: ({ cards }) => (
      <ul className={styles.subjects}>
        {withCutouts(gamesFirst(cards, cards.length), most).map((card) => (
          <li key={card.nodeId} className={styles.place}>
            <Subject card={card} styles={styles} size={size} />
          </li>
        ))}
      </ul>
    ),
    Skeleton: ({ count, isStill }) => (
      <ul className={styles.subjects} aria-hidden="true">
        {positionsOf(count).map((position) => (
          <li key={position} className={styles.place}>
            <span className={styles.subject}>
              <span className={styles.art}>{!isStill && <Skeleton className={styles.picture} />}</span>
              <span className={styles.label}>
                <span className={styles.name} />
                <span className={styles.detail} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    ),
  }
}

function Subject({ card, styles, size }: { card: GameCard } & Omit<Kind, 'most'>) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const paysBack = useReturnText(card)
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  return (
    <article className={styles.subject}>
      <div className={styles.art}>
        <Image
          className={card.cutoutUrl ? styles.alone : styles.picture}
          src={assetUrl(card.cutoutUrl ?? card.iconUrl)}
          alt=""
          width={size}
          height={size}
          fallback="fish"
        />
        {actions && <TileActions {...actions} />}
        {link && <TileLink {...link} />}
      </div>
      <div className={styles.label}>
        <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
        <SceneDetail text={paysBack || card.vendorName} about={aboutOf(card)} className={styles.detail} />
      </div>
    </article>
  )
}
