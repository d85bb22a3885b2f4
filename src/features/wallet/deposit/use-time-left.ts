import { useEffect, useState } from 'react'
import { clockOffset, secondsUntil } from '../lib/clock.ts'

/**
 * Seconds until a deposit expires by the gateway's clock: `serverDate` is its time in an answer that came at
 * `receivedAt` (milliseconds here). Ticks with the full seconds of that clock, so that nothing adds up.
 */
export function useTimeLeft(expiresAt: string, serverDate: string | undefined, receivedAt: number): number {
  const offset = clockOffset(serverDate, receivedAt)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(Date.now())
      timer = setTimeout(tick, 1000 - ((Date.now() + offset) % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [offset])
  return secondsUntil(expiresAt, now + offset)
}
