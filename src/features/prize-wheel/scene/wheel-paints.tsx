import styles from './wheel-scene.module.css'

const metal = ['light', 'plain', 'deep', 'plain', 'deep', 'plain'] as const
const places = [0, 0.18, 0.42, 0.6, 0.82, 1] as const

/** The paints of the wheel, by the tenant's colours. One wheel stands on a page. */
export function WheelPaints() {
  return (
    <defs>
      <linearGradient id="wheel-metal" x1="0" y1="0" x2="1" y2="1">
        {places.map((offset, place) => (
          <stop key={offset} offset={offset} className={styles.metal} data-tone={metal[place]} />
        ))}
      </linearGradient>
      <linearGradient id="wheel-track" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.track} />
        <stop offset="1" className={styles.trackDeep} />
      </linearGradient>
      <radialGradient id="wheel-pin" cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" className={styles.metal} data-tone="light" />
        <stop offset="0.5" className={styles.metal} data-tone="plain" />
        <stop offset="1" className={styles.metal} data-tone="deep" />
      </radialGradient>
      <radialGradient id="wheel-shade">
        <stop offset="0" stopOpacity="0.5" />
        <stop offset="0.36" stopOpacity="0.34" />
        <stop offset="0.6" stopOpacity="0" />
        <stop offset="0.9" stopOpacity="0" />
        <stop offset="1" stopOpacity="0.4" />
      </radialGradient>
      <linearGradient id="wheel-gloss" x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor="white" stopOpacity="0.26" />
        <stop offset="1" stopColor="white" stopOpacity="0.02" />
      </linearGradient>
      <radialGradient id="wheel-face" cx="0.5" cy="0.35" r="0.75">
        <stop offset="0" className={styles.face} />
        <stop offset="1" className={styles.trackDeep} />
      </radialGradient>
      <linearGradient id="wheel-ivory" x1="0" y1="0" x2="1" y2="0.3">
        <stop offset="0" className={styles.ivory} />
        <stop offset="0.5" className={styles.ivory} data-tone="plain" />
        <stop offset="1" className={styles.metal} data-tone="deep" />
      </linearGradient>
      <linearGradient id="wheel-cloth" x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" className={styles.face} />
        <stop offset="1" className={styles.trackDeep} />
      </linearGradient>
    </defs>
  )
}
