import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/fields/field.tsx'
import styles from './pin-field.module.css'

interface PinFieldProps {
  label?: string
  hint?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

const digits = 6

/** What was typed or pasted, in latin digits: "۱۲۳ ۴۵۶" is 123456. */
function pinOf(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      // Every script's ten digits stand in a row; its zero is the one whose nine neighbours behind it are digits too.
      let zero = code
      while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
      return String(code - zero)
    })
    .replace(/\D/g, '')
    .slice(0, digits)
}

/**
 * A payment password: six digits, each in a box. `one-time-code` keeps password managers from putting the log-in
 * password in, which `off` does not.
 */
export function PinField({ label, hint, value, onChange, error, ref }: PinFieldProps) {
  const { t } = useTranslation('wallet')
  const id = useId()
  return (
    <Field id={id} label={label ?? t('pin.label')} error={error} hint={hint ?? t('pin.hint')}>
      <div className={styles.pin} dir="ltr" data-invalid={error ? '' : undefined}>
        <input
          ref={ref}
          id={id}
          type="password"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.input}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(pinOf(event.target.value))}
        />
        {Array.from({ length: digits }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
            key={at}
            className={styles.box}
            data-filled={at < value.length ? '' : undefined}
            data-next={at === Math.min(value.length, digits - 1) ? '' : undefined}
            aria-hidden="true"
          />
        ))}
      </div>
    </Field>
  )
}
