import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useFormat } from '#src/i18n/format.ts'
import styles from './owed.module.css'

/** Until when it must be done, in a few words. */
export function useTimeText(): (promotion: Promotion) => string {
  const { t } = useTranslation('promotions')
  const { day } = useFormat()
  return ({ turnoverDays, minStake, endsAt }) => {
    if (turnoverDays !== null) return t('owed.days', { count: turnoverDays })
    return minStake !== null && endsAt !== null ? t('owed.until', { day: day(endsAt) }) : t('owed.noEnd')
  }
}

/** What a bonus asks for, on its card: how often it is staked, until when, and how much it is at most. */
export function Owed({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions')
  const { number } = useFormat()
  const timeText = useTimeText()
  const { turnoverTimes, maxBonus, currency } = promotion
  const amount = useShortMoney(currency)
  const cells = [
    [t('owed.turnover'), t('owed.times', { times: number(turnoverTimes ?? 0) })],
    [t('owed.time'), timeText(promotion)],
    ...(maxBonus === null ? [] : [[t('owed.most'), amount(maxBonus)] as const]),
  ] as const
  return (
    <dl className={styles.owed}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One usual case in a sentence: what is paid in or staked, what is given, what must be staked then. */
export function ExampleLine({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions')
  const { number } = useFormat()
  const { example, currency, minDeposit, turnoverTimes } = promotion
  const amount = useShortMoney(currency)
  if (!example) return null
  const { deposit, stake, bonus, turnover } = example
  const figures = {
    deposit: amount(deposit ?? undefined),
    stake: amount(stake ?? undefined),
    bonus: amount(bonus),
    turnover: amount(turnover),
    times: number(turnoverTimes ?? 0),
    min: amount(minDeposit ?? undefined),
  }
  const way = deposit !== null ? 'deposit' : stake !== null ? 'stake' : 'given'
  return <p className={styles.example}>{t(`example.${way}${turnoverTimes === null ? 'Free' : ''}`, figures)}</p>
}
