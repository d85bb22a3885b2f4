import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { GameHeart } from '#src/play/game-heart.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileLink, TileName } from '#src/ui/tiles/tile-actions.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './scrolls.module.css'

/** Posters on silk between two rods. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.row}>
      {cards.map((card) => (
        <li key={card.nodeId} className={styles.place}>
          <Scroll card={card} />
        </li>
      ))}
    </ul>
  )
}

function Scroll({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const { actionsOf, linkOf, aboutOf } = useGameActions()
  const link = linkOf(card)
  const about = aboutOf(card)
  const actions = link ? undefined : actionsOf(card)
  const name = card.displayName
  const paysBack = card.rtp && t('tile.rtp', { percent: percentText(card.rtp, language) })
  return (
    <article className={styles.scroll}>
      <div className={styles.silk}>
        <div className={styles.art}>
          <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={300} height={400} />
          {actions && <TileActions {...actions} />}
          {link && <TileLink {...link} />}
          {about && <GameHeart card={card} label={t('tile.favourite', { name })} className={styles.heart} />}
        </div>
      </div>
      <TileName name={name} className={styles.name} link={link} play={actions?.play} />
      <TileDetail text={paysBack || card.vendorName} about={about} className={styles.detail} />
    </article>
  )
}

function ScrollsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.row} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={styles.scroll}>
            <span className={styles.silk}>
              <span className={styles.art}>{!isStill && <Skeleton className={styles.picture} />}</span>
            </span>
            <span className={styles.name} />
            <span className={styles.detail} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const scrolls: SectionList = { Games, Skeleton: ScrollsSkeleton }
