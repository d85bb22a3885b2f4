import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { variedFixtures } from '../../lib/varied-fixtures.ts'
import { SheetGame } from './sheet-game.tsx'
import { SheetMatch } from './sheet-match.tsx'
import { sheetStyles as styles } from './sheet-styles.ts'

const most = 4

/** A printed sheet in a double line; its title stands upright between the marks of both sides. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.sheet}>
      <div className={styles.title}>
        <span className={styles.side} aria-hidden="true">
          {t('sheet.1')}
        </span>
        {head}
        <span className={styles.side} aria-hidden="true">
          {t('sheet.2')}
        </span>
      </div>
      {children}
    </div>
  )
}

/** A column for each match; for each game where nobody tells matches. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { t } = useTranslation('home')
  const { data: fixtures = [], isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <SheetSkeleton count={cards.length} isStill={false} />
  const matches = variedFixtures(fixtures, most)
  return (
    <div className={styles.matches}>
      <ul className={styles.columns}>
        {matches.map((fixture) => (
          <li key={`${fixture.game.gameCode} ${fixture.sides[0].name}`} className={styles.column}>
            <SheetMatch fixture={fixture} />
          </li>
        ))}
        {matches.length === 0 &&
          cards.slice(0, most).map((card) => (
            <li key={card.nodeId} className={styles.column}>
              <SheetGame card={card} />
            </li>
          ))}
      </ul>
      {matches.length > 0 && <p className={styles.small}>{t('sheet.note')}</p>}
    </div>
  )
}

function SheetSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <div className={styles.matches} aria-hidden="true">
      <ul className={styles.columns}>
        {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
          <li key={position} className={styles.column}>
            {!isStill && <Skeleton className={styles.waiting} />}
          </li>
        ))}
      </ul>
      <p className={styles.small} />
    </div>
  )
}

export const sheet: SectionList = { Scene, Games, Skeleton: SheetSkeleton }
