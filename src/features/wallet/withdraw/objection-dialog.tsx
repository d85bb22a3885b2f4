import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { ProofField } from '#src/account/proofs/proof-field.tsx'
import { useProofs } from '#src/account/proofs/use-proofs.ts'
import { objectToReceipt } from '#src/gateway/account-calls.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { RemarkField } from '../parts/remark-field.tsx'
import { Unanswered } from '../parts/unanswered.tsx'
import { useFormErrors } from '../parts/use-form-errors.ts'
import { useMoneyCall } from '../parts/use-money-call.ts'

const fieldOf = { 'proof.missing': 'proof', 'proof.unknown': 'proof' } as const

interface ObjectionProps {
  withdrawal: Withdrawal
  onClose: () => void
  onDone: () => void
}

/** The proof that a withdrawal never came, and its one sending. */
function useObjection({ id }: Withdrawal, onDone: () => void) {
  const { t } = useTranslation(['wallet', 'centre'])
  const invalidate = useInvalidateMoney()
  const proofs = useProofs()
  const [remark, setRemark] = useState('')
  const isEmpty = proofs.ids.length === 0
  const own = { proof: proofs.isSending ? t('centre:proof.waitFor') : isEmpty ? t('centre:proof.missing') : undefined }
  const errors = useFormErrors<'proof'>(fieldOf, own)
  const sending = useMoneyCall(`objection.${id}`, objectToReceipt, {
    onDone: () => {
      invalidate()
      onDone()
    },
    onRefused: (error) => {
      errors.refuse(error)
      invalidate()
    },
  })
  const body = { proofs: proofs.ids, ...(remark.trim() !== '' && { remark: remark.trim() }) }
  return {
    proofs,
    remark,
    setRemark,
    errors,
    sending,
    submit: () => errors.submit(() => sending.send({ query: { id }, body })),
  }
}

/** Objects to a withdrawal's having counted as received by itself. */
export function ObjectionDialog({ withdrawal, onClose, onDone }: ObjectionProps) {
  const { t } = useTranslation('wallet')
  const { dateTime } = useFormat()
  const textMoney = useTextMoney()
  const { proofs, remark, setRemark, errors, sending, submit } = useObjection(withdrawal, onDone)
  const form = useFirstError<HTMLFormElement>(errors.submitAttempts)
  const { arrives, currency, paidAt, askedAt, to } = withdrawal
  return (
    <TaskDialog
      title={t('objection.title', { amount: textMoney(arrives, currency) })}
      text={`${t('receipt.text', { time: dateTime(paidAt ?? askedAt), to })} ${t('objection.text')}`}
      onClose={onClose}
    >
      <Form ref={form} className={formStyles.form} onSubmit={submit}>
        <ProofField
          label={t('receipt.proof')}
          hint={t('receipt.proofHint')}
          proofs={proofs}
          error={errors.errorOf('proof')}
        />
        <RemarkField
          label={t('receipt.remark')}
          hint={(count) => t('receipt.remarkHint', { count })}
          value={remark}
          onChange={setRemark}
        />
        <FormFailure>{errors.above}</FormFailure>
        <Unanswered sending={sending} />
        {!sending.isUnknown && (
          <Button type="submit" size="large" isWide isBusy={sending.isPending}>
            {t('objection.send')}
          </Button>
        )}
      </Form>
    </TaskDialog>
  )
}
