import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { Upright } from '../parts/upright.tsx'
import { clothStyles as styles } from './cloth-styles.ts'

const most = 7

/** A rod that goes on to the window's edge. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <Upright head={head}>
      <div className={styles.rod}>{children}</div>
    </Upright>
  )
}

/** The first table's curtain is drawn aside: one sees who deals. The others hang before their tables, each with its crest. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.cloths}>
      {gamesFirst(cards, most).map((card, at) => (
        <li key={card.nodeId} className={styles.place}>
          {at === 0 ? <Parted card={card} /> : <Cloth card={card} />}
        </li>
      ))}
    </ul>
  )
}

function Parted({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const { actionsOf, linkOf } = useGameActions()
  const link = linkOf(card)
  const { play } = actionsOf(card)
  const { liveCount } = card
  return (
    <article className={styles.parted}>
      <div className={styles.room}>
        <Image
          className={card.dealerUrl ? styles.dealer : styles.picture}
          src={assetUrl(card.dealerUrl ?? card.iconUrl)}
          alt=""
          width={360}
          height={card.dealerUrl ? 300 : 203}
          fallback="tv"
        />
        <span className={styles.halves} aria-hidden="true" />
        {link && <TileLink {...link} />}
        {!link && (
          <button type="button" className={styles.cover} tabIndex={-1} aria-hidden="true" onClick={play.onPress} />
        )}
      </div>
      <div className={styles.words}>
        <Labels card={card} more={liveCount === undefined ? undefined : t('tile.people', { count: liveCount })} />
        {!link && (
          <button type="button" className={styles.seat} aria-label={play.label} onClick={play.onPress}>
            {play.text}
          </button>
        )}
      </div>
    </article>
  )
}

/** The name of a table, and its stakes. */
function Labels({ card, more }: { card: GameCard; more?: string | undefined }) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const limits = useLimitsText(card)
  return (
    <div className={styles.labels}>
      <TileName name={card.displayName} className={styles.name} link={linkOf(card)} play={actionsOf(card).play} />
      <TileDetail
        text={[limits ?? card.vendorName, more].filter(Boolean).join(' · ')}
        about={aboutOf(card)}
        className={styles.detail}
      />
    </div>
  )
}

function Cloth({ card }: { card: GameCard }) {
  const { actionsOf, linkOf } = useGameActions()
  const link = linkOf(card)
  return (
    <article className={styles.cloth}>
      <div className={styles.hanging}>
        <div className={styles.dyed}>
          {card.cutoutUrl && (
            <Image
              className={styles.crest}
              src={assetUrl(card.cutoutUrl)}
              alt=""
              width={92}
              height={92}
              fallback="tv"
            />
          )}
        </div>
        {link ? <TileLink {...link} /> : <TileActions {...actionsOf(card)} />}
      </div>
      <Labels card={card} />
    </article>
  )
}

function ClothsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.cloths} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={position === 0 ? styles.parted : styles.cloth}>
            <span className={position === 0 ? styles.room : styles.hanging}>
              {position > 0 && !isStill && <Skeleton className={styles.dyed} />}
            </span>
            <span className={styles.words}>
              <span className={styles.labels} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const cloths: SectionList = { Scene, Games, Skeleton: ClothsSkeleton }
