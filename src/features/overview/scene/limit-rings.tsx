import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/account/limits.ts'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { getLimits } from '#src/gateway/account-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { fractionOf } from '#src/lib/decimal.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './limit-rings.module.css'

const shown = 3

function Ring({ limit, currency }: { limit: Limit; currency: string }) {
  const { t } = useTranslation(['limits', 'centre'])
  const { percent } = useFormat()
  const money = useTextMoney()
  const { kind, period, used, amount } = limit
  const share = amount === null ? 0 : Math.min(1, fractionOf(used, amount))
  const text = (value: string) =>
    kind === 'time' ? t('limits:duration.minutes', { minutes: Math.round(Number(value)) }) : money(value, currency)
  return (
    <li className={styles.limit}>
      <span className={styles.ring} style={{ ['--share' as string]: `${share * 360}deg` }}>
        <b>{amount === null ? '–' : percent(share, 0)}</b>
      </span>
      <span>
        <b>
          {t(`limits:kind.${kind}`)}
          {period && ` · ${t(`limits:period.${period}`)}`}
        </b>
        <small>
          {amount === null
            ? `${text(used)} · ${t('limits:none')}`
            : t('centre:overview.used', { used: text(used), amount: text(amount) })}
        </small>
      </span>
    </li>
  )
}

/** How much of the limits that the player has set is used; the way to set one where there is none. */
export function LimitRings() {
  const { t } = useTranslation(['centre', 'limits'])
  const query = useQuery({ ...valueQuery(getLimits, { language: useLanguage().code }), staleTime: 0 })
  return (
    <section className={styles.limits} aria-label={t('overview.limits')}>
      <h3>{t('overview.limits')}</h3>
      <Loaded query={query} skeleton={<Skeleton className={styles.skeleton} />}>
        {({ limits, currency }) => {
          const set = limits.filter(({ amount }) => amount !== null)
          const others = limits.filter(({ amount, period }) => amount === null && period === 'day')
          return (
            <>
              {set.length === 0 && <p>{t('overview.noLimits')}</p>}
              <ul className={styles.list}>
                {[...set, ...others].slice(0, shown).map((limit) => (
                  <Ring key={`${limit.kind} ${limit.period}`} limit={limit} currency={currency} />
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
      <LinkButton look="quiet" icon="pause" isWide to={accountPage('limits')}>
        {t('page.limits')}
      </LinkButton>
    </section>
  )
}
