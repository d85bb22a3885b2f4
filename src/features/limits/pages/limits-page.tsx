import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BreakCard } from '../components/break-card.tsx'
import { ExclusionCard } from '../components/exclusion-card.tsx'
import { HelpLines } from '../components/help-lines.tsx'
import { LimitCard } from '../components/limit-card.tsx'
import { RealityCard } from '../components/reality-card.tsx'
import { type Limits, useLimitsQuery } from '../hooks/use-limits.ts'
import styles from './limits-page.module.css'

const kinds = ['deposit', 'loss', 'stake', 'time'] as const

function PageSkeleton() {
  const { t } = useTranslation('limits')
  return (
    <div className={styles.columns} role="status" aria-label={t('loading')}>
      <div className={styles.column}>
        {kinds.map((kind) => (
          <Skeleton key={kind} className={styles.skeleton} />
        ))}
      </div>
      <Skeleton className={styles.skeletonTall} />
    </div>
  )
}

/** A break or an exclusion that runs. */
function PauseNote({ pause }: { pause: NonNullable<Limits['pause']> }) {
  const { t } = useTranslation('limits')
  const { dateTime } = useFormat()
  const text = () => {
    if (pause.until === null) return t('pause.forGood')
    return t(pause.kind === 'break' ? 'pause.break' : 'pause.exclusion', { until: dateTime(pause.until) })
  }
  return (
    <Notice tone="warn" icon="pause">
      {text()}
    </Notice>
  )
}

function Loaded({ limits }: { limits: Limits }) {
  const { t } = useTranslation('limits')
  const [message, setMessage] = useState('')
  return (
    <>
      <p className={styles.intro}>{t('intro', { count: limits.waitHours })}</p>
      <div className={styles.note}>{limits.pause && <PauseNote pause={limits.pause} />}</div>
      <div className={styles.note} role="status">
        {message && <Notice tone="ok">{message}</Notice>}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {kinds.map((kind) => (
            <LimitCard
              key={kind}
              kind={kind}
              limits={limits.limits.filter((limit) => limit.kind === kind)}
              waitHours={limits.waitHours}
              onMessage={setMessage}
            />
          ))}
          <BreakCard limits={limits} onMessage={setMessage} />
        </div>
        <div className={styles.column}>
          <RealityCard limits={limits} />
          <ExclusionCard limits={limits} onMessage={setMessage} />
          <HelpLines lines={limits.helpLines} />
        </div>
      </div>
    </>
  )
}

/** Limits, reality checks, breaks and self-exclusion: what players decide for themselves. */
export function LimitsPage() {
  const { t } = useTranslation(['limits', 'shell'])
  const { data, error, fetchStatus, refetch } = useLimitsQuery()
  const hasFailed = error !== null || fetchStatus === 'paused'
  return (
    <AccountPage title={t('limits:title')}>
      {data && <Loaded limits={data} />}
      {!data && !hasFailed && <PageSkeleton />}
      {!data && hasFailed && <LoadFailed title={t('limits:failed')} error={error} onRetry={() => void refetch()} />}
    </AccountPage>
  )
}
