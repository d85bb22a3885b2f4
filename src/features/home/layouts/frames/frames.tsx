import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { joinStyles } from '#src/lib/join-styles.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import base from './frames.module.css'
import narrow from './frames-narrow.module.css'

const styles = joinStyles(base, narrow)

const most = 11

/** A wall from edge to edge of the window, between a beam and a ledge. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.wall}>
      {head}
      {children}
    </div>
  )
}

/** The first game in the large frame in the middle, the others around it. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.frames}>
      {gamesFirst(cards, most).map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Frame card={card} />
        </li>
      ))}
    </ul>
  )
}

function Frame({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  const paysBack = card.rtp && t('tile.rtp', { percent: percentText(card.rtp, language) })
  return (
    <article className={styles.frame}>
      <div className={styles.gilt}>
        <div className={styles.art}>
          <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={300} height={400} />
          {actions && <TileActions {...actions} />}
          {link && <TileLink {...link} />}
        </div>
      </div>
      <div className={styles.label}>
        <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
        <TileDetail text={paysBack || card.vendorName} about={aboutOf(card)} className={styles.detail} />
      </div>
    </article>
  )
}

function FramesSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.frames} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={styles.frame}>
            <span className={styles.gilt}>
              <span className={styles.art}>{!isStill && <Skeleton className={styles.picture} />}</span>
            </span>
            <span className={styles.label}>
              <span className={styles.name} />
              <span className={styles.detail} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const frames: SectionList = { Scene, Games, Skeleton: FramesSkeleton }
