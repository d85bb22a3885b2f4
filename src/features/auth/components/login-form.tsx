import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useLogin } from '../hooks/use-login.ts'
import { CaptchaField } from './captcha-field.tsx'
import styles from './login-form.module.css'

interface LoginFormProps {
  site: 'member' | 'agent'
  onDone: () => void
}

/** User name and password, with a captcha where the gateway asks for one. */
export function LoginForm({ site, onDone }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const login = useLogin(site, onDone)
  const words = {
    show: t('show'),
    hide: t('hide'),
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void login.submit(event)}>
      <div role="alert">
        {login.failure && (
          <p className={styles.failure}>
            <Icon name="circle-alert" size="small" />
            {login.failure}
          </p>
        )}
      </div>
      <TextField
        label={t('username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-autofocus
        error={login.messageOf('username')}
        {...login.register('username')}
      />
      <PasswordField
        label={t('password')}
        words={words}
        autoComplete="current-password"
        maxLength={255}
        error={login.messageOf('password')}
        {...login.register('password')}
      />
      {login.captcha && (
        <CaptchaField captcha={login.captcha} field={login.register('captcha')} error={login.messageOf('captcha')} />
      )}
      <Checkbox {...login.register('isRemembered')}>{t('remember')}</Checkbox>
      <Button type="submit" size="large" isWide isBusy={login.isBusy} disabled={login.waitSeconds > 0}>
        {login.waitSeconds > 0 ? t('waitFor', { count: login.waitSeconds }) : t(login.isBusy ? 'submitting' : 'submit')}
      </Button>
    </form>
  )
}
