import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { usePlaySummary } from '../hooks/use-play-summary.ts'
import { useSince } from '../hooks/use-since.ts'
import { clockText } from '../lib/clock-text.ts'
import styles from '../scene/session-card.module.css'

/** For how long the session has lasted, counted on between two answers of the gateway. */
export function SessionClock() {
  const { t } = useTranslation('limits')
  const { data, dataUpdatedAt } = usePlaySummary()
  const later = useSince(dataUpdatedAt)
  if (!data) return null
  return (
    <span className={styles.clock} title={t('strip.label')}>
      <Icon name="clock" size="small" />
      <VisuallyHidden>{t('strip.time')}</VisuallyHidden>
      <bdi dir="ltr">{clockText(Date.parse(data.now) + later - Date.parse(data.since))}</bdi>
    </span>
  )
}

/** What the session came to so far. */
export function SessionNet() {
  const { t } = useTranslation('limits')
  const { money } = useFormat()
  const { data } = usePlaySummary()
  if (!data) return null
  return (
    <span className={styles.net}>
      <span>{t('strip.label')}</span>
      <Money parts={money(data.net, { currency: data.currency, hasPlus: true })} />
    </span>
  )
}
