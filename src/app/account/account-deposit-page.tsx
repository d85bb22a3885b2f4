import { Suspense } from 'react'
import { useDepositOffers } from '#src/features/promotions/api/use-deposit-offers.ts'
import { DepositPage } from '#src/features/wallet/pages/deposit-page.tsx'
import { usePermissions } from '#src/session/permissions.ts'
import { lazyPart } from '../parts/lazy-part.ts'

const OfferFacts = lazyPart(
  async () => (await import('#src/features/promotions/components/offer-facts.tsx')).OfferFacts,
)

/** Waits by itself: the form need not. */
function Facts({ id }: { id: string }) {
  return (
    <Suspense>
      <OfferFacts id={id} />
    </Suspense>
  )
}

/** The deposit form, with the promotions that can be chosen there. */
export function AccountDepositPage() {
  const isOpen = usePermissions()
  const offers = useDepositOffers()
  return <DepositPage offers={isOpen('promotions') ? offers : []} OfferFacts={Facts} />
}
