import { Navigate, useLocation } from 'react-router-dom'
import { providerOfPath } from '#src/config/home-path.ts'
import { tenantProviders } from '../identity/tenant-providers.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { NotFoundPage } from './not-found-page.tsx'

const SocialCallback = FEATURE_SOCIAL_LOGIN
  ? lazyPart(async () => (await import('#src/features/auth/social/social-callback.tsx')).SocialCallback)
  : undefined

/** Where a provider sends a visitor back to; one that the tenant does not have leads home. */
export function ProviderReturn() {
  const provider = providerOfPath(useLocation().pathname)
  if (provider === undefined) return <NotFoundPage />
  const known = tenantProviders().find((name) => name === provider)
  return known && SocialCallback ? <SocialCallback provider={known} /> : <Navigate to="/" replace />
}
