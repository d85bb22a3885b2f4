import type { CSSProperties } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from '../scene/way-track.module.css'

interface WayTrackProps {
  /** What goes on: "Staked this month". */
  label: string
  /** How far it is in figures: "$320 of $500". */
  words: string
  /** From 0 to 1. */
  share: number
}

/** A way that is partly gone: a star stands where it is. */
export function WayTrack({ label, words, share }: WayTrackProps) {
  return (
    <div className={styles.way}>
      <p className={styles.words}>
        <span>{label}</span>
        <bdi className={styles.figures}>{words}</bdi>
      </p>
      <VisuallyHidden>
        <progress max={1} value={share} aria-label={label} aria-valuetext={words} />
      </VisuallyHidden>
      <div className={styles.track} style={{ '--share': share } as CSSProperties} aria-hidden="true">
        <span className={styles.gone}>
          <span className={styles.star} />
        </span>
      </div>
    </div>
  )
}
