import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useGameActions } from '#src/play/game-actions.tsx'
import { ReturnFigure } from '#src/play/return-figure.tsx'
import { useLimitsText } from '#src/play/use-limits-text.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import styles from './games-table.module.css'

/** A line each: its name, who makes it, what may be staked, and what it pays back. The whole line plays. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { t: homeText } = useTranslation('home')
  const { t } = useTranslation('play')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{homeText('gamesTable.game')}</th>
          <th scope="col" className={styles.wide}>
            {t('game.vendor')}
          </th>
          <th scope="col" className={styles.wideFigure}>
            {t('game.limits')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('game.rtp')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <Row key={card.nodeId} card={card} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ card }: { card: GameCard }) {
  const { actionsOf } = useGameActions()
  const { play } = actionsOf(card)
  const { displayName, vendorName, rtp } = card
  const limits = useLimitsText(card)
  const stakes = limits && <bdi dir="ltr">{limits}</bdi>
  return (
    <tr className={styles.row}>
      <td className={styles.mark}>
        <Image className={styles.picture} src={assetUrl(card.iconUrl)} alt="" width={96} height={54} fallback="tv" />
      </td>
      <th scope="row" className={styles.name}>
        <bdi>{displayName}</bdi>
        {stakes && <span className={styles.under}>{stakes}</span>}
      </th>
      <td className={styles.wide}>{vendorName}</td>
      <td className={styles.wideFigure}>{stakes}</td>
      <td className={styles.return}>
        <ReturnFigure stated={rtp} />
      </td>
      <td className={styles.way}>
        <button type="button" className={styles.play} aria-label={play.label} onClick={play.onPress}>
          <span className={styles.word}>{play.text}</span>
          <Icon name="arrow-right" />
        </button>
      </td>
    </tr>
  )
}

function TableSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.skeleton}>
          {!isStill && (
            <>
              <Skeleton className={styles.markSkeleton} />
              <Skeleton shape="line" className={styles.nameSkeleton} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

export const gamesTable: SectionList = { Games, Skeleton: TableSkeleton }
