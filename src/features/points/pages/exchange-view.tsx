import { useTranslation } from 'react-i18next'
import type { PointExchange } from '#contract/account/points.ts'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useSession } from '#src/session/session.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { usePointConfigQuery } from '../api/queries.ts'
import { ExchangeForm } from '../components/exchange-form.tsx'
import { LogInButton } from '../components/log-in-button.tsx'
import { usePointsText } from '../components/use-points-text.ts'
import styles from './points-page.module.css'

function Exchange({ terms, currency }: { terms: PointExchange; currency: string }) {
  const { t } = useTranslation('points')
  const { number, moneyText } = useFormat()
  const pointsText = usePointsText()
  const { isSignedIn } = useSession()
  const amount = moneyText(terms.amount, { currency }) ?? terms.amount
  return (
    <section className={styles.exchange} aria-labelledby="points-exchange">
      <h2 id="points-exchange" className={styles.heading}>
        {t('exchange.title')}
      </h2>
      <p className={styles.ratio}>{t('exchange.ratio', { points: pointsText(terms.points), amount })}</p>
      <p className={styles.terms}>
        {t('exchange.terms', { min: number(terms.min), max: number(terms.max), step: number(terms.points) })}
      </p>
      {isSignedIn ? <ExchangeForm terms={terms} currency={currency} /> : <LogInButton text={t('exchange.logIn')} />}
    </section>
  )
}

/** Points for money, where the operator takes them. */
export function ExchangeView() {
  const { t } = useTranslation('points')
  const { data, error, refetch } = usePointConfigQuery()
  if (!data && error) return <LoadFailed title={t('exchange.failed')} error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('exchange.loading')}>
        <Skeleton className={styles.skeleton} />
      </div>
    )
  if (data.exchange) return <Exchange terms={data.exchange} currency={data.currency} />
  return (
    <StatePanel
      icon="gem"
      heading="h2"
      title={t('exchange.closed')}
      text={t('exchange.closedText')}
      actions={<LinkButton to="/pointMall">{t('empty.all')}</LinkButton>}
    />
  )
}
