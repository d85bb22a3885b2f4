import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether React hydrates this part now: it draws what was painted, whatever is known since. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )

/**
 * The result of a query that others may have asked before this part is hydrated. While it is, nothing is known, as when it was
 * painted; then it is drawn once more.
 */
export function usePainted<Result extends { data: unknown; isPending: boolean }>(result: Result): Result {
  const isHydrating = useIsHydrating()
  if (!isHydrating) return result
  // What a part reads of a query is what it is drawn anew for: a copy would read all of it.
  const asPainted: Result = Object.create(result, { data: { value: undefined }, isPending: { value: true } })
  return asPainted
}
