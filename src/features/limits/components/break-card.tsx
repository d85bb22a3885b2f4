import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { type Limits, useTakeBreak } from '../hooks/use-limits.ts'
import { endsAfter, isOffered } from '../lib/pauses.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import styles from './break-card.module.css'

interface ConfirmProps {
  hours: number
  onClose: () => void
  onMessage: (text: string) => void
}

function ConfirmBreak({ hours, onClose, onMessage }: ConfirmProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const errorText = useErrorText()
  const { dateTime } = useFormat()
  const [until] = useState(() => endsAfter(Date.now(), hours))
  const take = useTakeBreak()
  return (
    <TaskDialog
      title={t('break.ask', { length: texts.breakLength(hours) })}
      text={t('break.means', { until: dateTime(until) })}
      onClose={onClose}
    >
      <div role="alert">{take.error && <Notice tone="bad">{errorText(take.error)}</Notice>}</div>
      <div className={styles.actions}>
        <Button
          look="outline"
          isBusy={take.isPending}
          onClick={() =>
            take.mutate({ kind: 'break', length: hours }, { onSuccess: () => onMessage(t('break.started')) })
          }
        >
          {t(take.isPending ? 'break.starting' : 'break.start')}
        </Button>
        <Button look="outline" onClick={onClose}>
          {t('form.back')}
        </Button>
      </div>
    </TaskDialog>
  )
}

/** A break of some length, from now on. */
export function BreakCard({ limits, onMessage }: { limits: Limits; onMessage: (text: string) => void }) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const [hours, setHours] = useState<number>()
  return (
    <section className={styles.card} aria-labelledby="break-title">
      <div>
        <PartHeading id="break-title" className={styles.title}>
          {t('break.title')}
        </PartHeading>
        <p className={styles.text}>{t('break.text')}</p>
      </div>
      <div className={styles.choices}>
        {limits.breakHours.map((each) => (
          <Button
            key={each}
            look="outline"
            size="small"
            disabled={!isOffered(limits.pause, endsAfter(Date.now(), each))}
            onClick={() => setHours(each)}
          >
            {texts.breakLength(each)}
          </Button>
        ))}
      </div>
      {hours !== undefined && (
        <ConfirmBreak
          hours={hours}
          onClose={() => setHours(undefined)}
          onMessage={(text) => {
            setHours(undefined)
            onMessage(text)
          }}
        />
      )}
    </section>
  )
}
