import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { comparable, providerOfPath } from '#src/config/home-path.ts'
import { isSecurityPath, neededFor } from '#src/config/session-paths.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { RequireSession } from '#src/session/require-session.tsx'
import { useSession } from '#src/session/session.ts'
import { SecurityCentre } from '../identity/security-centre.ts'
import { tenantProviders } from '../identity/tenant-providers.ts'
import { lazyPart } from '../root/lazy-part.ts'
import { PageLoader } from '../root/page-loader.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PopupAddress } from './popup-address.tsx'

const SocialCallback = FEATURE_SOCIAL_LOGIN
  ? lazyPart(async () => {
      const { SocialCallback } = await import('#src/features/auth/social/social-callback.tsx')
      return SocialCallback
    })
  : undefined

/** Trial accounts are told what they need, above the home page. */
function TrialRefused() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => {
    const text = t(comparable(pathname) === '/member' ? 'launch.memberCentre' : 'launch.in_need_true_account')
    openPopup('message', { title: t('launch.trialTitle'), text, offersRegistration: true })
  }, [t, pathname])
  return <Navigate to="/" replace />
}

/** Waits until the gateway has said who is signed in, once: a page that is there stays while somebody logs in again. */
function FullAccount({ children }: { children: ReactNode }) {
  const { phase, role } = useSession()
  const [isKnown, setKnown] = useState(false)
  if (phase === 'ready' && !isKnown) setKnown(true)
  if (role === 'trial') return <TrialRefused />
  return isKnown ? children : <PageLoader />
}

function Guarded({ children }: { children: ReactNode }) {
  const needed = neededFor(useLocation().pathname)
  if (needed === 'nothing') return children
  return <RequireSession>{needed === 'full' ? <FullAccount>{children}</FullAccount> : children}</RequireSession>
}

/** Account security above the home page. */
function Security() {
  const navigate = useNavigate()
  return <SecurityCentre onClose={() => void navigate('/', { replace: true })} />
}

/** Where a provider sends a visitor back to; one that the tenant does not have leads home. */
function ProviderReturn({ provider }: { provider: string }) {
  const known = tenantProviders().find((name) => name === provider)
  return known && SocialCallback ? <SocialCallback provider={known} /> : <Navigate to="/" replace />
}

/** Every address but that of the bare home page; those above it draw nothing of their own in its place. */
export function OtherPage() {
  const { pathname, search } = useLocation()
  const path = comparable(pathname)
  if (path === '/login') return <PopupAddress name="login" />
  if (path === '/register') return <PopupAddress name="register" />
  const provider = providerOfPath(path)
  if (provider !== undefined) return <ProviderReturn provider={provider} />
  return <Guarded>{isSecurityPath(pathname, search) ? <Security /> : <NotFoundPage />}</Guarded>
}
