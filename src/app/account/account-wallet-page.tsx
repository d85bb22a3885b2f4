import { Suspense } from 'react'
import { WalletPage } from '#src/features/wallet/pages/wallet-page.tsx'
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
  return <WalletPage AllBack={BringAllBack && AllBack} />
}
