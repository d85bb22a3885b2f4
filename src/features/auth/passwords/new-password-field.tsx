import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#src/gateway/contract/registration.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
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
}

/** A new password, and below it how strong it is by the gateway's rule. */
export function NewPasswordField({ field, value, rule, username, error }: NewPasswordFieldProps) {
  const { t } = useTranslation('security')
  return (
    <div className={styles.measured}>
      <PasswordField
        label={t('change.newPassword')}
        words={usePasswordWords()}
        autoComplete="new-password"
        maxLength={255}
        error={error}
        {...field}
      />
      {rule && <PasswordMeter value={value} rule={rule} {...(username && { username })} />}
    </div>
  )
}
