import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { openPopup } from '#src/popups/popup-store.ts'
import { type LoginBody, signIn } from '#src/session/sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { FormFrame, SubmitButton, usePasswordWords } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { deviceFor, rememberDevice } from '../session-step/known-devices.ts'
import { useVerification } from '../verification/use-verification.ts'
import type { OnAnswered } from './answered.ts'
import styles from './login-form.module.css'
import { offerToPasswordManager } from './password-manager.ts'
import { rememberedName, rememberName } from './remembered.ts'

interface LoginValues {
  username: string
  password: string
  isRemembered: boolean
}

function useSchema() {
  const { t } = useTranslation('auth')
  return useMemo(
    () =>
      z.object({
        username: z.string().check(z.trim(), z.minLength(1, t('error.usernameRequired'))),
        // Not trimmed: a blank may be part of a password.
        password: z.string().check(z.minLength(1, t('error.passwordRequired'))),
        isRemembered: z.boolean(),
      }),
    [t],
  )
}

/** Logging in by name: what is typed, what the gateway says to it, and what is kept of it afterwards. */
function useLogin(site: LoginBody['site'], onAnswered: OnAnswered) {
  const name = rememberedName()
  const verification = useVerification('login')
  const form = useIdentityForm<LoginValues>({
    defaultValues: { username: name ?? '', password: '', isRemembered: name !== undefined },
    schema: useSchema(),
    fields: ['username', 'password'],
    focusAfter: 'password',
    send: async ({ username, password, isRemembered }, captcha, signal) => {
      const answer = await verification.send((proof) =>
        signIn({ type: 'username', username, password, site, ...deviceFor(username), ...captcha, ...proof }, signal),
      )
      if ('token' in answer) rememberDevice(answer)
      rememberName(isRemembered ? username : undefined)
      if (isRemembered) void offerToPasswordManager(username, password)
      onAnswered(answer, { password })
    },
  })
  return { ...form, prepare: verification.prepare, isProvingLong: verification.isLong }
}

interface LoginFormProps {
  site: LoginBody['site']
  onAnswered: OnAnswered
}

/** User name and password, with a captcha where the gateway asks for one. */
export function LoginForm({ site, onAnswered }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const login = useLogin(site, onAnswered)
  const { register } = login.form
  return (
    <FormFrame form={login} onTouched={login.prepare}>
      <TextField
        label={t('username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-autofocus
        {...login.field('username')}
      />
      <PasswordField
        label={t('password')}
        words={usePasswordWords()}
        aside={
          <Button look="text" size="tiny" className={styles.forgot} onClick={() => openPopup('forgot', {})}>
            {t('forgot')}
          </Button>
        }
        autoComplete="current-password"
        maxLength={255}
        {...login.field('password')}
      />
      {login.captcha && <CaptchaField {...login.captcha} />}
      <p role="status" className={styles.proving}>
        {/* Once it is sent: before that it would move the button away from under a finger. */}
        {login.isProvingLong && login.isBusy && t('provingLong')}
      </p>
      <Checkbox {...register('isRemembered')}>{t('remember')}</Checkbox>
      <SubmitButton form={login} text={t('submit')} busyText={t('submitting')} />
    </FormFrame>
  )
}
