import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import type { TableResults } from '#contract/lobby/table-results.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { cardRtp } from '#src/play/card-rtp.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { GameHeart } from '#src/play/game-heart.tsx'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileActions, TileDetail, TileName } from '#src/ui/tiles/tile-actions.tsx'
import { Road } from './road.tsx'
import styles from './table-card.module.css'

/** Who deals, before the ground of the card's place in the list; where the gateway has nobody alone, the table's picture. */
function DealerPicture({ card: { dealerUrl, iconUrl } }: { card: GameCard }) {
  if (!dealerUrl)
    return <Image className={styles.picture} src={assetUrl(iconUrl)} alt="" width={480} height={270} fallback="tv" />
  return (
    <span className={styles.ground}>
      <Image className={styles.dealer} src={assetUrl(dealerUrl)} alt="" width={360} height={300} fallback="tv" />
    </span>
  )
}

/** How many people are at a table; nothing where the gateway does not count. */
export function People({ card: { liveCount }, className }: { card: GameCard; className?: string | undefined }) {
  const { t } = useTranslation('play')
  const { number } = useFormat()
  if (liveCount === undefined) return null
  return (
    <span className={className} role="img" aria-label={t('tile.people', { count: liveCount })}>
      <Icon name="users" size="tiny" />
      {number(liveCount)}
    </span>
  )
}

/** A live table: who deals, what may be bet, and how its last rounds ended. */
export function TableCard({ card, table }: { card: GameCard; table: TableResults | undefined }) {
  const { t } = useTranslation('play')
  const { t: text } = useTranslation('games')
  const language = useLanguage()
  const { actionsOf, aboutOf } = useGameActions()
  const { play, trial } = actionsOf(card)
  const limits = useLimitsText(card)
  const name = card.displayName
  const rtp = cardRtp(card, language, t)
  return (
    <article className={styles.card}>
      <div className={styles.scene}>
        <DealerPicture card={card} />
        <span className={styles.live}>{t('tag.live')}</span>
        <People card={card} className={styles.people} />
        <TileActions play={play} trial={trial} />
      </div>
      <div className={styles.words}>
        <TileName name={name} className={styles.name} play={play} />
        <GameHeart card={card} label={t('tile.favourite', { name })} className={styles.heart} />
        <TileDetail text={card.vendorName} about={aboutOf(card)} className={styles.detail} />
        {limits && (
          <bdi dir="ltr" className={styles.limits}>
            {limits}
          </bdi>
        )}
      </div>
      <Road table={table} />
      <div className={styles.foot}>
        <span>{[card.subject, rtp].filter(Boolean).join(' · ')}</span>
        <button type="button" tabIndex={-1} aria-hidden="true" onClick={play.onPress}>
          {text('tables.join')}
        </button>
      </div>
    </article>
  )
}

export function TableSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={styles.scene} />
      <div className={styles.words}>
        <Skeleton shape="line" className={styles.nameSkeleton} />
      </div>
      <Road table={undefined} />
      <div className={styles.foot} />
    </div>
  )
}
