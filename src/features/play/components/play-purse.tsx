import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useBalanceQuery, useSession } from '#src/session/session.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Money } from '#src/ui/money.tsx'
import styles from '../scene/play-bar.module.css'

/** Whether the money of an account is at play, so that its figures may stand here. */
export function useHasMoney(isTrial: boolean): boolean {
  const { isSignedIn, role } = useSession()
  return !isTrial && isSignedIn && role === 'member'
}

/** What the account has; a dash where it cannot be read. */
export function PurseFigure() {
  const { t } = useTranslation('shell')
  const { money } = useFormat()
  const { data, isError } = useBalanceQuery()
  return (
    <span className={styles.balance}>
      <span className={styles.label}>{t('account.balance')}</span>
      {data && !isError ? <Money parts={money(data.balance, { currency: data.currency })} /> : '–'}
    </span>
  )
}

/** What the account has, and the way to add to it. */
export function Purse() {
  const { t } = useTranslation('shell')
  return (
    <span className={styles.purse}>
      <PurseFigure />
      <LinkButton to={accountPage('depositv2')} size="tiny">
        {t('account.deposit')}
      </LinkButton>
    </span>
  )
}

export function DepositPlus() {
  const { t } = useTranslation('shell')
  return (
    <Link
      to={accountPage('depositv2')}
      className={styles.plus}
      aria-label={t('account.deposit')}
      title={t('account.deposit')}
    >
      <Icon name="plus" />
    </Link>
  )
}
