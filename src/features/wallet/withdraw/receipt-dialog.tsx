import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { ProofField } from '#src/account/proofs/proof-field.tsx'
import { getPermission } from '#src/gateway/calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Amount, Facts } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { RemarkField } from '../parts/remark-field.tsx'
import { Unanswered } from '../parts/unanswered.tsx'
import styles from './receipt-dialog.module.css'
import { type ReceiptForm, receipts, useReceipt } from './use-receipt.ts'

interface ReceiptDialogProps {
  withdrawal: Withdrawal
  onClose: () => void
  onDone: (state: Withdrawal['state']) => void
}

/** When it counts as received by itself, and what that then means with this merchant. */
function AutoReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet')
  const { time } = useFormat()
  const { code } = useLanguage()
  const { data: forced } = useQuery({
    ...callQuery(getPermission, { query: { language: code } }),
    staleTime: freshFor.visit,
    select: ({ value }) => value.settings.forcedReceipt,
  })
  if (withdrawal.autoReceiptAt === null) return null
  return (
    <p className={styles.auto}>
      {t('receipt.auto', { time: time(withdrawal.autoReceiptAt) })} {forced && t(`receipt.forced.${forced}`)}
    </p>
  )
}

function Choice({ form }: { form: ReceiptForm }) {
  const { t } = useTranslation('wallet')
  const error = form.errorOf('receipt')
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('receipt.choice')}</legend>
      {receipts.map((receipt) => (
        <label key={receipt} className={styles.option} data-chosen={form.receipt === receipt ? '' : undefined}>
          <input
            type="radio"
            name="receipt"
            className={styles.radio}
            checked={form.receipt === receipt}
            aria-invalid={error ? true : undefined}
            onChange={() => form.choose(receipt)}
          />
          <span className={styles.words}>
            <strong>{t(`receipt.${receipt}`)}</strong>
            <span>{t(`receipt.${receipt}Text`)}</span>
          </span>
        </label>
      ))}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  )
}

/** Asks whether a withdrawal came: all of it, a part, or nothing, with proof where something is missing. */
export function ReceiptDialog({ withdrawal, onClose, onDone }: ReceiptDialogProps) {
  const { t } = useTranslation('wallet')
  const { dateTime } = useFormat()
  const textMoney = useTextMoney()
  const form = useReceipt(withdrawal, onDone)
  const ref = useFirstError<HTMLFormElement>(form.submitAttempts)
  const { arrives, currency, paidAt, to, askedAt } = withdrawal
  const { sending } = form
  return (
    <TaskDialog
      title={t('receipt.title', { amount: textMoney(arrives, currency) })}
      text={t('receipt.text', { time: dateTime(paidAt ?? askedAt), to })}
      onClose={onClose}
    >
      <AutoReceipt withdrawal={withdrawal} />
      <Form ref={ref} className={formStyles.form} onSubmit={form.submit}>
        <Choice form={form} />
        {form.receipt === 'partly' && (
          <>
            <AmountField
              label={t('receipt.receivedAmount')}
              currency={currency}
              value={form.typed}
              error={form.errorOf('amount')}
              onChange={form.setAmount}
            />
            <Facts
              isNarrow
              facts={[{ name: t('receipt.remaining'), value: <Amount value={form.remaining} currency={currency} /> }]}
            />
          </>
        )}
        {form.needsProof && (
          <>
            <ProofField
              label={t('receipt.proof')}
              hint={t('receipt.proofHint')}
              proofs={form.proofs}
              error={form.errorOf('proof')}
            />
            <RemarkField
              label={t('receipt.remark')}
              hint={(count) => t('receipt.remarkHint', { count })}
              value={form.remark}
              onChange={form.setRemark}
            />
          </>
        )}
        <FormFailure>{form.above}</FormFailure>
        <Unanswered sending={sending} />
        {!sending.isUnknown && (
          <Button type="submit" size="large" isWide isBusy={sending.isPending}>
            {t('receipt.send')}
          </Button>
        )}
      </Form>
    </TaskDialog>
  )
}
