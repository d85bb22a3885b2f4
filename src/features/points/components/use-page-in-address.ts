import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { pageOf, withChanges } from '../lib/mall-view.ts'

/** The page of a list that the address asks for, from 1, and the way to another one. */
export function usePageInAddress(): [page: number, turnTo: (page: number) => void] {
  const [query, setQuery] = useAddressQuery()
  const turnTo = (page: number) =>
    setQuery((before) => withChanges(before, { at: page === 1 ? undefined : String(page) }), {
      replace: true,
      preventScrollReset: true,
    })
  return [pageOf(query), turnTo]
}
