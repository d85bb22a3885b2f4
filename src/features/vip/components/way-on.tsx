import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFormat } from '#src/i18n/format.ts'
import { fractionOf } from '#src/lib/decimal.ts'
import type { Rank, Vip } from '../api/queries.ts'
import { isLost } from '../lib/lost.ts'
import styles from '../scene/way-on.module.css'
import { RankEmblem } from './rank-emblem.tsx'
import { WayTrack } from './way-track.tsx'

function useOf(currency: string) {
  const { t } = useTranslation('vip')
  const amount = useShortMoney(currency)
  return (done: string, needed: string) => ({
    words: t('of', { done: amount(done), needed: amount(needed) }),
    share: fractionOf(done, needed),
  })
}

/** Until when the rank is held whatever happens, and what keeps it after that. */
function Keeping({ vip, rank }: { vip: Vip; rank: Rank }) {
  const { t } = useTranslation('vip')
  const of = useOf(vip.currency)
  const amount = useShortMoney(vip.currency)
  const { day } = useFormat()
  const { review, stakedThisMonth } = vip.own
  const { label, keepStake } = rank
  if (review === null || keepStake === null) return <p className={styles.line}>{t('keep.always', { rank: label })}</p>
  const isToCome = Date.parse(review.from) > Date.now()
  return (
    <section className={styles.part} aria-label={t('keep.title', { rank: label })}>
      <h4 className={styles.heading}>{t('keep.title', { rank: label })}</h4>
      {!isToCome && <WayTrack label={t('keep.staked')} {...of(stakedThisMonth, keepStake)} />}
      <p className={styles.line}>
        {isToCome
          ? t('keep.toCome', { from: day(review.from), date: day(review.at), amount: amount(keepStake) })
          : t('keep.looked', { date: day(review.at) })}
      </p>
    </section>
  )
}

/** What the rank above needs; of one that was lost, what brings it back. */
function Above({ vip, rank }: { vip: Vip; rank: Rank }) {
  const { t } = useTranslation('vip')
  const of = useOf(vip.currency)
  const { own, ranks } = vip
  const { level, label, depositNeeded, stakeNeeded, keepStake } = rank
  const title = t('above.title', { rank: label })
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h4 className={styles.title}>{title}</h4>
        <RankEmblem level={level} count={ranks.length} className={styles.emblem} />
      </div>
      {isLost(rank, own) ? (
        <>
          <WayTrack label={t('keep.staked')} {...of(own.stakedThisMonth, keepStake ?? '0')} />
          <p className={styles.line}>{t('above.lost', { rank: label })}</p>
        </>
      ) : (
        <>
          <WayTrack label={t('above.deposited')} {...of(own.deposited, depositNeeded)} />
          <WayTrack label={t('above.staked')} {...of(own.staked, stakeNeeded)} />
        </>
      )}
    </section>
  )
}

/** What the next rank needs, and what keeps the member's own. */
export function WayOn({ vip }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const { ranks, own } = vip
  const rank = ranks.find(({ level }) => level === own.level)
  const above = ranks.find(({ level }) => level === own.level + 1)
  return (
    <div className={styles.way}>
      {above ? <Above vip={vip} rank={above} /> : <p className={styles.title}>{t('above.none')}</p>}
      {rank && <Keeping vip={vip} rank={rank} />}
    </div>
  )
}
