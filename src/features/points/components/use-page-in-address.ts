import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { pageOf } from '../lib/mall-view.ts'

/** The page of a list that the address asks for, from 1, and the way to another one. */
export function usePageInAddress(): [page: number, turnTo: (page: number) => void] {
  const [query, change] = useAddressQuery()
  return [pageOf(query), (page) => change({ at: page === 1 ? undefined : String(page) }, { preventScrollReset: true })]
}
