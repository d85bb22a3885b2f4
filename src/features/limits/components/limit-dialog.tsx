import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/account/limits.ts'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { site } from '#src/config/site.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useSetLimit } from '../hooks/use-limits.ts'
import { countsBefore, isLooser, typedAmount } from '../lib/limit-amounts.ts'
import { Choices } from './choices.tsx'
import styles from './limit-dialog.module.css'

interface LimitDialogProps {
  /** Of one kind, each of a period. */
  limits: readonly Limit[]
  /** The one that is offered for change first. */
  first: Limit
  waitHours: number
  onClose: () => void
  onMessage: (text: string) => void
}

/** Sets the limit of a period; says before it is saved whether that counts now or after the wait, and beside which. */
export function LimitDialog({ limits, first, waitHours, onClose, onMessage }: LimitDialogProps) {
  const { t } = useTranslation('limits')
  const errorText = useErrorText()
  const [limit, setLimit] = useState(first)
  const [changed, setChanged] = useState<string>()
  const [wrong, setWrong] = useState('')
  const change = useSetLimit(limit.kind)
  const isTime = limit.kind === 'time'
  const periods = limits.flatMap((each) => each.period ?? [])
  const type = (text: string) => {
    setChanged(text)
    setWrong('')
  }
  const { period } = limit
  const typed = changed ?? limit.amount?.replace(/\.00$/, '') ?? ''
  const amount = typedAmount(limit.kind, typed)
  const waits = amount !== undefined && isLooser(limit, amount)
  const before = countsBefore(limits, { period, amount })
  const hint = period && (before ? t(`before.${before}`) : t('form.each'))
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
            choices={periods.map((value) => ({ value, text: t(`period.${value}`) }))}
            chosen={period}
            onChoose={(value) => {
              setLimit(limits.find((each) => each.period === value) ?? limit)
              setWrong('')
            }}
          />
        )}
        {isTime ? (
          <TextField
            label={t('form.minutes')}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus=""
            value={typed}
            hint={hint}
            error={wrong || undefined}
            onChange={(event) => type(event.target.value)}
          />
        ) : (
          <AmountField
            label={t('form.amount')}
            currency={site.currency}
            autoFocus
            value={typed}
            hint={hint}
            error={wrong || undefined}
            onChange={type}
          />
        )}
        <div role="alert">{change.error && <Notice tone="bad">{errorText(change.error)}</Notice>}</div>
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
