import { type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { isCentrePath } from '#src/config/session-paths.ts'
import { pathBelow } from './page-below.ts'

const isCentre = (to: Parameters<Navigator['push']>[0]) =>
  isCentrePath((typeof to === 'string' ? parsePath(to) : to).pathname ?? '/')

/** Inside the centre another page of it takes the place of the one before, so that Back always leaves for the page below. */
export function CentreNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const { state } = useLocation()
  const below = pathBelow(state)
  const inside = useMemo(() => {
    const { navigator } = context
    const keeping = (given: unknown) => (below === undefined ? given : { ...Object(given), below })
    const replace: Navigator['replace'] = (to, given, options) =>
      navigator.replace(to, isCentre(to) ? keeping(given) : given, options)
    const push: Navigator['push'] = (to, given, options) =>
      isCentre(to) ? replace(to, given, options) : navigator.push(to, given, options)
    return { ...context, navigator: { ...navigator, push, replace } }
  }, [context, below])
  return <NavigationContext value={inside}>{children}</NavigationContext>
}

/**
 * The way out of the centre: back to the page that it was opened from, else home. `seen` is that page where the visitor has
 * been on one; the history keeps it for a reload.
 */
export function useLeave(seen: string | undefined): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const below = pathBelow(location.state)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (below === undefined && seen !== undefined)
      void navigate(location, { replace: true, state: { ...Object(location.state), below: seen } })
  }, [below, seen, location, navigate])
  return useCallback(() => {
    // A second press before the history has moved would go back once more.
    if (isLeaving.current) return
    isLeaving.current = true
    const isFirst = Reflect.get(Object(window.history.state), 'idx') === 0
    if (below === undefined || isFirst) void navigate(below ?? '/', { replace: true })
    else void navigate(-1)
  }, [below, navigate])
}
