import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Money } from '#src/ui/money.tsx'
import { useLimitsQuery } from '../hooks/use-limits.ts'
import { usePlaySummary } from '../hooks/use-play-summary.ts'
import { playedMinutes } from '../lib/reality-times.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import styles from '../scene/session-card.module.css'

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** How much of the day’s loss limit is used; nothing for who has none. */
function LossToday() {
  const { t } = useTranslation('limits')
  const { moneyText, percent } = useFormat()
  const { data } = useLimitsQuery()
  const limit = data?.limits.find(({ kind, period }) => kind === 'loss' && period === 'day')
  const most = Number(limit?.amount ?? 0)
  if (!data || !limit?.amount || most <= 0) return null
  const share = Math.max(0, Number(limit.used)) / most
  const amount = moneyText(limit.amount, { currency: data.currency }) ?? '–'
  return (
    <div className={styles.limit}>
      <span className={styles.track}>
        <span style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
      </span>
      <p>{t('strip.lossToday', { percent: percent(share, 0), amount })}</p>
    </div>
  )
}

/** Beside a game: for how long the member has played and what it came to. */
export function SessionCard() {
  const { t } = useTranslation('limits')
  const { money } = useFormat()
  const texts = useLimitTexts()
  const { data, isError } = usePlaySummary()
  if (!data && !isError) return null
  const amountOf = (amount: string, hasPlus = false) => (
    <Money parts={money(amount, { currency: data?.currency ?? '', hasPlus })} />
  )
  return (
    <section className={styles.card} aria-labelledby="session-title">
      <div className={styles.head}>
        <h2 id="session-title">{t('strip.label')}</h2>
        <Link to={accountPage('limits')}>{t('strip.limits')}</Link>
      </div>
      {data ? (
        <dl className={styles.rows}>
          <Row term={t('strip.time')}>{texts.length(playedMinutes(data))}</Row>
          <Row term={t('reality.staked')}>{amountOf(data.staked)}</Row>
          <Row term={t('reality.returned')}>{amountOf(data.returned)}</Row>
          <Row term={t('reality.net')}>{amountOf(data.net, true)}</Row>
        </dl>
      ) : (
        <p>{t('strip.unknown')}</p>
      )}
      <LossToday />
    </section>
  )
}
