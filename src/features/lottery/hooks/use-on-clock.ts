import { useSyncExternalStore } from 'react'
import { type DrawPhase, type DrawTimes, phaseOf } from '../lib/countdown.ts'
import { serverNow, useServerClock } from '../lib/server-clock.ts'

/** Tells at every full second of the gateway's clock; each time anew by the clock, so that nothing adds up. */
function onSeconds(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    tell()
    timer = setTimeout(tick, 1000 - (serverNow() % 1000))
  }
  timer = setTimeout(tick, 1000 - (serverNow() % 1000))
  const stop = useServerClock.subscribe(tell)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** What `read` says of the gateway's time, drawn anew only when that changes. */
export function useOnClock<Value extends string | number>(read: (now: number) => Value): Value {
  return useSyncExternalStore(onSeconds, () => read(serverNow()))
}

/** `drawn` where no draw is announced. */
export function useDrawPhase(draw: DrawTimes | null): DrawPhase {
  return useOnClock((now) => (draw ? phaseOf(draw, now) : 'drawn'))
}
