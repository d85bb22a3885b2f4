import { useTranslation } from 'react-i18next'
import { useAccount } from '#src/account/frame/account-context.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { differenceOf, fractionOf } from '#src/lib/decimal.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './limit-band.module.css'
import type { DepositInfo } from './use-deposit-form.ts'

interface LimitBandProps {
  limit: NonNullable<DepositInfo['limit']>
  currency: string
  /** What is left after the typed amount; undefined without one. */
  after: string | undefined
}

/** The player's own limit, what this deposit leaves of it, and the way to change it. */
export function LimitBand({ limit, currency, after }: LimitBandProps) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  const limits = useAccount().pathOf('limits')
  const left = after ?? limit.left
  const used = Math.round(fractionOf(differenceOf(limit.limit, left) ?? '0', limit.limit) * 100)
  return (
    <section className={styles.band} aria-label={t('deposit.limit.bar')}>
      <Icon name="shield-check" size="small" />
      <p className={styles.text}>
        <strong>{t(`deposit.limit.${limit.period}`, { limit: short(limit.limit) })}</strong>{' '}
        {t(after === undefined ? 'deposit.limit.left' : 'deposit.limit.leftAfter', { left: short(left) })}
      </p>
      {limits && (
        <LinkButton look="text" size="tiny" to={limits}>
          {t('deposit.limit.edit')}
        </LinkButton>
      )}
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('deposit.limit.bar')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={used}
      >
        <span className={styles.used} style={{ inlineSize: `${used}%` }} />
      </div>
    </section>
  )
}

/** A player who has set no limit is told so, with the way to set one. */
export function NoLimitBand() {
  const { t } = useTranslation('wallet')
  const limits = useAccount().pathOf('limits')
  if (!limits) return null
  return (
    <p className={styles.band}>
      <Icon name="shield-check" size="small" />
      <span className={styles.text}>{t('deposit.limit.none')}</span>
      <LinkButton look="text" size="tiny" to={limits}>
        {t('deposit.limit.set')}
      </LinkButton>
    </p>
  )
}
