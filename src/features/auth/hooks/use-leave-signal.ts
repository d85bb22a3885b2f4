import { useEffect, useRef } from 'react'

/** Gives a signal that aborts when the component leaves the page: the visitor closed it, and wants no answer any more. */
export function useLeaveSignal(): () => AbortSignal {
  const control = useRef(new AbortController())
  useEffect(() => {
    control.current = new AbortController()
    return () => control.current.abort()
  }, [])
  return () => control.current.signal
}
