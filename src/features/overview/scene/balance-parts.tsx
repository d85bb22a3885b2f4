import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { getWithdrawRules } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { fractionOf, sumOf } from '#src/lib/decimal.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './balance-parts.module.css'

type Rules = AnswerTo<typeof getWithdrawRules>['value']

/** What of the balance is free and what is tied, as long as it is much. */
function Parts({ rules }: { rules: Rules }) {
  const { t } = useTranslation('centre')
  const amount = useTextMoney()
  const { available, turnover, currency } = rules
  const tied = sumOf('0', ...turnover.map((each) => each.tied)) ?? '0'
  const all = sumOf(available, tied) ?? available
  return (
    <>
      <p className={styles.figure}>{amount(all, currency)}</p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${fractionOf(available, all) * 100}%` }} />
        <i data-tied="" style={{ inlineSize: `${fractionOf(tied, all) * 100}%` }} />
      </div>
      <ul className={styles.parts}>
        <li>
          <span>
            <b>{t('overview.free')}</b>
            <small>{t('overview.freeText')}</small>
          </span>
          <b>{amount(available, currency)}</b>
        </li>
        {turnover.map((each) => (
          <li key={each.id} data-tied="">
            <span>
              <b>{t('overview.tied', { title: each.title })}</b>
              <small>
                {t('overview.tiedText', {
                  done: amount(each.done, currency),
                  required: amount(each.required, currency),
                })}
              </small>
            </span>
            <b>{amount(each.tied, currency)}</b>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={accountPage('depositv2')}>{t('page.depositv2')}</LinkButton>
        <LinkButton look="outline" to={accountPage('withdraw')}>
          {t('overview.withdraw', { amount: amount(available, currency) })}
        </LinkButton>
      </div>
    </>
  )
}

/** The balance, what of it is tied and why, and what can be done with it. */
export function BalanceParts() {
  const { t } = useTranslation('centre')
  const query = useQuery({ ...valueQuery(getWithdrawRules, { language: useLanguage().code }), staleTime: 0 })
  return (
    <section className={styles.balance} aria-label={t('overview.balance')}>
      <h3>{t('overview.balance')}</h3>
      <Loaded query={query} skeleton={<Skeleton className={styles.skeleton} />}>
        {(rules) => <Parts rules={rules} />}
      </Loaded>
    </section>
  )
}
