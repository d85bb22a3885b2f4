import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { Amount, Facts } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { RemarkField } from '../parts/remark-field.tsx'
import type { TransferForm, TransferRules } from './use-transfer-form.ts'

interface TransferFieldsProps {
  form: TransferForm
  rules: TransferRules
  ref: Ref<HTMLFormElement>
}

function Receiver({ form, rules }: Omit<TransferFieldsProps, 'ref'>) {
  const { t } = useTranslation('wallet')
  const { upline } = rules
  if (form.direction === 'downline')
    return (
      <TextField
        label={t('transfer.account')}
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
export function TransferFields({ form, rules, ref }: TransferFieldsProps) {
  const { t } = useTranslation('wallet')
  const { currency, min, max, leftToday } = rules
  const short = useShortMoney(currency)
  const receiver = <Receiver form={form} rules={rules} />
  return (
    <form
      ref={ref}
      id="transfer-form"
      noValidate
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.review()
      }}
    >
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
      <Panel
        title={t('transfer.amount')}
        aside={<span className={formStyles.range}>{t('amount.range', { min: short(min), max: short(max) })}</span>}
      >
        <AmountField
          label={t('transfer.amount')}
          isLabelHidden
          currency={currency}
          value={form.values.amount}
          error={form.errorOf('amount')}
          onChange={(amount) => form.set({ amount })}
        />
        <Facts
          isNarrow
          facts={[{ name: t('transfer.leftToday'), value: <Amount value={leftToday} currency={currency} /> }]}
        />
      </Panel>
      <RemarkField
        label={t('transfer.remark')}
        hint={(count) => t('transfer.remarkHint', { count })}
        value={form.values.remark}
        onChange={(remark) => form.set({ remark })}
      />
    </form>
  )
}
