import { type ReactNode, use, useCallback, useMemo, useRef } from 'react'
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { isAccountPath } from '#src/config/account-path.ts'
import { pathBelow } from './path-below.ts'

const isCentre = (to: Parameters<Navigator['push']>[0]) =>
  isAccountPath((typeof to === 'string' ? parsePath(to) : to).pathname ?? '/')

/** How many steps of pages lie between this entry of the history and the one that the centre was opened in. */
const depthOf = (state: unknown): number => {
  const depth: unknown = Reflect.get(Object(state), 'depth')
  return typeof depth === 'number' ? depth : 0
}

const isStep = (state: unknown): boolean => Reflect.get(Object(state), 'isStep') === true

/**
 * Inside the centre another page of it takes the place of the one before, so that Back leaves for the page below. A step
 * further in a page (`{ isStep: true }` as the history's state) has an entry of its own, from which Back leads back to it.
 */
export function CentreNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const { state } = useLocation()
  const below = pathBelow(state)
  const depth = depthOf(state)
  const inside = useMemo(() => {
    const { navigator } = context
    const keeping = (given: unknown, at = depth) =>
      below === undefined && at === 0 ? given : { ...Object(given), ...(below !== undefined && { below }), depth: at }
    const replace: Navigator['replace'] = (to, given, options) =>
      navigator.replace(to, isCentre(to) ? keeping(given) : given, options)
    const push: Navigator['push'] = (to, given, options) => {
      if (isCentre(to) && !isStep(given)) replace(to, given, options)
      else navigator.push(to, isCentre(to) ? keeping(given, depth + 1) : given, options)
    }
    return { ...context, navigator: { ...navigator, push, replace } }
  }, [context, below, depth])
  return <NavigationContext value={inside}>{children}</NavigationContext>
}

/**
 * The way out of the centre: back to the page that it was opened from, else home. `seen` is that page's path until the
 * history's state has it.
 */
export function useLeave(seen: string | undefined): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const below = pathBelow(state) ?? seen
  const depth = depthOf(state)
  const isLeaving = useRef(false)
  return useCallback(() => {
    // A second press before the history has moved would go back once more.
    if (isLeaving.current) return
    isLeaving.current = true
    const index: unknown = Reflect.get(Object(window.history.state), 'idx')
    const isFirst = typeof index === 'number' && index <= depth
    if (below === undefined || isFirst) void navigate(below ?? '/', { replace: true })
    else void navigate(-1 - depth)
  }, [below, depth, navigate])
}
