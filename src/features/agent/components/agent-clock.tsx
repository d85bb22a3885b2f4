import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { clockOf } from '../lib/clock.ts'
import styles from './agent-clock.module.css'

/** The operator's time, every second. */
export function AgentClock() {
  const { t } = useTranslation('agent')
  const { tag } = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const { offset, time, date } = clockOf(now, tag, site.timeZone)
  return (
    <div className={styles.clock} role="timer" aria-label={t('clock')}>
      <Icon name="clock" size="small" />
      <bdi dir="ltr">{offset}</bdi>
      <bdi dir="ltr" className={styles.time}>
        {time}
      </bdi>
      <span className={styles.date}>{date}</span>
    </div>
  )
}
