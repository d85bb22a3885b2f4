import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileDetail } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture } from '../parts/card-picture.tsx'
import { Upright } from '../parts/upright.tsx'
import { alcoveStyles as styles } from './alcove-styles.ts'
import { ScrollNote } from './scroll-note.tsx'

const most = 7

/** The columns beside the alcove: which games each of them has, and whether it is a wide one. */
const columns = [
  { at: [1], isWide: true },
  { at: [2, 3], isWide: false },
  { at: [4], isWide: true },
  { at: [5, 6], isWide: false },
] as const

function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return <Upright head={head}>{children}</Upright>
}

/** The first game is the scroll that hangs in the alcove; the others stand in columns as of a magazine. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const shown = gamesFirst(cards, most)
  const [first] = shown
  return (
    <div className={styles.page}>
      {first && (
        <article className={styles.piece}>
          <div className={styles.room}>
            <CardPicture card={first} size={[320, 427]} className={styles.scroll} hasHeart={false} />
          </div>
          <ScrollNote card={first} />
        </article>
      )}
      {columns.map(({ at, isWide }) => (
        <div key={at[0]} className={styles.column} data-wide={isWide || undefined}>
          {at[0] === 4 && <Words />}
          {at.map((place) => {
            const card = shown[place]
            return card && <Poster key={card.nodeId} card={card} />
          })}
        </div>
      ))}
    </div>
  )
}

/** What the merchant says of its choice. */
function Words() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.words}>
      <p className={styles.saying}>{t('alcove.saying')}</p>
      <p className={styles.detail}>{t('alcove.text')}</p>
    </div>
  )
}

function Poster({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  const language = useLanguage()
  const { aboutOf } = useGameActions()
  const paysBack = card.rtp && t('tile.rtp', { percent: percentText(card.rtp, language) })
  return (
    <article>
      <CardPicture card={card} size={[300, 400]} className={styles.poster}>
        {card.isNew && <span className={styles.tag}>{t('tag.new')}</span>}
      </CardPicture>
      <CardName card={card} className={styles.name} />
      <TileDetail text={paysBack || card.vendorName} about={aboutOf(card)} className={styles.detail} />
    </article>
  )
}

function AlcoveSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <div className={styles.page} aria-hidden="true">
      <div className={styles.piece}>
        <span className={styles.room} />
        <span className={styles.note} />
      </div>
      {columns.map(({ at, isWide }) => (
        <div key={at[0]} className={styles.column} data-wide={isWide || undefined}>
          {at[0] === 4 && <span className={styles.words} />}
          {at.map(
            (place) =>
              place < count && (
                <span key={place} className={styles.empty}>
                  {isStill ? <span className={styles.poster} /> : <Skeleton className={styles.poster} />}
                  <span className={styles.name} />
                  <span className={styles.detail} />
                </span>
              ),
          )}
        </div>
      ))}
    </div>
  )
}

export const alcove: SectionList = { Scene, Games, Skeleton: AlcoveSkeleton }
