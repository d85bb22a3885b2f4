import { useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { useAccount } from '../frame/account-context.ts'

type SetQuery = (next: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/** The query of the address, and how to change it. The router's own comes with far more, in every visitor's first load. */
export function useAddressQuery(): [query: URLSearchParams, setQuery: SetQuery] {
  const { search } = useLocation()
  const plain = useNavigate()
  const { navigate = plain } = useAccount()
  const query = useMemo(() => new URLSearchParams(search), [search])
  return [query, (next, options) => void navigate({ search: `?${next(new URLSearchParams(search))}` }, options)]
}
