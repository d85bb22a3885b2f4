import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accountPage } from '#src/config/account-path.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { usePassCheck } from '../hooks/use-play-summary.ts'
import { isDue } from '../lib/reality-times.ts'
import { type PlaySummary, RealityNotice } from './reality-notice.tsx'
import styles from './reality-ways.module.css'
import { RealityWays } from './reality-ways.tsx'

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
        <RealityWays
          onPass={goOn}
          onBreak={() => {
            goOn()
            void navigate(accountPage('limits'))
          }}
        />
      </RealityNotice>
    </Dialog>
  )
}
