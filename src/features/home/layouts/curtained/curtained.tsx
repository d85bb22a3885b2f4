import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture } from '../parts/card-picture.tsx'
import styles from './curtained.module.css'

/** The first table on a stage between curtains, four more beside it. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.list}>
      {cards.map((card, index) => (
        <li key={card.nodeId} className={styles.item}>
          {index === 0 ? <Stage card={card} /> : <Small card={card} />}
        </li>
      ))}
    </ul>
  )
}

function Stage({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const limits = useLimitsText(card)
  return (
    <article className={styles.stage}>
      <CardPicture card={card} size={[960, 540]} className={styles.scene}>
        <span className={styles.curtains} aria-hidden="true" />
      </CardPicture>
      <div className={styles.sign}>
        <span className={styles.live}>{t('tag.live')}</span>
        <CardName card={card} className={styles.title} />
        <p className={styles.detail}>
          <bdi>{card.vendorName}</bdi>
          {limits && (
            <>
              {' · '}
              <bdi dir="ltr">{limits}</bdi>
            </>
          )}
        </p>
      </div>
    </article>
  )
}

function Small({ card }: { card: GameCard }) {
  const limits = useLimitsText(card)
  return (
    <article>
      <CardPicture card={card} size={[480, 270]} className={styles.table}>
        <People count={card.liveCount} />
      </CardPicture>
      <div className={styles.caption}>
        <CardName card={card} className={styles.name} />
        {limits && (
          <p className={styles.limits}>
            <bdi dir="ltr">{limits}</bdi>
          </p>
        )}
      </div>
    </article>
  )
}

function People({ count }: { count: number | undefined }) {
  const { t } = useTranslation('play')
  const { number } = useFormat()
  if (count === undefined) return null
  return (
    <span className={styles.people}>
      <Icon name="users" size="tiny" />
      <span aria-hidden="true">{number(count)}</span>
      <VisuallyHidden>{t('tile.people', { count })}</VisuallyHidden>
    </span>
  )
}

function StageSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.item}>
          <span className={position === 0 ? styles.stage : styles.small}>
            {isStill ? (
              <span className={position === 0 ? styles.scene : styles.table} />
            ) : (
              <Skeleton className={position === 0 ? styles.scene : styles.table} />
            )}
            <span className={position === 0 ? styles.sign : styles.caption} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const curtained: SectionList = { Games, Skeleton: StageSkeleton }
