import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accountPage } from '#src/config/account-path.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { usePassCheck } from '../hooks/use-play-summary.ts'
import { isDue } from '../lib/reality-times.ts'
import styles from './reality-check.module.css'
import { type PlaySummary, RealityNotice } from './reality-notice.tsx'

const limitsPath = accountPage('limits')
const recordPath = accountPage('personalHistoryCopy')

/** Stops play where a reality check is due: going on and taking a break are equally at hand. */
export function RealityCheck({ summary }: { summary: PlaySummary }) {
  const { t } = useTranslation('limits')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const pass = usePassCheck()
  const [passed, setPassed] = useState<string>()
  const { nextCheckAt, realityCheck, now } = summary
  if (!nextCheckAt || nextCheckAt === passed || !isDue(summary)) return null
  const nextAt = realityCheck === null ? null : new Date(Date.parse(now) + realityCheck * 60_000).toISOString()
  const goOn = () => {
    // Out of the way at once; it comes back where the gateway has not heard of it.
    setPassed(nextCheckAt)
    pass.mutate(undefined, { onError: () => setPassed(undefined) })
  }
  return (
    <Dialog label={t('reality.title')} onClose={goOn} className={styles.check}>
      <RealityNotice summary={summary} nextAt={nextAt} isPaused>
        <div role="alert">{pass.error && <p className={styles.failure}>{errorText(pass.error)}</p>}</div>
        <div className={styles.actions}>
          <Button
            look="outline"
            icon="pause"
            onClick={() => {
              goOn()
              void navigate(limitsPath)
            }}
          >
            {t('reality.takeBreak')}
          </Button>
          <Button look="outline" icon="play" onClick={goOn}>
            {t('reality.keepPlaying')}
          </Button>
        </div>
        <p className={styles.links}>
          <Link to={recordPath} onClick={goOn}>
            {t('reality.record')}
          </Link>
          <Link to={limitsPath} onClick={goOn}>
            {t('reality.change')}
          </Link>
        </p>
      </RealityNotice>
    </Dialog>
  )
}
