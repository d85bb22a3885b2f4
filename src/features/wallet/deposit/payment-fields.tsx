import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import styles from './ticket.module.css'

interface PaymentFieldsProps {
  fields: NonNullable<Deposit['payment']>['fields']
}

/** The rows alone, among others. */
export function PaymentRows({ fields }: PaymentFieldsProps) {
  const { t } = useTranslation('wallet')
  return fields.map(({ id, value }) => <CopyField key={id} label={t(`deposit.ticket.field.${id}`)} value={value} />)
}

/** What has to be typed elsewhere, each with a button that copies it. */
export function PaymentFields({ fields }: PaymentFieldsProps) {
  if (fields.length === 0) return null
  return (
    <div className={styles.fields}>
      <PaymentRows fields={fields} />
    </div>
  )
}
