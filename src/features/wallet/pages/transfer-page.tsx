import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { useShortMoney, useTextMoney } from '#src/account/money/use-short-money.ts'
import { useFirstFault, useStepFocus } from '#src/account/parts/use-first-fault.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useTransferRulesQuery } from '../api/queries.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { NewPinForm } from '../parts/new-pin-form.tsx'
import { PinField } from '../parts/pin-field.tsx'
import { Said } from '../parts/said.tsx'
import { Unanswered } from '../parts/unanswered.tsx'
import { TransferFields } from '../transfer/transfer-fields.tsx'
import { TransferHistory } from '../transfer/transfer-history.tsx'
import { TransferReview } from '../transfer/transfer-review.tsx'
import { directionsOf, type TransferForm, type TransferRules, useTransferForm } from '../transfer/use-transfer-form.ts'
import styles from './two-columns.module.css'

const stepsAt = { amount: 0, review: 1, sent: 2 } as const

function useSteps(at: number) {
  const { t } = useTranslation('wallet')
  return { names: [t('transfer.steps.amount'), t('transfer.steps.review'), t('transfer.steps.sent')], at }
}

function Confirm({ form, currency }: { form: TransferForm; currency: string }) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  const { sending, step } = form
  const unknown = sending.unknownBody?.amount
  return (
    <div className={formStyles.confirm}>
      <FormFailure>{form.above}</FormFailure>
      <Unanswered
        sending={sending}
        onCheck={form.check}
        about={typeof unknown === 'string' ? t('unanswered.order', { amount: short(unknown) }) : undefined}
      >
        <PinField
          hint={t('unanswered.typeAgain')}
          value={form.pin}
          error={form.errorOf('pin')}
          onChange={form.setPin}
        />
      </Unanswered>
      {!sending.isUnknown && (
        <div className={formStyles.ways}>
          {step === 'review' && (
            <Button look="outline" size="large" disabled={sending.isPending} onClick={form.back}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" form="transfer-form" size="large" isBusy={sending.isPending}>
            {step === 'amount' ? t('transfer.review') : t('transfer.send', { amount: short(form.amount) })}
          </Button>
        </div>
      )}
    </div>
  )
}

function Sent({ form, currency }: { form: TransferForm; currency: string }) {
  const { t } = useTranslation('wallet')
  const textMoney = useTextMoney()
  const { sent } = form
  if (!sent) return null
  return (
    <StatePanel
      icon="circle-check"
      isAlert
      title={t('transfer.sent')}
      text={t('transfer.sentText', { ...sent, amount: textMoney(sent.amount, currency) })}
      actions={
        <Button look="outline" onClick={form.another}>
          {t('transfer.another')}
        </Button>
      }
    />
  )
}

function Desk({ rules }: { rules: TransferRules }) {
  const { t } = useTranslation('wallet')
  const form = useTransferForm(rules)
  const [said, setSaid] = useState('')
  const ref = useFirstFault<HTMLFormElement>(form.wrongPresses)
  useStepFocus(ref, form.step === 'review')
  const { currency, hasPaymentPassword } = rules
  const hasForm = hasPaymentPassword && form.step !== 'sent'
  const steps = useSteps(stepsAt[form.step])
  return (
    <CentrePage
      title={t('transfer.title')}
      steps={steps}
      foot={hasForm ? <Confirm form={form} currency={currency} /> : undefined}
      onBack={form.step === 'review' ? form.back : undefined}
    >
      <div className={styles.column}>
        <Said text={said} />
        {!hasPaymentPassword && (
          <Panel title={t('withdraw.needsPassword')}>
            <p className={formStyles.text}>{t('newPin.text')}</p>
            <NewPinForm onDone={() => setSaid(t('newPin.done'))} />
          </Panel>
        )}
        {hasForm && form.step === 'amount' && <TransferFields ref={ref} form={form} rules={rules} />}
        {hasForm && form.step === 'review' && <TransferReview ref={ref} form={form} currency={currency} />}
        {form.step === 'sent' && <Sent form={form} currency={currency} />}
        <TransferHistory currency={currency} />
      </div>
    </CentrePage>
  )
}

function Waiting() {
  return (
    <div className={styles.column}>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.form} />
    </div>
  )
}

/** Sends money to the agent above, or as an agent to a member below. */
export function TransferPage() {
  const { t } = useTranslation('wallet')
  const query = useTransferRulesQuery()
  const steps = useSteps(0)
  const { data: member } = useMemberQuery()
  if (query.data && member && directionsOf(query.data.value).length > 0) return <Desk rules={query.data.value} />
  return (
    <CentrePage title={t('transfer.title')} steps={steps}>
      <Loaded query={{ ...query, data: member && query.data }} waiting={<Waiting />}>
        {({ value }) => (
          <div className={styles.column}>
            <StatePanel icon="users" title={t('transfer.nobody')} text={t('transfer.nobodyText')} />
            <TransferHistory currency={value.currency} />
          </div>
        )}
      </Loaded>
    </CentrePage>
  )
}
