import { type ComponentType, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { Amount, Facts } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { RemarkField } from '../parts/remark-field.tsx'
import { AmountPanel, StepForm } from '../parts/reviewed.tsx'
import type { TransferForm, TransferRules } from './use-transfer-form.ts'

interface TransferFieldsProps {
  form: TransferForm
  rules: TransferRules
  /** A `<datalist>` of those who can be sent to, by the id that it gets and what was typed. */
  ReceiverOptions: ComponentType<{ id: string; typed: string }> | undefined
  ref: Ref<HTMLFormElement>
}

function Receiver({ form, rules, ReceiverOptions }: Omit<TransferFieldsProps, 'ref'>) {
  const { t } = useTranslation('wallet')
  const list = useId()
  const { upline } = rules
  if (form.direction === 'downline')
    return (
      <>
        <TextField
          label={t('transfer.account')}
          list={ReceiverOptions && list}
          icon="user"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
          value={form.values.account}
          error={form.errorOf('account')}
          onChange={(event) => form.set({ account: event.target.value })}
        />
        {ReceiverOptions && <ReceiverOptions id={list} typed={form.values.account} />}
      </>
    )
  return (
    <Facts
      isNarrow
      facts={[
        {
          name: t('transfer.receiver'),
          value: (
            <>
              {upline?.nickname} <bdi dir="ltr">{upline?.account}</bdi>
            </>
          ),
        },
      ]}
    />
  )
}

/** Whom to send to, how much, and a remark. */
export function TransferFields({ form, rules, ReceiverOptions, ref }: TransferFieldsProps) {
  const { t } = useTranslation('wallet')
  const { currency, leftToday } = rules
  const receiver = <Receiver form={form} rules={rules} ReceiverOptions={ReceiverOptions} />
  return (
    <StepForm name="transfer" ref={ref} onSubmit={form.review}>
      {form.directions.length > 1 ? (
        <SegmentedTabs
          label={t('transfer.direction')}
          tabs={form.directions.map((id) => ({ id, text: t(`transfer.${id}`) }))}
          chosen={form.direction}
          onChoose={(direction) => form.set({ direction })}
        >
          <div className={formStyles.tabbed}>{receiver}</div>
        </SegmentedTabs>
      ) : (
        receiver
      )}
      <AmountPanel
        name="transfer"
        rules={rules}
        value={form.values.amount}
        error={form.errorOf('amount')}
        onChange={(amount) => form.set({ amount })}
      >
        <Facts
          isNarrow
          facts={[{ name: t('transfer.leftToday'), value: <Amount value={leftToday} currency={currency} /> }]}
        />
      </AmountPanel>
      <RemarkField
        label={t('transfer.remark')}
        hint={(count) => t('transfer.remarkHint', { count })}
        value={form.values.remark}
        onChange={(remark) => form.set({ remark })}
      />
    </StepForm>
  )
}
