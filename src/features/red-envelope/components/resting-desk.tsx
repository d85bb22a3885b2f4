import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import type { Envelopes } from '../api/queries.ts'
import { EnvelopeStage } from '../scene/envelope-stage.tsx'
import styles from './envelope-desk.module.css'
import { DeskFrame } from './envelope-desk.tsx'
import { EnvelopeOdds } from './envelope-odds.tsx'

/** Nothing can be opened now: no envelope is here, or the member takes a break. */
export function RestingDesk({ envelopes }: { envelopes: Envelopes }) {
  const { t } = useTranslation('redEnvelope')
  const { dateTime } = useFormat()
  const { pause, nextAt, art } = envelopes
  const lasts = pause?.until ? t('pause.until', { date: dateTime(pause.until) }) : t('pause.always')
  const next = nextAt === null ? t('empty.text') : t('next', { date: dateTime(nextAt) })
  return (
    <DeskFrame stage={<EnvelopeStage phase={pause ? 'tied' : 'none'} scene={art?.scene} lines={undefined} />}>
      <div>
        <p className={styles.title}>{pause ? t('pause.title') : t('empty.title')}</p>
        <p className={styles.quiet}>{pause ? `${lasts} ${t('pause.text')}` : next}</p>
      </div>
      <EnvelopeOdds {...envelopes} />
    </DeskFrame>
  )
}
