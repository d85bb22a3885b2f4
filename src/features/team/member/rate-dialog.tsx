import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { rateError } from '#src/account/rates/rate.ts'
import { type RateBounds, RateField } from '#src/account/rates/rate-field.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { useSetRate } from '../api/queries.ts'

interface RateDialogProps {
  account: string
  rate: string
  bounds: RateBounds
  onDone: (rate: string) => void
  onClose: () => void
}

/** Another rebate rate for an account directly below; says from when it counts. */
export function RateDialog({ account, rate, bounds, onDone, onClose }: RateDialogProps) {
  const { t } = useTranslation('team')
  const errorText = useErrorText()
  const [typed, setTyped] = useState(rate)
  const [isTried, setTried] = useState(false)
  const change = useSetRate()
  const save = () => {
    // Drawn at once: what is wrong is announced with its field.
    flushSync(() => setTried(true))
    if (change.isPending || rateError(typed, bounds)) return
    change.mutate({ account, rebateRate: typed }, { onSuccess: ({ value }) => onDone(value.rebateRate) })
  }
  return (
    <TaskDialog title={t('member.changeRate')} text={t('member.rateText', { account })} onClose={onClose}>
      {/* Its fields stand in the dialog's own distances. */}
      <Form style={{ display: 'contents' }} onSubmit={save}>
        <RateField bounds={bounds} value={typed} onChange={setTyped} isTried={isTried} />
        <div role="alert">{change.error && <Notice tone="bad">{errorText(change.error)}</Notice>}</div>
        <Button type="submit" isBusy={change.isPending}>
          {t('member.save')}
        </Button>
      </Form>
    </TaskDialog>
  )
}
