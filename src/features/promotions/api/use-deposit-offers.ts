import { usePromotionsQuery } from './use-promotions.ts'

/** The promotions that the player may join with a deposit now; none before they are known. */
export function useDepositOffers(): { id: string; title: string }[] {
  const { data = [] } = usePromotionsQuery()
  return data
    .filter(({ isByDeposit, state }) => isByDeposit && state === 'join')
    .map(({ id, title }) => ({ id, title }))
}
