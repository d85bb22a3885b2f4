import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { usePasswordWords } from '../forms/form-parts.tsx'
import { PasswordMeter } from '../patterns/password-meter.tsx'
import styles from './register-form.module.css'
import type { RegisterFormState } from './use-register-form.ts'

/** The new password, how strong it is, and the same once more. */
export function PasswordFields({ state }: { state: RegisterFormState }) {
  const { t } = useTranslation('register')
  const words = usePasswordWords()
  const [password, username] = useWatch({ control: state.form.control, name: ['password', 'username'] })
  const rule = state.rules.password
  return (
    <>
      <div className={styles.withMeter}>
        <PasswordField
          label={t('field.password')}
          words={words}
          autoComplete="new-password"
          maxLength={255}
          required
          error={state.messageOf('password')}
          {...state.field('password')}
        />
        {rule && <PasswordMeter value={password} rule={rule} username={username} />}
      </div>
      <PasswordField
        label={t('field.confirmPassword')}
        words={words}
        autoComplete="new-password"
        maxLength={255}
        required
        error={state.messageOf('confirmPassword')}
        {...state.field('confirmPassword')}
      />
    </>
  )
}
