import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { cardRtp } from '#src/play/card-rtp.ts'
import { tellsHot } from '#src/play/tells-hot.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture } from '../parts/card-picture.tsx'
import styles from './pasted.module.css'

/** A band from edge to edge of the window, cut paper along its upper edge. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.band}>
      <span className={styles.garland} aria-hidden="true" />
      {head}
      {children}
    </div>
  )
}

/** Posters on a wall, each in its paper frame, some at a tilt; the first is as high as two. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const isHotTold = tellsHot(cards)
  return (
    <ul className={styles.wall}>
      {cards.map((card, index) => (
        <li key={card.nodeId} className={styles.poster}>
          <Poster card={card} isLarge={index === 0} isHotTold={isHotTold} />
        </li>
      ))}
    </ul>
  )
}

function Poster({ card, isLarge, isHotTold }: { card: GameCard; isLarge: boolean; isHotTold: boolean }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const rtp = cardRtp(card, language, t)
  return (
    <article className={styles.tile}>
      <CardPicture card={card} size={isLarge ? [480, 640] : [240, 320]} className={styles.frame}>
        {isHotTold && card.isHot === 1 ? (
          <Tag tone="hot">{t('tag.hot')}</Tag>
        ) : (
          card.isNew && <Tag tone="new">{t('tag.new')}</Tag>
        )}
      </CardPicture>
      <CardName card={card} className={styles.name} />
      <p className={styles.detail}>
        {isLarge && <bdi>{card.vendorName}</bdi>}
        {isLarge && rtp && ' · '}
        {rtp}
      </p>
    </article>
  )
}

function WallSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.wall} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.poster}>
          {isStill ? <span className={styles.frame} /> : <Skeleton className={styles.frame} />}
          <span className={styles.captionSkeleton} />
        </li>
      ))}
    </ul>
  )
}

export const pasted: SectionList = { Scene, Games, Skeleton: WallSkeleton }
