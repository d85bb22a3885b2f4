import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import type { Spin } from '../api/queries.ts'
import { type Field, turnTo } from '../lib/fields.ts'

/** As long as the style sheet turns it, and a little. */
const turnMs = 2_700

interface Turned {
  angle: number
  /** What was drawn; shown once the wheel stands. */
  spin?: Spin
  isTurning: boolean
}

/**
 * The wheel between spins. What was drawn is known before it turns; it turns there and stops. Visitors who prefer no
 * motion see the result at once, and so does who changes to that meanwhile.
 */
export function useTurning(fields: readonly Field[], onStand: () => void) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [turned, setTurned] = useState<Turned>({ angle: 0, isTurning: false })
  const stand = useRef(onStand)
  useEffect(() => {
    stand.current = onStand
  })
  const { isTurning } = turned
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(
      () => {
        setTurned((before) => ({ ...before, isTurning: false }))
        stand.current()
      },
      isStill ? 0 : turnMs,
    )
    return () => clearTimeout(timer)
  }, [isTurning, isStill])
  return {
    angle: turned.angle,
    isTurning,
    spin: isTurning ? undefined : turned.spin,
    turn: (spin: Spin) =>
      setTurned(({ angle }) => {
        const target = turnTo(fields, { prizeId: spin.prizeId, spinId: spin.id, before: angle })
        return { angle: target ?? angle, spin, isTurning: true }
      }),
  }
}
