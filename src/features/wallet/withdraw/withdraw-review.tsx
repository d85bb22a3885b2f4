import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { Amount, Facts } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { NewPinDialog } from '../parts/new-pin-dialog.tsx'
import { PinField } from '../parts/pin-field.tsx'
import type { WithdrawForm, WithdrawRules } from './use-withdraw-form.ts'

interface WithdrawReviewProps {
  form: WithdrawForm
  rules: WithdrawRules
  ref: Ref<HTMLFormElement>
}

/** The payout once more, and the payment password. */
export function WithdrawReview({ form, rules, ref }: WithdrawReviewProps) {
  const { t } = useTranslation('wallet')
  const { currency } = rules
  const [isForgotten, setForgotten] = useState(false)
  const { card } = form
  return (
    <form
      ref={ref}
      id="withdraw-form"
      noValidate
      tabIndex={-1}
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      <Panel title={t('withdraw.reviewTitle')}>
        <Facts
          isNarrow
          facts={[
            { name: t('withdraw.amount'), value: <Amount value={form.amount} currency={currency} /> },
            { name: t('fee'), value: <Amount value={form.fee} currency={currency} /> },
            { name: t('withdraw.credited'), value: <Amount value={form.credited} currency={currency} />, isGain: true },
            {
              name: t('withdraw.toCard'),
              value: (
                <>
                  {card?.bankName} <bdi dir="ltr">{card?.number}</bdi>
                </>
              ),
            },
          ]}
        />
        <p className={formStyles.text}>{t('withdraw.reviewText')}</p>
        <PinField value={form.pin} error={form.errorOf('pin')} onChange={form.setPin} />
        <Button look="text" size="tiny" className={formStyles.all} onClick={() => setForgotten(true)}>
          {t('pin.forgotten')}
        </Button>
      </Panel>
      {isForgotten && <NewPinDialog onClose={() => setForgotten(false)} />}
    </form>
  )
}
