import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import styles from './ticket.module.css'

/** What has to be typed elsewhere, each with a button that copies it. */
export function PaymentFields({ fields }: { fields: NonNullable<Deposit['payment']>['fields'] }) {
  const { t } = useTranslation('wallet')
  if (fields.length === 0) return null
  return (
    <div className={styles.fields}>
      {fields.map(({ id, value }) => (
        <CopyField key={id} label={t(`deposit.ticket.field.${id}`)} value={value} />
      ))}
    </div>
  )
}
