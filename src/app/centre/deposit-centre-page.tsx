import { useDepositOffers } from '#src/features/promotions/api/use-deposit-offers.ts'
import { DepositPage } from '#src/features/wallet/pages/deposit-page.tsx'

/** The deposit form, with the promotions that can be chosen there. */
export function DepositCentrePage() {
  return <DepositPage offers={useDepositOffers()} />
}
