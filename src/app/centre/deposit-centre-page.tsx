import { useDepositOffers } from '#src/features/promotions/api/use-deposit-offers.ts'
import { DepositPage } from '#src/features/wallet/pages/deposit-page.tsx'
import { usePermissions } from '#src/session/permissions.ts'

/** The deposit form, with the promotions that can be chosen there. */
export function DepositCentrePage() {
  const isOpen = usePermissions()
  const offers = useDepositOffers()
  return <DepositPage offers={isOpen('promotions') ? offers : []} />
}
