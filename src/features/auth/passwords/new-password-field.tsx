import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#contract/identity/registration.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { usePasswordWords } from '../forms/form-parts.tsx'
import { PasswordMeter } from '../patterns/password-meter.tsx'
import styles from './passwords.module.css'

interface NewPasswordFieldProps {
  field: UseFormRegisterReturn
  /** What is typed at the moment. */
  value: string
  rule: FieldRule | undefined
  username?: string | undefined
  error: string | undefined
  /** The first field of its dialog that is to be filled in. */
  isFirst?: boolean
}

/** A new password, and below it how strong it is by the gateway's rule. */
export function NewPasswordField({ field, value, rule, username, error, isFirst = false }: NewPasswordFieldProps) {
  const { t } = useTranslation('security')
  return (
    <div className={styles.measured}>
      <PasswordField
        label={t('change.newPassword')}
        words={usePasswordWords()}
        autoComplete="new-password"
        maxLength={255}
        data-autofocus={isFirst || undefined}
        error={error}
        {...field}
      />
      {rule && <PasswordMeter value={value} rule={rule} {...(username && { username })} />}
    </div>
  )
}
