import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import { Button } from '#src/ui/button.tsx'
import { Amount, Facts } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { NewPinDialog } from '../parts/new-pin-dialog.tsx'
import { PinField } from '../parts/pin-field.tsx'
import type { TransferForm } from './use-transfer-form.ts'

interface TransferReviewProps {
  form: TransferForm
  currency: string
  ref: Ref<HTMLFormElement>
}

/** The transfer once more, and the payment password. */
export function TransferReview({ form, currency, ref }: TransferReviewProps) {
  const { t } = useTranslation('wallet')
  const [isForgotten, setForgotten] = useState(false)
  return (
    <form
      ref={ref}
      id="transfer-form"
      noValidate
      tabIndex={-1}
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      <Panel title={t('transfer.reviewTitle')}>
        <Facts
          isNarrow
          facts={[
            { name: t('transfer.receiver'), value: <bdi dir="ltr">{form.receiver}</bdi> },
            { name: t('transfer.amount'), value: <Amount value={form.amount} currency={currency} /> },
            ...(form.remark === '' ? [] : [{ name: t('transfer.remark'), value: form.remark }]),
          ]}
        />
        <p className={formStyles.text}>{t('transfer.reviewText')}</p>
        <PinField value={form.pin} error={form.errorOf('pin')} onChange={form.setPin} />
        <Button look="text" size="tiny" className={formStyles.all} onClick={() => setForgotten(true)}>
          {t('pin.forgotten')}
        </Button>
      </Panel>
      {isForgotten && <NewPinDialog onClose={() => setForgotten(false)} />}
    </form>
  )
}
