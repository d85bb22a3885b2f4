import { type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, parsePath, type To, useLocation, useNavigate } from 'react-router-dom'
import { isAccountPath } from '#src/config/account-path.ts'
import { followedPath } from '#src/ui/followed-path.ts'
import { pathBelow } from './background.ts'

/** How many steps of pages lie between this entry of the history and the one that the account was opened in. */
const depthOf = (state: unknown): number => {
  const depth: unknown = Reflect.get(Object(state), 'depth')
  return typeof depth === 'number' ? depth : 0
}

const isStep = (state: unknown): boolean => Reflect.get(Object(state), 'isStep') === true

/** Keeps the page below in the history, so that it is there again after a reload and on the way back from elsewhere. */
export function useKeptBelow(below: string | undefined): void {
  const navigate = useNavigate()
  const location = useLocation()
  const isKept = below === undefined || pathBelow(location.state) !== undefined
  // Before the account can be left: written later, it would put the account back in the place of the page that was left for.
  useLayoutEffect(() => {
    if (!isKept) void navigate(location, { replace: true, state: { ...Object(location.state), below } })
  }, [isKept, below, location, navigate])
}

/**
 * Goes to another address of the account. It takes the place of this one in the history, so that Back leaves for the page
 * below. A step further in a page (`{ isStep: true }` as its state) has an entry of its own, from which Back leads here.
 */
export function useAccountNavigate(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const below = pathBelow(state)
  const depth = depthOf(state)
  return useCallback(
    (to, options = {}) => {
      const replace = options.replace || !isStep(options.state)
      const next = { ...Object(options.state), below, depth: replace ? depth : depth + 1 }
      void navigate(to, { ...options, replace, state: next })
    },
    [navigate, below, depth],
  )
}

/** Follows links from one page of the account to another as `useAccountNavigate` does, before the links do so themselves. */
export function useAccountLinks(): (event: MouseEvent) => void {
  const navigate = useAccountNavigate()
  return (event) => {
    const path = followedPath(event)
    if (path === undefined || !isAccountPath(parsePath(path).pathname ?? '')) return
    event.preventDefault()
    navigate(path)
  }
}

/** The way out of the account: back to the page `below`, from which it was opened, else home. */
export function useLeave(below: string | undefined): () => void {
  const navigate = useNavigate()
  const depth = depthOf(useLocation().state)
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
