import { Suspense } from 'react'
import type { OnAnswered } from '#src/features/auth/log-in/answered.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'

const PasskeyLogin = FEATURE_PASSKEYS
  ? lazyPart(async () => (await import('#src/features/auth/passkeys/passkey-login.tsx')).PasskeyLogin)
  : undefined

type PartProps = { onAnswered: OnAnswered }

const ByPasskey = (props: PartProps & { site: 'member' | 'agent' }) => (
  <Suspense>{PasskeyLogin && <PasskeyLogin {...props} />}</Suspense>
)
const parts = {
  member: (props: PartProps) => <ByPasskey site="member" {...props} />,
  agent: (props: PartProps) => <ByPasskey site="agent" {...props} />,
}

/** The button that logs in by a passkey, where this tenant has it and the gateway has it open. */
export function useTenantPasskey(site: 'member' | 'agent') {
  const isOpen = usePermissions()
  return PasskeyLogin && isOpen('passkeys') ? parts[site] : undefined
}
