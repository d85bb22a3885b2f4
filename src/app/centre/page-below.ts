import { type ContextType, useMemo, useState } from 'react'
import {
  type Location,
  NavigationType,
  parsePath,
  type UNSAFE_LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { isHomePath, isPlainHome } from '#src/config/home-path.ts'
import { isCentrePath } from '#src/config/session-paths.ts'

type Standing = ContextType<typeof UNSAFE_LocationContext>

/** Only paths of this site: the history's state is not the only thing that may stand there. */
export const pathBelow = (state: unknown): string | undefined => {
  const below: unknown = Reflect.get(Object(state), 'below')
  return typeof below === 'string' && /^\/(?![/\\])/.test(below) ? below : undefined
}

export const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

/**
 * Where the page stands while the account's centre is open over it: where it was, and where a link from outside opened the
 * centre, at home. `seen` is the place that the visitor came from, where there is one.
 */
export function usePageBelow(): { standing: Standing; seen: string | undefined; isCentre: boolean } {
  const location = useLocation()
  const navigationType = useNavigationType()
  const [last, setLast] = useState<Standing>()
  const isCentre = isCentrePath(location.pathname)
  // An address of a popup is no page to come back to.
  const isPage = !isCentre && (isPlainHome(location.pathname) || !isHomePath(location.pathname))
  if (isPage && last?.location !== location) setLast({ location, navigationType })
  const seen = last && pathOf(last.location)
  const kept = pathBelow(location.state)
  const outside = useMemo((): Standing => {
    const home = { pathname: '/', search: '', hash: '', state: null, key: 'below' }
    return { location: { ...home, ...parsePath(kept ?? '/') }, navigationType: NavigationType.Pop }
  }, [kept])
  if (!isCentre) return { standing: { location, navigationType }, seen, isCentre }
  return { standing: last && (kept === undefined || kept === seen) ? last : outside, seen, isCentre }
}
