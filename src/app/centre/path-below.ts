import { useLayoutEffect } from 'react'
import { type Location, parsePath, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Standing } from './page-below.ts'

/** Only paths of this site: the history's state is not the only thing that may stand there. */
export const pathBelow = (state: unknown): string | undefined => {
  const below: unknown = Reflect.get(Object(state), 'below')
  return typeof below === 'string' && /^\/(?![/\\])/.test(below) ? below : undefined
}

const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

/**
 * Keeps the page below in the history, so that it is there again after a reload and on the way back from elsewhere; what
 * the history says stands above what the visitor saw last. Gives the path of what was seen last.
 */
export function useKeptBelow(below: Standing | undefined, setBelow: (standing: Standing) => void): string | undefined {
  const navigate = useNavigate()
  const location = useLocation()
  const navigationType = useNavigationType()
  const kept = pathBelow(location.state)
  const seen = below && pathOf(below.location)
  // Before the account can be left: written later, it would put the account back in the place of the page that was left for.
  useLayoutEffect(() => {
    if (kept === seen) return
    if (kept === undefined)
      void navigate(location, { replace: true, state: { ...Object(location.state), below: seen } })
    else {
      const place = { pathname: '/', search: '', hash: '', ...parsePath(kept), state: null, key: kept }
      setBelow({ location: place, navigationType })
    }
  }, [kept, seen, location, navigationType, navigate, setBelow])
  return seen
}
