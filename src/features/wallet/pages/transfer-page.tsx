import type { TFunction } from 'i18next'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { useFirstError, useStepFocus } from '#src/account/parts/use-first-error.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useTransferRulesQuery } from '../api/queries.ts'
import { Amount, type Fact } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { Loaded } from '../parts/loaded.tsx'
import { NewPinForm } from '../parts/new-pin-form.tsx'
import { Confirm, Review, Sent, useSteps } from '../parts/reviewed.tsx'
import { StatusMessage } from '../parts/status-message.tsx'
import { TransferFields } from '../transfer/transfer-fields.tsx'
import { TransferHistory } from '../transfer/transfer-history.tsx'
import { directionsOf, type TransferForm, type TransferRules, useTransferForm } from '../transfer/use-transfer-form.ts'
import styles from './two-columns.module.css'

/** The transfer once more. */
function factsOf(form: TransferForm, currency: string, t: TFunction<'wallet'>): Fact[] {
  return [
    { name: t('transfer.receiver'), value: <bdi dir="ltr">{form.receiver}</bdi> },
    { name: t('transfer.amount'), value: <Amount value={form.amount} currency={currency} /> },
    ...(form.remark === '' ? [] : [{ name: t('transfer.remark'), value: form.remark }]),
  ]
}

interface TransferPageProps {
  /** A member below who was picked elsewhere. */
  to?: string
  /** A `<datalist>` of those who can be sent to, by the id that it gets and what was typed; without it a name is typed. */
  ReceiverOptions?: ComponentType<{ id: string; typed: string }>
}

function Desk({ rules, to = '', ReceiverOptions }: TransferPageProps & { rules: TransferRules }) {
  const { t } = useTranslation('wallet')
  const form = useTransferForm(rules, to)
  const [message, setMessage] = useState('')
  const ref = useFirstError<HTMLFormElement>(form.submitAttempts)
  useStepFocus(ref, form.step === 'review')
  const { currency, hasPaymentPassword } = rules
  const hasForm = hasPaymentPassword && form.step !== 'sent'
  const textMoney = useTextMoney()
  const steps = useSteps('transfer', form.step)
  return (
    <AccountPage
      title={t('transfer.title')}
      steps={steps}
      foot={hasForm ? <Confirm name="transfer" form={form} currency={currency} /> : undefined}
      onBack={form.step === 'review' ? form.back : undefined}
    >
      <div className={styles.column}>
        <StatusMessage text={message} />
        {!hasPaymentPassword && (
          <Panel title={t('withdraw.needsPassword')}>
            <p className={formStyles.text}>{t('newPin.text')}</p>
            <NewPinForm onDone={() => setMessage(t('newPin.done'))} />
          </Panel>
        )}
        {hasForm && form.step === 'amount' && (
          <TransferFields ref={ref} form={form} rules={rules} ReceiverOptions={ReceiverOptions} />
        )}
        {hasForm && form.step === 'review' && (
          <Review name="transfer" ref={ref} form={form} facts={factsOf(form, currency, t)} />
        )}
        {form.step === 'sent' && form.sent && (
          <Sent
            name="transfer"
            text={t('transfer.sentText', { ...form.sent, amount: textMoney(form.sent.amount, currency) })}
            onAnother={form.another}
          />
        )}
        <TransferHistory currency={currency} />
      </div>
    </AccountPage>
  )
}

function PageSkeleton() {
  return (
    <div className={styles.column}>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.form} />
    </div>
  )
}

/** Sends money to the agent above, or as an agent to a member below. */
export function TransferPage(props: TransferPageProps) {
  const { t } = useTranslation('wallet')
  const query = useTransferRulesQuery()
  const steps = useSteps('transfer', 'amount')
  const { data: member } = useMemberQuery()
  if (query.data && member && directionsOf(query.data.value).length > 0)
    return <Desk {...props} rules={query.data.value} />
  return (
    <AccountPage title={t('transfer.title')} steps={steps}>
      <Loaded query={{ ...query, data: member && query.data }} skeleton={<PageSkeleton />}>
        {({ value }) => (
          <div className={styles.column}>
            <StatePanel icon="users" title={t('transfer.nobody')} text={t('transfer.nobodyText')} />
            <TransferHistory currency={value.currency} />
          </div>
        )}
      </Loaded>
    </AccountPage>
  )
}
