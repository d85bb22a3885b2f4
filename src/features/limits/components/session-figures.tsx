import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useSession } from '#src/session/session.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Money } from '#src/ui/money.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { usePlaySummary } from '../hooks/use-play-summary.ts'
import { useSince } from '../hooks/use-since.ts'
import { clockText } from '../lib/clock-text.ts'
import { playedMinutes } from '../lib/reality-times.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import styles from '../scene/session-card.module.css'
import strip from './play-watch.module.css'
import { RealityCheck } from './reality-check.tsx'

/** For how long the session has lasted, counted on between two answers of the gateway. */
export function SessionClock() {
  const { t } = useTranslation('limits')
  const { data, dataUpdatedAt } = usePlaySummary(true)
  const later = useSince(dataUpdatedAt, 1000)
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
  const { data } = usePlaySummary(true)
  if (!data) return null
  return (
    <span className={styles.net}>
      <span>{t('strip.label')}</span>
      <Money parts={money(data.net, { currency: data.currency, hasPlus: true })} />
    </span>
  )
}

/** While a member plays: for how long and with what result, the way to the limits, and the reality check when it is due. */
export function PlayWatch() {
  const { t } = useTranslation('limits')
  const { isSignedIn, role } = useSession()
  const { money } = useFormat()
  const texts = useLimitTexts()
  const isPlaying = isSignedIn && role === 'member'
  const { data, dataUpdatedAt, isError } = usePlaySummary(isPlaying)
  const later = useSince(dataUpdatedAt, 10_000)
  if (!isPlaying || (!data && !isError)) return null
  return (
    <section className={strip.watch} aria-label={t('strip.label')}>
      {data && (
        <span className={strip.clock}>
          <Icon name="clock" size="tiny" />
          <span className={strip.label}>{texts.length(playedMinutes(data, later))}</span>
        </span>
      )}
      {data ? (
        <span className={strip.net} data-loss={data.net.startsWith('-') ? '' : undefined}>
          <span className={strip.word}>{t('reality.net')}</span>
          <Money parts={money(data.net, { currency: data.currency, hasPlus: true })} />
        </span>
      ) : (
        <span>{t('strip.unknown')}</span>
      )}
      <Link to={accountPage('limits')} className={strip.link}>
        <Icon name="shield-check" size="tiny" />
        {t('strip.limits')}
      </Link>
      {data && <RealityCheck summary={data} />}
    </section>
  )
}
