import styles from '../scene/mission-ring.module.css'
import { MissionObject } from './mission-object.tsx'

const around = 2 * Math.PI * 44

interface MissionRingProps {
  kind: string
  state: 'running' | 'done' | 'claimed' | 'locked'
  /** How far it is, from 0 to 1. */
  share: number
}

/** What a mission is about, in a ring that closes as it goes on. The figures stand beside it in words. */
export function MissionRing({ kind, state, share }: MissionRingProps) {
  const shown = state === 'claimed' || state === 'done' ? 1 : state === 'locked' ? 0 : share
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" data-state={state} aria-hidden="true">
      <circle className={styles.track} cx="50" cy="50" r="44" />
      {shown > 0 && (
        <circle
          className={styles.way}
          cx="50"
          cy="50"
          r="44"
          strokeDasharray={`${shown * around} ${around}`}
          transform="rotate(-90 50 50)"
        />
      )}
      <circle className={styles.plate} cx="50" cy="50" r="36.500" />
      <g className={styles.object} transform="translate(50 50) scale(.9)">
        <MissionObject kind={kind} />
      </g>
      {state === 'claimed' && (
        <g transform="translate(84 84)">
          <circle className={styles.badge} r="14" />
          <path className={styles.check} d="M-6 0L-1.500 4.500L6.500-4.500" />
        </g>
      )}
    </svg>
  )
}
