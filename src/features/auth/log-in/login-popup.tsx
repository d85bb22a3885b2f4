import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Popups } from '#src/popups/popup-store.ts'
import { AuthDialog } from '../frame/auth-dialog.tsx'
import { useOpened } from '../hooks/use-opened.ts'
import type { OnAnswered } from './answered.ts'
import type { LogInParts } from './log-in-parts.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-popup.module.css'

interface LoginPopupProps {
  reason?: Popups['login']['reason']
  parts: LogInParts
  onClose: () => void
}

export function LoginPopup({ reason, onClose }: LoginPopupProps) {
  const { t } = useTranslation('auth')
  const onOpened = useOpened()
  const onAnswered: OnAnswered = (answer, typed) => {
    if ('step' in answer) return
    onClose()
    onOpened(answer, { ...typed, staysHere: reason === 'expired' })
  }
  const foot = (
    <p>
      {t('noAccount')}{' '}
      <Link to="/register" onClick={onClose}>
        {t('register')}
      </Link>
    </p>
  )
  return (
    <AuthDialog title={t('title')} group="login" onClose={onClose} foot={foot}>
      {reason && <p className={styles.reason}>{t(`reason.${reason}`)}</p>}
      <LoginForm site="member" onAnswered={onAnswered} />
    </AuthDialog>
  )
}
