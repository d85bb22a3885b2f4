import { create } from 'zustand'

interface Measured {
  /** What the gateway's clock is ahead of this one, in milliseconds. */
  offset: number
  /** Of the exchange it was measured by; a shorter one is more exact. */
  roundTrip: number
  /** When, by the clock here. */
  at: number
}

const start: Measured = { offset: 0, roundTrip: Number.POSITIVE_INFINITY, at: Number.NEGATIVE_INFINITY }

/** Exact measurements hold for a minute against much coarser ones: a clock here may have been set anew meanwhile. */
const holdsFor = 60_000

export const useServerClock = create<Measured>(() => start)

/** Takes the time that an answer names. `sent` and `received` by the clock here; half of the way between was the way back. */
export function noteServerTime(now: string, sent: number, received: number): void {
  const roundTrip = Math.max(0, received - sent)
  const known = useServerClock.getState()
  const isCoarser = roundTrip > known.roundTrip * 1.5 + 50
  const age = received - known.at
  if (isCoarser && age >= 0 && age < holdsFor) return
  const offset = Date.parse(now) + roundTrip / 2 - received
  if (Number.isFinite(offset)) useServerClock.setState({ offset, roundTrip, at: received })
}

/** Milliseconds of the gateway's clock. */
export const serverNow = (): number => Date.now() + useServerClock.getState().offset

export const forgetServerTime = (): void => useServerClock.setState(start)
