import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useDueCheck } from '../hooks/use-due-check.ts'
import type { PlaySummary } from '../hooks/use-play-summary.ts'
import { RealityNotice } from './reality-notice.tsx'
import styles from './reality-ways.module.css'
import { RealityWays } from './reality-ways.tsx'

/** Stops play where a reality check is due: going on and taking a break are equally at hand. */
export function RealityCheck({ summary }: { summary: PlaySummary }) {
  const { t } = useTranslation('limits')
  const errorText = useErrorText()
  const due = useDueCheck(summary)
  if (!due) return null
  const { nextAt, goOn, takeBreak, error } = due
  return (
    <Dialog label={t('reality.title')} onClose={goOn} className={styles.check}>
      <RealityNotice summary={summary} nextAt={nextAt} isPaused>
        <div role="alert">{error && <p className={styles.failure}>{errorText(error)}</p>}</div>
        <RealityWays onPass={goOn} onBreak={takeBreak} />
      </RealityNotice>
    </Dialog>
  )
}
