import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './shoal.module.css'

const most = 4

/** Under water from edge to edge of the window, between a waterline and the bed. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.water}>
      {head}
      {children}
    </div>
  )
}

function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.shoal}>
      {gamesFirst(cards, most).map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Catch card={card} />
        </li>
      ))}
    </ul>
  )
}

function Catch({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  const paysBack = card.rtp && t('tile.rtp', { percent: percentText(card.rtp, language) })
  return (
    <article className={styles.catch}>
      <div className={styles.art}>
        <Image
          className={card.cutoutUrl ? styles.alone : styles.picture}
          src={assetUrl(card.cutoutUrl ?? card.iconUrl)}
          alt=""
          width={120}
          height={120}
          fallback="fish"
        />
        {actions && <TileActions {...actions} />}
        {link && <TileLink {...link} />}
      </div>
      <div className={styles.label}>
        <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
        <TileDetail text={paysBack || card.vendorName} about={aboutOf(card)} className={styles.detail} />
      </div>
    </article>
  )
}

function ShoalSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.shoal} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={styles.catch}>
            <span className={styles.art}>{!isStill && <Skeleton className={styles.picture} />}</span>
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

export const shoal: SectionList = { Scene, Games, Skeleton: ShoalSkeleton }
