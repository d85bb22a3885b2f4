import { pipsOf } from '../lib/pips.ts'
import styles from '../scene/numbers.module.css'

/** One die with its pips; a face that no die has is written out. */
export function Die({ face }: { face: string }) {
  const pips = pipsOf[face]
  if (!pips) return <span className={styles.ball}>{face}</span>
  return (
    <svg className={styles.die} viewBox="-14 -14 28 28" role="img" aria-label={face}>
      <rect x="-13" y="-13" width="26" height="26" rx="6" className={styles.dieFace} />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 7} cy={y * 7} r="2.6" className={styles.pip} />
      ))}
    </svg>
  )
}
