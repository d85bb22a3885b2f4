import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

/** The way to the log-in for whoever has an account; the page that was wanted is not forgotten. */
export function LogInLink({ className, onClose }: { className?: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('register')
  const { state } = useLocation()
  return (
    <p className={className}>
      {t('haveAccount')}{' '}
      <Link to="/login" state={state} onClick={onClose}>
        {t('logIn')}
      </Link>
    </p>
  )
}
