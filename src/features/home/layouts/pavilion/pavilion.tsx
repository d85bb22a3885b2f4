import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { joinStyles } from '#src/lib/join-styles.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import base from './pavilion.module.css'
import bays from './pavilion-bays.module.css'
import narrow from './pavilion-narrow.module.css'

const styles = joinStyles(base, bays, narrow)

const most = 5

/** A pavilion under lights from edge to edge of the window, the title on its roof. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.evening}>
      <div className={styles.pavilion}>
        <div className={styles.head}>{head}</div>
        {children}
      </div>
    </div>
  )
}

/** Who deals stands in a bay; the first table's is the widest, in the middle. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.bays}>
      {gamesFirst(cards, most).map((card, at) => (
        <li key={card.nodeId} className={styles.place}>
          <Bay card={card} hasRoom={at === 0} />
        </li>
      ))}
    </ul>
  )
}

/** `hasRoom`: for what is played, beside who deals. */
function Bay({ card, hasRoom }: { card: GameCard; hasRoom: boolean }) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const limits = useLimitsText(card)
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  return (
    <article>
      <div className={styles.bay}>
        {hasRoom && card.cutoutUrl && (
          <Image className={styles.beside} src={assetUrl(card.cutoutUrl)} alt="" width={120} height={120} />
        )}
        <Image
          className={card.dealerUrl ? styles.dealer : styles.picture}
          src={assetUrl(card.dealerUrl ?? card.iconUrl)}
          alt=""
          width={360}
          height={card.dealerUrl ? 300 : 203}
          fallback="tv"
        />
        <People card={card} />
        {actions && <TileActions {...actions} />}
        {link && <TileLink {...link} />}
      </div>
      <div className={styles.label}>
        <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
        <TileDetail text={limits ?? card.vendorName} about={aboutOf(card)} className={styles.detail} />
      </div>
    </article>
  )
}

function People({ card: { liveCount } }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const { number } = useFormat()
  if (liveCount === undefined) return null
  return (
    <span className={styles.people}>
      <Icon name="users" size="tiny" />
      <span aria-hidden="true">{number(liveCount)}</span>
      <VisuallyHidden>{t('tile.people', { count: liveCount })}</VisuallyHidden>
    </span>
  )
}

function PavilionSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  if (isStill) return <div className={styles.bays} />
  return (
    <ul className={styles.bays} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <div className={styles.bay}>
            <Skeleton className={styles.picture} />
          </div>
          <div className={styles.label}>
            <span className={styles.name} />
            <span className={styles.detail} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export const pavilion: SectionList = { Scene, Games, Skeleton: PavilionSkeleton }
