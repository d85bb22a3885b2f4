import { useEffect, useState } from 'react'

const secondsLeft = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/** Whole seconds until an instant (milliseconds since 1970), counted down; 0 once it is over. */
export function useSecondsUntil(end: number): number {
  const [, setShown] = useState(0)
  const seconds = secondsLeft(end)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const tick = () => setShown(secondsLeft(end))
    tick()
    const timer = window.setInterval(tick, 250)
    return () => window.clearInterval(timer)
  }, [end, isRunning])
  return seconds
}
