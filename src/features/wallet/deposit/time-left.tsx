import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import { clockText } from '../lib/clock.ts'
import styles from './time-left.module.css'

/** The time left to pay, as it runs down. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const { t } = useTranslation('wallet')
  return (
    <span className={styles.time}>
      <Icon name="clock" size="small" />
      <bdi role="timer" aria-label={t('deposit.ticket.timeLeft')}>
        {clockText(seconds)}
      </bdi>
    </span>
  )
}
