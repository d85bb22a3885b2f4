import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { Confirmations } from './confirmations.tsx'
import { LogInLink } from './log-in-link.tsx'
import { PasswordFields } from './password-fields.tsx'
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

/**
 * The first field takes the focus when it appears, unless it is by a tab that somebody is at; not on a phone, whose keyboard
 * would hide the rest of the form.
 */
function useFirstFocus() {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isAtTab = document.activeElement?.getAttribute('role') === 'tab'
    if (isAtTab || !window.matchMedia('(min-width: 768px)').matches) return
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return form
}

/** What every registration has, whichever way it goes: the fields the gateway asks for, the confirmations, the action. */
export function RegisterFrame({ state, social, onClose, children }: RegisterFrameProps) {
  const { t } = useTranslation('register')
  const first = useFirstFocus()
  return (
    <FormFrame form={state} onTouched={state.prepare}>
      <div ref={first} className={styles.fields}>
        {children}
      </div>
      <div className={classNames(styles.fields, styles.rest)}>
        {state.asksPassword && <PasswordFields state={state} />}
        {state.fields.map((name) => (
          <ExtraField key={name} name={name} state={state} />
        ))}
        {state.captcha && <CaptchaField {...state.captcha} />}
      </div>
      <div className={styles.foot}>
        <Confirmations state={state} />
        <div className={styles.actions}>
          <div className={styles.submit}>
            <SubmitButton form={state} text={t('submit')} busyText={t('submitting')} />
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
