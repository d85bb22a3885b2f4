import type { ReactNode } from 'react'
import { useNear } from '#src/lib/use-near.ts'
import styles from './visually-hidden.module.css'

/** Draws its content, and has it ask for what it needs, once its place comes near the window. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [ref, isNear] = useNear()
  if (isNear) return children
  // Out of the flow: what is not there yet leaves no gap. It has a box of its own: one that is empty is never near in a
  // page that runs from right to left.
  return <span ref={ref} className={styles.hidden} />
}
