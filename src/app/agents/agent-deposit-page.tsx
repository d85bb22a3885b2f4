import { DepositPage } from '#src/features/wallet/pages/deposit-page.tsx'

const noOffer = () => null

/** The deposit form; promotions are for players. */
export function AgentDepositPage() {
  return <DepositPage offers={[]} OfferFacts={noOffer} />
}
