import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { GameHeart } from '#src/play/game-heart.tsx'
import { ReturnFigure } from '#src/play/return-figure.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './ledger.module.css'

/** What a game pays back; one that states nothing comes last. */
const returnOf = ({ rtp }: GameCard) => Number(rtp ?? 0)

/** Posters in a ruled grid, each with what it pays back as its figure; what pays back most comes first. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const sorted = cards.toSorted((one, two) => returnOf(two) - returnOf(one))
  return (
    <ul className={styles.grid}>
      {sorted.map((card) => (
        <li key={card.nodeId} className={styles.cell}>
          <Cell card={card} />
        </li>
      ))}
    </ul>
  )
}

function Note() {
  const { t } = useTranslation('home')
  return <p className={styles.order}>{t('gamesLedger.order')}</p>
}

function Cell({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const link = linkOf(card)
  const about = aboutOf(card)
  const actions = link ? undefined : actionsOf(card)
  const name = card.displayName
  return (
    <article className={styles.tile}>
      <div className={styles.art}>
        <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={300} height={300} />
        {actions && <TileActions {...actions} />}
        {link && <TileLink {...link} />}
        {about && <GameHeart card={card} label={t('tile.favourite', { name })} className={styles.heart} />}
      </div>
      <div className={styles.caption}>
        <TileName name={name} className={styles.name} link={link} play={actions?.play} />
        {!link && <TileDetail text={card.vendorName} about={about} className={styles.vendor} />}
        {card.rtp !== undefined && (
          <p className={styles.return}>
            <VisuallyHidden>{t('game.rtp')}</VisuallyHidden>
            <ReturnFigure stated={card.rtp} />
          </p>
        )}
      </div>
    </article>
  )
}

function LedgerSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.cell}>
          {isStill ? <span className={styles.art} /> : <Skeleton className={styles.art} />}
          <span className={styles.caption} />
        </li>
      ))}
    </ul>
  )
}

export const ledger: SectionList = { Note, Games, Skeleton: LedgerSkeleton }
