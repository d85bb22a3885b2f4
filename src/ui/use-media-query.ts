import { useCallback, useSyncExternalStore } from 'react'

/** Where the styles lay a page out for a phone. */
export const phoneWindow = '(max-width: 767px)'

/** Whether the window matches `query` now; false where there is no window (the build-time first paint). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
