import { useEffect, useState } from 'react'

/** Milliseconds since an instant of this machine, told every second. */
export function useSince(at: number): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  return Math.max(0, now - at)
}
