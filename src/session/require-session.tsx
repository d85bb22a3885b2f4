import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { loginPath } from '#contract/site/routes.ts'
import { useSession } from './session.ts'
import type { Role } from './session-events.ts'
import { keptFrom } from './wanted-path.ts'

interface RequireSessionProps {
  children: ReactNode
  /** The one role that may pass; without it everyone who is signed in. */
  only?: Role
  /** Where to send those who may not pass. */
  otherwise?: string
  /** Where to send who leaves from here. */
  afterLeaving?: string
  /** Whether the page stays under the log-in prompt when its session has expired; else it comes back after it. */
  isKept?: boolean
  /** Shown while the gateway has not said yet who the visitor is. */
  pending?: ReactNode
}

/** Lets a page show only to those who may see it. Where they wanted to go is kept in the history's state. */
export function RequireSession({
  children,
  only,
  otherwise = loginPath,
  afterLeaving = '/',
  isKept = true,
  pending = null,
}: RequireSessionProps) {
  const { isSignedIn, phase, role, ended } = useSession()
  const { pathname, search } = useLocation()
  const mayPass = isSignedIn && (!only || (phase !== 'identifying' && role === only))
  // The prompt stands above the page; its closing counts as leaving.
  const isInterrupted = isKept && !isSignedIn && ended === 'expired'
  const wasHere = useRef(false)
  useEffect(() => {
    if (mayPass || isInterrupted) wasHere.current = true
  }, [mayPass, isInterrupted])
  if (mayPass || isInterrupted) return children
  if (isSignedIn && phase === 'identifying') return wasHere.current ? children : pending
  if (wasHere.current && ended === 'left') return <Navigate to={afterLeaving} replace />
  return <Navigate to={otherwise} replace state={keptFrom(`${pathname}${search}`)} />
}
