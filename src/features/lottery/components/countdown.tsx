import { useTranslation } from 'react-i18next'
import { useDrawPhase, useOnClock } from '../hooks/use-on-clock.ts'
import { clockOf, type DrawTimes, secondsUntil } from '../lib/countdown.ts'
import styles from './countdown.module.css'

/** The time left for bets; then that it is closed, and the time left until the numbers. By the gateway's clock. */
export function Countdown({ draw }: { draw: DrawTimes }) {
  const { t } = useTranslation('lottery')
  const phase = useDrawPhase(draw)
  const seconds = useOnClock((now) => secondsUntil(phase === 'open' ? draw.closesAt : draw.drawsAt, now))
  if (phase === 'drawn') return <p className={styles.drawing}>{t('draw.drawing')}</p>
  const { days, clock } = clockOf(seconds)
  return (
    <div className={styles.countdown} data-phase={phase}>
      {phase === 'closed' && <span className={styles.closed}>{t('draw.closed')}</span>}
      <span className={styles.label}>{t(phase === 'open' ? 'draw.closesIn' : 'draw.drawnIn')}</span>
      <bdi role="timer" className={styles.clock} aria-label={t(phase === 'open' ? 'draw.closesIn' : 'draw.drawnIn')}>
        {days > 0 ? t('draw.daysAnd', { count: days, clock }) : clock}
      </bdi>
    </div>
  )
}
