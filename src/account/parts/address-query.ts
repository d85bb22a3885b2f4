import { useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { currentSearch } from '#src/lib/current-search.ts'
import { useAccount } from '../frame/account-context.ts'

type Changes = Readonly<Record<string, string | undefined>>

/** The query with changes; what is undefined or empty leaves it. */
export function withChanges(query: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The query of the address, and how to change it: in the place of this entry of the history, unless the options say
 * otherwise. The router's own comes with far more, in every visitor's first load.
 */
export function useAddressQuery(): [
  query: URLSearchParams,
  change: (changes: Changes, options?: NavigateOptions) => void,
] {
  const location = useLocation()
  const { search } = location
  const plain = useNavigate()
  const { navigate = plain } = useAccount()
  const query = useMemo(() => new URLSearchParams(search), [search])
  return [
    query,
    (changes, options) => {
      const now = new URLSearchParams(currentSearch(location))
      void navigate({ search: `?${withChanges(now, changes)}` }, { replace: true, ...options })
    },
  ]
}
