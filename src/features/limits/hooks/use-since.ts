import { useEffect, useState } from 'react'

/** Milliseconds since an instant of this machine, told every `tickMs`. */
export function useSince(at: number, tickMs: number): number {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(clock)
  }, [tickMs])
  return Math.max(0, now - at)
}
