import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { joinStyles } from '#src/lib/join-styles.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { percentText } from '#src/play/percent-text.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TileDetail } from '#src/ui/tiles/tile-actions.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture } from '../parts/card-picture.tsx'
import base from './oval.module.css'
import narrow from './oval-narrow.module.css'
import sheet from './oval-sheet.module.css'

const styles = joinStyles(base, sheet, narrow)

const most = 11

function Note() {
  const { t } = useTranslation('home')
  return <p className={styles.note}>{t('oval.note')}</p>
}

/** A ground from above, and the team's sheet on a clipboard beside it. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.grass}>
      <div className={styles.match}>
        <div className={styles.head}>{head}</div>
        {children}
      </div>
    </div>
  )
}

/** The first game is the captain, in the middle; the others stand around the ground. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const team = gamesFirst(cards, most)
  return (
    <>
      <Sheet team={team} />
      <ol className={styles.ground}>
        {team.map((card, at) => (
          <li key={card.nodeId} className={styles.place}>
            <Player card={card} at={at} />
          </li>
        ))}
      </ol>
    </>
  )
}

function usePaysBack() {
  const language = useLanguage()
  return ({ rtp }: GameCard) => rtp && percentText(rtp, language)
}

/** The names and returns, on paper for who sees: each stands with its picture too. */
function Sheet({ team }: { team: readonly GameCard[] }) {
  const { number } = useFormat()
  const paysBack = usePaysBack()
  return (
    <div className={styles.sheet} aria-hidden="true">
      {team.map((card, at) => (
        <p key={card.nodeId} className={styles.line}>
          <em>{number(at + 1)}</em>
          <bdi>{card.displayName}</bdi>
          <span>{paysBack(card)}</span>
        </p>
      ))}
    </div>
  )
}

function Player({ card, at }: { card: GameCard; at: number }) {
  const { t } = useTranslation('play')
  const { number } = useFormat()
  const { aboutOf } = useGameActions()
  const paysBack = usePaysBack()(card)
  return (
    <article>
      <div className={styles.poster}>
        <CardPicture card={card} size={[180, 240]} className={styles.art} />
        <b className={styles.number} aria-hidden="true">
          {number(at + 1)}
        </b>
      </div>
      <div className={styles.label}>
        <CardName card={card} className={styles.name} />
        <TileDetail
          text={paysBack ? t('tile.rtp', { percent: paysBack }) : card.vendorName}
          about={aboutOf(card)}
          className={styles.detail}
        />
      </div>
    </article>
  )
}

function OvalSkeleton({ isStill }: { isStill: boolean }) {
  return (
    <>
      <div className={styles.sheet} aria-hidden="true" />
      <ol className={styles.ground} aria-hidden="true">
        {!isStill &&
          Array.from({ length: most }, (_, position) => position).map((position) => (
            <li key={position} className={styles.place}>
              <Skeleton className={styles.art} />
            </li>
          ))}
      </ol>
    </>
  )
}

export const oval: SectionList = { Note, Scene, Games, Skeleton: OvalSkeleton }
