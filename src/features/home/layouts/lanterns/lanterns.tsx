import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './lanterns.module.css'

/** Pictures in lit lanterns that hang from one beam, each a little lower or higher than its neighbour. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.row}>
      {cards.map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Lantern card={card} />
        </li>
      ))}
    </ul>
  )
}

function Lantern({ card }: { card: GameCard }) {
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const link = linkOf(card)
  const actions = link ? undefined : actionsOf(card)
  const detail = useDetail(card)
  return (
    <article className={styles.lantern}>
      <div className={styles.body}>
        <div className={styles.skin}>
          <Image
            className={card.cutoutUrl ? styles.alone : styles.picture}
            src={assetUrl(card.cutoutUrl ?? card.iconUrl)}
            alt=""
            width={300}
            height={card.cutoutUrl ? 300 : 169}
            fallback="tv"
          />
          <span className={styles.ribs} aria-hidden="true" />
          {actions && <TileActions {...actions} />}
          {link && <TileLink {...link} />}
        </div>
      </div>
      <TileName name={card.displayName} className={styles.name} link={link} play={actions?.play} />
      <TileDetail text={detail} about={aboutOf(card)} className={styles.detail} />
    </article>
  )
}

/** From which stake one plays, and how many do; of a card that knows neither, who makes it. */
function useDetail({ limits, liveCount, vendorName }: GameCard): string {
  const { t } = useTranslation('home')
  const { moneyText, number } = useFormat()
  const from = limits && moneyText(limits.min, /\.\d*[1-9]/.test(limits.min) ? {} : { digits: 0 })
  const parts = [
    from && t('lanterns.from', { amount: from }),
    liveCount !== undefined && t('playing', { count: liveCount, figure: number(liveCount) }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : vendorName
}

function LanternsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={styles.lantern}>
            <span className={styles.body}>
              <span className={styles.skin}>{!isStill && <Skeleton className={styles.picture} />}</span>
            </span>
            <span className={styles.name} />
            <span className={styles.detail} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const lanterns: SectionList = { Games, Skeleton: LanternsSkeleton }
