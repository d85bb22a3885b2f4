import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { asTyped } from '#src/account/money/amount.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { lesserOf } from '#src/lib/decimal.ts'
import { Button } from '#src/ui/button.tsx'
import { Amount, Facts } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { AmountPanel, StepForm } from '../parts/reviewed.tsx'
import type { WithdrawForm, WithdrawRules } from './use-withdraw-form.ts'

interface WithdrawFieldsProps {
  form: WithdrawForm
  rules: WithdrawRules
  /** To choose from where the money goes. */
  accounts: ReactNode
  ref: Ref<HTMLFormElement>
}

/** Where to and how much, and what follows from it. */
export function WithdrawFields({ form, rules, accounts, ref }: WithdrawFieldsProps) {
  const { t } = useTranslation('wallet')
  const { currency } = rules
  const short = useShortMoney(currency)
  const most = lesserOf(lesserOf(rules.available, rules.leftToday), rules.max)
  return (
    <StepForm name="withdraw" ref={ref} onSubmit={form.review}>
      {accounts}
      <AmountPanel
        name="withdraw"
        rules={rules}
        value={form.values.amount}
        error={form.errorOf('amount')}
        onChange={(amount) => form.set({ amount })}
      >
        <Button look="quiet" size="tiny" className={formStyles.all} onClick={() => form.set({ amount: asTyped(most) })}>
          {t('most')} · {short(most)}
        </Button>
        <Facts
          isNarrow
          facts={[
            { name: t('fee'), value: <Amount value={form.fee} currency={currency} /> },
            { name: t('withdraw.credited'), value: <Amount value={form.credited} currency={currency} />, isGain: true },
            { name: t('withdraw.balanceAfter'), value: <Amount value={form.after} currency={currency} /> },
          ]}
        />
      </AmountPanel>
    </StepForm>
  )
}
