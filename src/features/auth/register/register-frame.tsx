import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { FormFailure, FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { Confirmations } from './confirmations.tsx'
import { LogInLink } from './log-in-link.tsx'
import styles from './register-form.module.css'
import { ExtraField } from './rule-field.tsx'
import type { RegisterFormState } from './use-register-form.ts'

interface RegisterFrameProps {
  state: RegisterFormState
  social: ReactNode
  onClose: () => void
  /** What this way to register begins with. */
  children: ReactNode
}

/** What every registration has, whichever way it goes: the fields the gateway asks for, the confirmations, the action. */
export function RegisterFrame({ state, social, onClose, children }: RegisterFrameProps) {
  const { t } = useTranslation('register')
  return (
    <FormFrame onSubmit={(event) => void state.submit(event)} onFocus={state.prepare}>
      <FormFailure>{state.failure}</FormFailure>
      <div className={styles.fields}>
        {children}
        {state.fields.map((name) => (
          <ExtraField key={name} name={name} state={state} />
        ))}
        {state.captcha && <CaptchaField {...state.captcha} />}
      </div>
      <div className={styles.foot}>
        <Confirmations state={state} />
        <div className={styles.actions}>
          <div className={styles.submit}>
            <SubmitButton
              isBusy={state.isBusy}
              waitSeconds={state.waitSeconds}
              text={t('submit')}
              busyText={t('submitting')}
            />
          </div>
          <div className={styles.others}>
            <LogInLink className={styles.logIn} onClose={onClose} />
            {social && <span className={styles.or}>{t('or')}</span>}
            {social}
          </div>
        </div>
      </div>
    </FormFrame>
  )
}
