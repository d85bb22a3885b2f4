import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Transaction } from '#contract/account/records.ts'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { site } from '#src/config/site.ts'
import { getTransactionRecords } from '#src/gateway/account-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { periodOf } from '#src/reports/filters/periods.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './last-movements.module.css'

const icons: Partial<Record<Transaction['kind'], IconName>> = {
  deposit: 'circle-arrow-down',
  withdrawal: 'circle-arrow-up',
  bet: 'dices',
  win: 'trophy',
  bonus: 'gift',
  rebate: 'badge-percent',
}

const rows = 5

/** The latest movements of money, and the way to all of them. */
export function LastMovements() {
  const { t } = useTranslation(['centre', 'records'])
  const { dateTime, moneyText } = useFormat()
  const asked = {
    ...periodOf('30', site.timeZone, Date.now()),
    pageNo: 1,
    pageSize: rows,
    language: useLanguage().code,
  }
  const query = useQuery({ ...valueQuery(getTransactionRecords, asked), staleTime: 0 })
  return (
    <section className={styles.movements} aria-label={t('overview.movements')}>
      <header>
        <h3>{t('overview.movements')}</h3>
        <Link to={accountPage('transactionHistory')}>{t('page.transactionHistory')}</Link>
      </header>
      <Loaded query={query} skeleton={<Skeleton className={styles.skeleton} />}>
        {({ transactions, currency }) =>
          transactions.length === 0 ? (
            <p>{t('overview.noMovements')}</p>
          ) : (
            <ul>
              {transactions.map(({ id, kind, at, amount }) => (
                <li key={id}>
                  <span className={styles.icon}>
                    <Icon name={icons[kind] ?? 'arrow-left-right'} size="small" />
                  </span>
                  <b>{t(`records:kinds.${kind}`)}</b>
                  <small>{dateTime(at)}</small>
                  <b data-in={amount.startsWith('-') ? undefined : ''}>
                    {moneyText(amount, { currency, hasPlus: true })}
                  </b>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
