import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Money } from '#src/ui/money.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import type { Winner } from '../api/queries.ts'
import styles from '../scene/winners-hero.module.css'

/** Second, first, third: as on a podium. */
const places = [2, 1, 3]

function First({ winner, rank }: { winner: Winner; rank: number }) {
  const { t } = useTranslation('winners')
  const { money, moneyText, number } = useFormat()
  const { customerName, winAmount, avatarUrl, gameName, stake } = winner
  return (
    <li className={styles.first} data-rank={rank}>
      <span className={styles.stand} aria-hidden="true">
        <Avatar src={assetUrl(avatarUrl)} className={styles.face} />
        <span className={styles.rank}>{number(rank)}</span>
        <span className={styles.mark} />
      </span>
      <span className={styles.plate}>
        <span className={styles.won}>
          <bdi>{customerName}</bdi> <Money parts={money(winAmount, { digits: 0 })} />
        </span>
        <small>
          <bdi>{gameName}</bdi>
          {stake !== undefined && <> · {t('staked', { amount: moneyText(stake, { digits: 0 }) ?? '–' })}</>}
        </small>
      </span>
    </li>
  )
}

/** The brand's ground with who won most on it, and the page's own words. */
export function WinnersHero({ winners, children }: { winners: readonly Winner[]; children: ReactNode }) {
  const { t } = useTranslation('winners')
  const firsts = places.flatMap((rank) => {
    const winner = winners[rank - 1]
    return winner ? [{ winner, rank }] : []
  })
  return (
    <div className={styles.hero}>
      <span className={styles.ground} aria-hidden="true" />
      <div className={styles.words}>
        <PageTitle title={t('title')} />
        <p>{t('intro')}</p>
        {children}
      </div>
      <ol className={styles.podium} aria-label={t('podium')}>
        {firsts.map(({ winner, rank }) => (
          <First key={rank} winner={winner} rank={rank} />
        ))}
      </ol>
    </div>
  )
}
