import { Suspense } from 'react'
import { WalletPage } from '#src/features/wallet/pages/wallet-page.tsx'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'

const BringAllBack = SWITCH_AGENTPOLICY3
  ? lazyPart(async () => (await import('#src/features/wallet/wallets/bring-all-back.tsx')).BringAllBack)
  : undefined

/** Waits by itself: the wallets need not. */
function AllBack() {
  return <Suspense>{BringAllBack && <BringAllBack />}</Suspense>
}

/** The wallets, with the way to bring everything back where the site has it. */
export function AccountWalletPage() {
  const isOpen = usePermissions()
  return <WalletPage AllBack={BringAllBack && isOpen('AGENTPOLICY3') ? AllBack : undefined} />
}
