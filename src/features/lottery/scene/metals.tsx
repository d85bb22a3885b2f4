import styles from './draw-object.module.css'

/** Paints of the drum, the dome and the track: the tenant's gold, and glass. */
export function Metals() {
  return (
    <defs>
      <linearGradient id="draw-metal" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" className={styles.metal} data-part="light" />
        <stop offset="0.4" className={styles.metal} />
        <stop offset="0.7" className={styles.metal} data-part="deep" />
        <stop offset="1" className={styles.metal} />
      </linearGradient>
      <radialGradient id="draw-glass" cx="0.38" cy="0.28" r="0.8">
        <stop offset="0" stopColor="white" stopOpacity="0.34" />
        <stop offset="0.45" stopColor="white" stopOpacity="0.04" />
        <stop offset="0.85" stopColor="white" stopOpacity="0.02" />
        <stop offset="1" stopColor="white" stopOpacity="0.24" />
      </radialGradient>
    </defs>
  )
}
