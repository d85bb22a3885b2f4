import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { isAccountPath } from '#src/config/account-path.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useSession } from '#src/session/session.ts'
import { PageLoader } from '../parts/page-loader.tsx'

/** Trial accounts are told what they need, above the home page. */
function TrialRefused() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => {
    const text = t(isAccountPath(pathname) ? 'launch.memberCentre' : 'launch.in_need_true_account')
    openPopup('message', { title: t('launch.trialTitle'), text, offersRegistration: true })
  }, [t, pathname])
  return <Navigate to="/" replace />
}

/** Waits until the gateway has said who is signed in, once: a page that is there stays while somebody logs in again. */
export function FullAccount({ children, pending = <PageLoader /> }: { children: ReactNode; pending?: ReactNode }) {
  const { phase, role } = useSession()
  const [isKnown, setKnown] = useState(false)
  if (phase === 'ready' && !isKnown) setKnown(true)
  if (role === 'trial') return <TrialRefused />
  return isKnown ? children : pending
}
