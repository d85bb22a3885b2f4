import { type ReactNode, Suspense } from 'react'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { tenantProviders } from './tenant-providers.ts'

const SocialButtons = FEATURE_SOCIAL_LOGIN
  ? lazyPart(async () => (await import('#src/features/auth/social/social-buttons.tsx')).SocialButtons)
  : undefined

/** The buttons of the providers that this tenant has and the gateway has open; nothing where there is none. */
export function useTenantSocial(look: 'names' | 'marks'): ReactNode {
  const isOpen = usePermissions()
  if (!SocialButtons || !isOpen('socialLogin')) return undefined
  const providers = tenantProviders().filter(isOpen)
  if (providers.length === 0) return undefined
  return (
    <Suspense>
      <SocialButtons providers={providers} look={look} />
    </Suspense>
  )
}
