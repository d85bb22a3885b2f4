import { useErrorText } from '#src/i18n/error-text.ts'
import { FormFailure } from '../forms/form-parts.tsx'
import styles from './login-popup.module.css'

/** Above the form to which a step led back that took too long. */
export function StepExpired({ isShown }: { isShown: boolean }) {
  const errorText = useErrorText()
  return (
    isShown && (
      <div className={styles.expired}>
        <FormFailure>{errorText({ code: 'step.expired' })}</FormFailure>
      </div>
    )
  )
}
