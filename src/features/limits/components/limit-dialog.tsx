import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Limit, limitPeriods } from '#contract/account/limits.ts'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useSetLimit } from '../hooks/use-limits.ts'
import { isLooser, typedAmount } from '../lib/limit-amounts.ts'
import { Choices } from './choices.tsx'
import styles from './limit-dialog.module.css'

interface LimitDialogProps {
  limit: Limit
  waitHours: number
  onClose: () => void
  onMessage: (text: string) => void
}

/** Sets a limit; says before it is saved whether that counts now or after the wait. */
export function LimitDialog({ limit, waitHours, onClose, onMessage }: LimitDialogProps) {
  const { t } = useTranslation('limits')
  const errorText = useErrorText()
  const [period, setPeriod] = useState(limit.period)
  const [typed, setTyped] = useState(limit.amount?.replace(/\.00$/, '') ?? '')
  const [wrong, setWrong] = useState('')
  const change = useSetLimit(limit.kind)
  const isTime = limit.kind === 'time'
  const amount = typedAmount(limit.kind, typed)
  const waits = amount !== undefined && isLooser(limit, { amount, period })
  const send = (wish: string | null) =>
    change.mutate(
      { period, amount: wish },
      { onSuccess: ({ value }) => onMessage(t(value.asked ? 'form.waiting' : 'form.saved')) },
    )
  const save = () => {
    if (amount !== undefined) return send(amount)
    if (typed.trim() === '') return setWrong(t('form.required'))
    return setWrong(t(isTime ? 'form.wrongMinutes' : 'form.wrong'))
  }
  return (
    <TaskDialog
      title={t(`kind.${limit.kind}`)}
      text={waits ? t('form.waits', { count: waitHours }) : t('form.starts')}
      onClose={onClose}
    >
      <Form
        className={styles.form}
        onSubmit={() => {
          if (!change.isPending) save()
        }}
      >
        {period && (
          <Choices
            label={t('period.label')}
            choices={limitPeriods.map((value) => ({ value, text: t(`period.${value}`) }))}
            chosen={period}
            onChoose={setPeriod}
          />
        )}
        <TextField
          label={t(isTime ? 'form.minutes' : 'form.amount')}
          inputMode={isTime ? 'numeric' : 'decimal'}
          autoComplete="off"
          data-autofocus=""
          value={typed}
          error={wrong || undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong('')
          }}
        />
        <div role="alert">{change.error && <p className={styles.failure}>{errorText(change.error)}</p>}</div>
        <div className={styles.actions}>
          <Button type="submit" isBusy={change.isPending}>
            {t(change.isPending ? 'form.saving' : 'form.save')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('form.back')}
          </Button>
          {limit.amount !== null && (
            <Button look="text" className={styles.remove} disabled={change.isPending} onClick={() => send(null)}>
              {t('form.remove')}
            </Button>
          )}
        </div>
      </Form>
    </TaskDialog>
  )
}
