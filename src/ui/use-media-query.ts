import { useCallback, useSyncExternalStore } from 'react'

/** Where the styles lay a page out for a phone. */
export const phoneWindow = '(max-width: 767px)'

const never = () => false

/**
 * Whether the window matches `query` now. What is built for no window, and React's hydration of that, go by `asPainted`; by
 * itself that is false.
 */
export function useMediaQuery(query: string, asPainted: () => boolean = never): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, asPainted)
}
