import styles from './numbers.module.css'

type Pips = readonly (readonly [x: number, y: number])[]

const [low, middle, high] = [7, 14, 21]
const diagonal: Pips = [
  [low, low],
  [high, high],
]
const corners: Pips = [...diagonal, [low, high], [high, low]]
const centre: Pips = [[middle, middle]]

const pipsOf: Readonly<Record<string, Pips>> = {
  1: centre,
  2: diagonal,
  3: [...diagonal, ...centre],
  4: corners,
  5: [...corners, ...centre],
  6: [...corners, [low, middle], [high, middle]],
}

/** One die with its pips; a face that no die has is written out. */
export function Die({ face }: { face: string }) {
  const pips = pipsOf[face]
  if (!pips) return <span className={styles.ball}>{face}</span>
  return (
    <svg className={styles.die} viewBox="0 0 28 28" role="img" aria-label={face}>
      <rect x="1" y="1" width="26" height="26" rx="6" className={styles.dieFace} />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className={styles.pip} />
      ))}
    </svg>
  )
}
