import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from './session.ts'
import type { Role } from './session-events.ts'

interface RequireSessionProps {
  children: ReactNode
  /** The one role that may pass; without it everyone who is signed in. */
  only?: Role
  /** Where to send those who may not pass. */
  otherwise?: string
  /** Shown while the gateway has not said yet who the visitor is. */
  waiting?: ReactNode
}

/** Lets a page show only to those who may see it. Where they wanted to go is kept in the history's state. */
export function RequireSession({ children, only, otherwise = '/login', waiting = null }: RequireSessionProps) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const away = <Navigate to={otherwise} replace state={{ from: `${pathname}${search}` }} />
  if (!session.isSignedIn) return away
  if (!only) return children
  if (session.phase === 'identifying') return waiting
  return session.role === only ? children : away
}
