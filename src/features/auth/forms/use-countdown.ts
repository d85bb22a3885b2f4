import { useEffect, useState } from 'react'

/** Counts whole seconds down to nothing; `start` again at any time. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setSeconds(left)
      if (left === 0) window.clearInterval(timer)
    }
    const timer = window.setInterval(tick, 250)
    tick()
    return () => window.clearInterval(timer)
  }, [end])
  return { seconds, start: (from) => setEnd(from > 0 ? Date.now() + from * 1000 : 0) }
}
