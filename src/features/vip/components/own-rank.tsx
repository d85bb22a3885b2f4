import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Progress } from '#src/account/parts/progress.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { fractionOf } from '#src/lib/decimal.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { Rank, Vip } from '../api/queries.ts'
import { isLost } from '../lib/lost.ts'
import styles from './own-rank.module.css'

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
  const { words, share } = of(stakedThisMonth, keepStake)
  const isToCome = Date.parse(review.from) > Date.now()
  return (
    <section className={styles.part} aria-label={t('keep.title', { rank: label })}>
      <h4 className={styles.heading}>{t('keep.title', { rank: label })}</h4>
      {!isToCome && <Progress label={t('keep.staked')} words={words} share={share} />}
      <p className={styles.line}>
        {isToCome
          ? t('keep.toCome', {
              from: day(review.from),
              date: day(review.at),
              amount: amount(keepStake),
            })
          : t('keep.looked', { date: day(review.at) })}
      </p>
    </section>
  )
}

/** What the rank above needs; of one that was lost, what brings it back. */
function Above({ vip, rank }: { vip: Vip; rank: Rank }) {
  const { t } = useTranslation('vip')
  const of = useOf(vip.currency)
  const { own } = vip
  const { label, depositNeeded, stakeNeeded, keepStake } = rank
  return (
    <section className={styles.part} aria-label={t('above.title', { rank: label })}>
      <h4 className={styles.heading}>{t('above.title', { rank: label })}</h4>
      {isLost(rank, own) ? (
        <>
          <Progress label={t('keep.staked')} {...of(own.stakedThisMonth, keepStake ?? '0')} />
          <p className={styles.line}>{t('above.lost', { rank: label })}</p>
        </>
      ) : (
        <>
          <Progress label={t('above.deposited')} {...of(own.deposited, depositNeeded)} />
          <Progress label={t('above.staked')} {...of(own.staked, stakeNeeded)} />
        </>
      )}
    </section>
  )
}

/** The member's own rank, what keeps it, and what the next one needs. */
export function OwnRank({ vip }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const { ranks, own } = vip
  const rank = ranks.find(({ level }) => level === own.level)
  const above = ranks.find(({ level }) => level === own.level + 1)
  return (
    <section className={styles.own} aria-label={t('own')}>
      <div className={styles.held} data-none={rank ? undefined : ''}>
        <span className={styles.plate}>
          <Icon name="crown" size="large" />
        </span>
        <div>
          <p className={styles.line}>{t('own')}</p>
          <h3 className={styles.rank}>{rank?.label ?? t('none')}</h3>
        </div>
      </div>
      <div className={styles.parts}>
        {rank && <Keeping vip={vip} rank={rank} />}
        {above ? <Above vip={vip} rank={above} /> : <p className={styles.line}>{t('above.none')}</p>}
      </div>
    </section>
  )
}
