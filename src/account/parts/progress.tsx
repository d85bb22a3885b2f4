import { useId } from 'react'
import styles from './progress.module.css'

interface ProgressProps {
  /** What goes on: "Staked this month". */
  label: string
  /** How far it is in figures: "৳320.00 of ৳500.00". */
  words: string
  /** From 0 to 1. */
  share: number
}

/** How far something is, in figures and as a bar. */
export function Progress({ label, words, share }: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        <span>{words}</span>
      </span>
      <progress className={styles.bar} max={1} value={share} aria-labelledby={id} aria-valuetext={words} />
    </div>
  )
}
