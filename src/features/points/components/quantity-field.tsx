import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { latinDigits } from '#src/lib/latin-digits.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import styles from '../scene/redeem-dialog.module.css'

interface QuantityFieldProps {
  /** As it was typed. */
  value: string
  most: number
  error: string | undefined
  onChange: (value: string) => void
}

/** How many: typed, or one more and one less. */
export function QuantityField({ value, most, error, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  const id = useId()
  const count = /^\d+$/.test(value) ? Number(value) : 0
  const step = (by: number) => onChange(String(Math.min(most, Math.max(1, count + by))))
  return (
    <div className={styles.field}>
      <Field
        id={id}
        label={t('redeem.quantity')}
        hint={t('redeem.most', { figure: number(most) })}
        error={error}
        isAnnounced
        aside={
          <div className={styles.quantity}>
            <IconButton
              icon="minus"
              look="plate"
              label={t('redeem.less')}
              disabled={count <= 1}
              onClick={() => step(-1)}
            />
            <input
              id={id}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={value}
              data-autofocus=""
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-note`}
              onChange={({ currentTarget }) => onChange(latinDigits(currentTarget.value).replace(/[^\d.,]/g, ''))}
            />
            <IconButton
              icon="plus"
              look="plate"
              label={t('redeem.more')}
              disabled={count >= most}
              onClick={() => step(1)}
            />
          </div>
        }
      >
        {null}
      </Field>
    </div>
  )
}
