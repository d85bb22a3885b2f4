import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { closePopup, openPopup } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { AuthDialog } from '../frame/auth-dialog.tsx'
import { ForgotByEmail } from './forgot-by-email.tsx'
import type { ForgotParts } from './forgot-parts.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import styles from './passwords.module.css'

interface ForgotPopupProps {
  parts: ForgotParts
  onClose: () => void
}

/** A way back in for who has forgotten the password. */
export function ForgotPopup({ parts: { ways: Ways, sms }, onClose }: ForgotPopupProps) {
  const { t } = useTranslation('security')
  // The service panel stands beside the page: dialogs would hide it.
  const askService = () => {
    onClose()
    closePopup('login')
    openPopup('service', {})
  }
  const foot = (
    <p className={styles.foot}>
      <span>
        {t('forgot.noAccess')}{' '}
        <Button look="text" size="tiny" onClick={askService}>
          {t('forgot.service')}
        </Button>
      </span>
      <Button look="text" size="tiny" icon="arrow-left" onClick={onClose}>
        {t('forgot.back')}
      </Button>
    </p>
  )
  return (
    <AuthDialog title={t('forgot.title')} group="forgot" onClose={onClose} foot={foot}>
      {Ways && sms ? (
        <Suspense fallback={<FormSkeleton />}>
          <Ways sms={sms} onClose={onClose} />
        </Suspense>
      ) : (
        <ForgotByEmail onClose={onClose} />
      )}
    </AuthDialog>
  )
}
