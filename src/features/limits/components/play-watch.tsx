import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useSession } from '#src/session/session.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Money } from '#src/ui/money.tsx'
import { usePlaySummary } from '../hooks/use-play-summary.ts'
import { playedMinutes } from '../lib/reality-times.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import styles from './play-watch.module.css'
import { RealityCheck } from './reality-check.tsx'

const tickMs = 10_000

/** Milliseconds since an instant of this machine, told every ten seconds. */
function useSince(at: number): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(clock)
  }, [])
  return Math.max(0, now - at)
}

/** While a member plays: for how long and with what result, the way to the limits, and the reality check when it is due. */
export function PlayWatch() {
  const { t } = useTranslation('limits')
  const { isSignedIn, role } = useSession()
  const { money } = useFormat()
  const texts = useLimitTexts()
  const isPlaying = isSignedIn && role === 'member'
  const { data, dataUpdatedAt, isError } = usePlaySummary(isPlaying)
  const later = useSince(dataUpdatedAt)
  if (!isPlaying || (!data && !isError)) return null
  return (
    <section className={styles.watch} aria-label={t('strip.label')}>
      {data && (
        <span className={styles.clock}>
          <Icon name="clock" size="tiny" />
          <span className={styles.label}>{texts.length(playedMinutes(data, later))}</span>
        </span>
      )}
      {data ? (
        <span className={styles.net} data-loss={data.net.startsWith('-') ? '' : undefined}>
          <span className={styles.word}>{t('reality.net')}</span>
          <Money parts={money(data.net, { currency: data.currency, hasPlus: true })} />
        </span>
      ) : (
        <span>{t('strip.unknown')}</span>
      )}
      <Link to={accountPage('limits')} className={styles.link}>
        <Icon name="shield-check" size="tiny" />
        {t('strip.limits')}
      </Link>
      {data && <RealityCheck summary={data} />}
    </section>
  )
}
