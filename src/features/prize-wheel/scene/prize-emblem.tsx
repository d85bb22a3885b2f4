import { classNames } from '#src/lib/class-names.ts'
import type { Wheel } from '../api/queries.ts'
import type { Tier } from '../lib/tiers.ts'
import styles from './prize-emblem.module.css'

const star = 'M0-5.6 1.7-1.9 5.6-1.5 2.7 1.2 3.5 5.2 0 3.2-3.5 5.2-2.7 1.2-5.6-1.5-1.7-1.9Z'

function Coin({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle className={styles.metal} data-tone="deep" cy="1.1" r="10" />
      <circle className={styles.metal} r="10" />
      <circle className={styles.metal} data-tone="light" r="7.6" />
      <path className={styles.metal} data-tone="deep" d={star} />
    </g>
  )
}

const gem = (
  <>
    <path className={styles.gem} d="M-12-4-6-11H6L12-4 0 12Z" />
    <path className={styles.gem} data-tone="deep" d="M-12-4H12L0 12Z" />
    <path className={styles.gem} data-tone="light" d="M-5-4 0-11 5-4 0 12Z" />
  </>
)

const medal = (
  <>
    <circle className={styles.medal} data-tone="deep" cy="1.4" r="12" />
    <circle className={styles.medal} r="12" />
    <circle className={styles.ring} data-tone="gold" r="9.6" />
    <path className={styles.metal} data-tone="light" d={star} transform="scale(1.25)" />
  </>
)

const token = (
  <>
    <circle className={styles.token} r="11.5" />
    <circle className={styles.ring} r="9.5" />
    <path className={styles.mark} d={star} transform="scale(1.05)" />
  </>
)

const coins = {
  light: (
    <>
      <Coin x={-5} y={3} scale={0.86} />
      <Coin x={5} y={-3} scale={0.92} />
    </>
  ),
  warm: (
    <>
      <Coin x={-8} y={4} scale={0.76} />
      <Coin x={8} y={4} scale={0.76} />
      <Coin y={-4} scale={0.92} />
    </>
  ),
}

interface PrizeEmblemProps {
  kind: Wheel['prizes'][number]['kind']
  tier: Tier
}

/** What a prize looks like, about the origin and 24 wide: coins, a gem or a medal by how rare it is; a star of points. */
export function PrizeEmblem({ kind, tier }: PrizeEmblemProps) {
  if (kind === 'none') return <path className={styles.nothing} d="M-7 0H7" />
  if (kind === 'points') return token
  if (tier === 'gold') return medal
  if (tier === 'hot') return gem
  if (tier === 'warm' || tier === 'light') return coins[tier]
  return <Coin />
}

/** The same on a plate of the prize's colour, beside its name. */
export function PrizePlate({ kind, tier }: PrizeEmblemProps) {
  return (
    <span className={classNames(styles.plate, styles.tier)} data-tier={tier} aria-hidden="true">
      <svg className={styles.picture} viewBox="-16 -16 32 32" aria-hidden="true">
        <PrizeEmblem kind={kind} tier={tier} />
      </svg>
    </span>
  )
}
