import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Progress } from '#src/account/parts/progress.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { getVip } from '#src/gateway/account-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { fractionOf } from '#src/lib/decimal.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './overview.module.css'

/** The member's rank among all, and how far the next one is: nothing that runs out. */
export function RankRow() {
  const { t } = useTranslation('centre')
  const money = useTextMoney()
  const query = useQuery({ ...valueQuery(getVip, { language: useLanguage().code }), staleTime: 0 })
  return (
    <section className={styles.rank} aria-label={t('page.vip')}>
      <h3>{t('page.vip')}</h3>
      <Loaded query={query} skeleton={<Skeleton className={styles.rankSkeleton} />}>
        {({ ranks, own, currency }) => {
          const next = ranks.find(({ level }) => level === own.level + 1)
          const words =
            next && t('overview.used', { used: money(own.staked, currency), amount: money(next.stakeNeeded, currency) })
          return (
            <>
              <ol className={styles.ranks}>
                {ranks.map(({ level, label }) => (
                  <li
                    key={level}
                    data-reached={level <= own.level ? '' : undefined}
                    data-own={level === own.level ? '' : undefined}
                    aria-current={level === own.level ? 'step' : undefined}
                  >
                    <Icon name={level <= own.level ? 'crown' : 'lock'} size="small" />
                    {label}
                  </li>
                ))}
              </ol>
              {next && words && (
                <Progress
                  label={t('overview.next', { rank: next.label })}
                  words={words}
                  share={Math.min(1, fractionOf(own.staked, next.stakeNeeded))}
                />
              )}
            </>
          )
        }}
      </Loaded>
      <LinkButton look="text" to={accountPage('vip')}>
        {t('overview.benefits')}
      </LinkButton>
    </section>
  )
}
