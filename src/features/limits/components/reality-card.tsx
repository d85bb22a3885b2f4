import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/account/parts/notice.tsx'
import { getPlaySummary } from '#src/gateway/account-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { Button } from '#src/ui/button.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { type Limits, useSetRealityCheck } from '../hooks/use-limits.ts'
import { Choices } from './choices.tsx'
import styles from './reality-card.module.css'
import { RealityNotice } from './reality-notice.tsx'

function Preview() {
  const { t } = useTranslation('limits')
  const { data } = useQuery({ ...valueQuery(getPlaySummary), staleTime: 0 })
  if (!data) return null
  return (
    <figure className={styles.preview}>
      <figcaption>{t('reality.preview')}</figcaption>
      <div className={styles.sample}>
        <RealityNotice summary={data} nextAt={data.nextCheckAt}>
          <div className={styles.ways} inert aria-hidden="true">
            <Button look="outline">{t('reality.takeBreak')}</Button>
            <Button look="outline">{t('reality.keepPlaying')}</Button>
          </div>
        </RealityNotice>
      </div>
    </figure>
  )
}

/** How often play pauses and says where the player stands. */
export function RealityCard({ limits: { realityCheck, realityChoices } }: { limits: Limits }) {
  const { t } = useTranslation('limits')
  const change = useSetRealityCheck()
  const minutes = change.isPending ? change.variables : realityCheck
  const textOf = (count: number) =>
    count < 60 ? t('reality.minutes', { count }) : t('reality.hours', { count: Math.round(count / 60) })
  return (
    <section className={styles.card} aria-labelledby="reality-title">
      <div className={styles.head}>
        <PartHeading id="reality-title" className={styles.title}>
          {t('reality.title')}
        </PartHeading>
        <label className={styles.switch}>
          <span>{t(minutes === null ? 'reality.off' : 'reality.on')}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={minutes !== null}
            aria-labelledby="reality-title"
            checked={minutes !== null}
            disabled={change.isPending}
            onChange={() => change.mutate(minutes === null ? 60 : null)}
          />
        </label>
      </div>
      <p className={styles.text}>{t('reality.text')}</p>
      <Choices
        label={t('reality.every')}
        isLabelHidden
        choices={realityChoices.map((value) => ({ value, text: textOf(value) }))}
        chosen={minutes ?? undefined}
        disabled={minutes === null || change.isPending}
        onChoose={(value) => change.mutate(value)}
      />
      <div role="alert">{change.isError && <Notice tone="bad">{t('reality.saveFailed')}</Notice>}</div>
      <Preview />
    </section>
  )
}
