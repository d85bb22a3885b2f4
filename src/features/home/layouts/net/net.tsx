import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { TileDetail } from '#src/ui/tiles/tile-actions.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture, withCutouts } from '../parts/card-picture.tsx'
import styles from './net.module.css'

const most = 3

/** A pond where a net is thrown, in an oval frame. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bank}>
      <div className={styles.pond}>
        <div className={styles.head}>{head}</div>
        {children}
      </div>
    </div>
  )
}

/** What swims below the net, each with its name. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.shoal}>
      {withCutouts(cards, most).map((card) => (
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
  const { aboutOf } = useGameActions()
  const paysBack = card.rtp && t('tile.rtp', { percent: percentText(card.rtp, language) })
  return (
    <article>
      <CardPicture card={card} size={[120, 120]} className={styles.fish} hasHeart={false} isCutout />
      <div className={styles.label}>
        <CardName card={card} className={styles.name} />
        <TileDetail text={paysBack || card.vendorName} about={aboutOf(card)} className={styles.detail} />
      </div>
    </article>
  )
}

function NetSkeleton() {
  return <div className={styles.shoal} aria-hidden="true" />
}

export const net: SectionList = { Scene, Games, Skeleton: NetSkeleton }
