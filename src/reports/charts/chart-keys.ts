import { type KeyboardEvent, useRef, useState } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Goes along the bars or points of a chart by keys: one of them has the focus, the arrows move it. */
export function useRoving(count: number) {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(count - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 }
    const next = ends[event.key] ?? at + (steps[event.key] ?? 0) * (isBackwards ? -1 : 1)
    if (!(event.key in steps || event.key in ends)) return
    event.preventDefault()
    const bounded = Math.min(Math.max(next, 0), count - 1)
    setAt(bounded)
    row.current?.querySelectorAll<HTMLElement>('button')[bounded]?.focus()
  }
  return { row, at: Math.min(at, count - 1), setAt, onKeyDown }
}
