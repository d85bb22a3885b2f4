import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { PlaySummary } from '../hooks/use-play-summary.ts'
import { playedMinutes } from '../lib/reality-times.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import { NextCheck } from './next-check.tsx'
import { RealityFigures } from './reality-figures.tsx'
import styles from './reality-notice.module.css'

interface RealityNoticeProps {
  summary: PlaySummary
  /** When the next one comes, once this one is passed. */
  nextAt: string | null
  /** The buttons. */
  children?: ReactNode
}

/** What a reality check says: for how long, with what result, and when it comes again. */
export function RealityNotice({ summary, nextAt, children }: RealityNoticeProps) {
  const { t } = useTranslation('limits')
  const { time } = useFormat()
  const texts = useLimitTexts()
  return (
    <div className={styles.notice}>
      <div className={styles.head}>
        <span className={styles.plate}>
          <Icon name="hourglass" />
        </span>
        <div>
          <p className={styles.title}>{t('reality.played', { length: texts.length(playedMinutes(summary)) })}</p>
          <p>{t('reality.since', { time: time(summary.since) })}</p>
        </div>
      </div>
      <RealityFigures {...summary} />
      <NextCheck summary={summary} nextAt={nextAt} />
      {children}
    </div>
  )
}
