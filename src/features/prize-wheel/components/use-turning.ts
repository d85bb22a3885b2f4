import { useCallback, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import type { Spin } from '../api/queries.ts'
import { type Field, turnTo } from '../lib/fields.ts'

/** As long as the style sheet turns it, and a little. */
const turnMs = 4_100

interface Turned {
  angle: number
  /** What was drawn; shown once the wheel stands. */
  spin?: Spin
  isTurning: boolean
}

/**
 * The wheel between spins. What was drawn is known before it turns; it turns there and stops. Visitors who prefer no
 * motion see the result at once, and so does who changes to that meanwhile, or skips it.
 */
export function useTurning(fields: readonly Field[], onStand: () => void) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [turned, setTurned] = useState<Turned>({ angle: 0, isTurning: false })
  const stand = useRef(onStand)
  useEffect(() => {
    stand.current = onStand
  })
  const { angle, spin, isTurning } = turned
  const stop = useCallback(() => {
    setTurned((before) => ({ ...before, isTurning: false }))
    stand.current()
  }, [])
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(stop, isStill ? 0 : turnMs)
    return () => clearTimeout(timer)
  }, [isTurning, isStill, stop])
  return {
    angle,
    isTurning,
    spin: isTurning ? undefined : spin,
    /** The field that it stands on. */
    landed: isTurning || !spin ? undefined : fieldAt(fields, angle),
    turn: (drawn: Spin) =>
      setTurned(({ angle: before }) => {
        const target = turnTo(fields, { prizeId: drawn.prizeId, spinId: drawn.id, before })
        return { angle: target ?? before, spin: drawn, isTurning: true }
      }),
    /** Stops it at once where it would have stopped. */
    skip: () => {
      if (isTurning) stop()
    },
    /** The result was seen: the wheel is lit as before. */
    clear: () => setTurned(({ angle: before }) => ({ angle: before, isTurning: false })),
  }
}

/** The field below the pointer of a wheel that is turned so far. */
function fieldAt(fields: readonly Field[], angle: number): Field | undefined {
  const top = (360 - (angle % 360)) % 360
  return fields.find(({ from, to }) => from <= top && top < to)
}
