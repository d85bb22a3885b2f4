import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/ui/link.tsx'

/** The way to the log-in for whoever has an account; the page that was wanted is not forgotten. */
export function LogInLink({ className, onClose }: { className?: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('register')
  const { state } = useLocation()
  return (
    <p className={className}>
      {t('haveAccount')}{' '}
      <Link to="/login" state={state} replace onClick={onClose}>
        {t('logIn')}
      </Link>
    </p>
  )
}
