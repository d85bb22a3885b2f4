import { site } from '#src/config/site.ts'
import { backOf, facets, halfFrames, pipPath, stageOf } from '../lib/emblem.ts'
import styles from '../scene/rank-emblem.module.css'
import { RankSign } from './rank-sign.tsx'

const wing = 'M44 48C60 48 72 34 76 14C84 34 70 62 42 63Z'
const sides = [1, -1] as const

/** A star of two tones, and a smaller one in the colour of the enamel upon it. */
function Back({ stage }: { stage: number }) {
  const star = backOf(stage)
  if (!star) return stage < 2 ? null : <path className={styles.mid} d="M-46-24L-70-4L-46 28ZM46-24L70-4L46 28Z" />
  const { light, dark } = facets(star)
  const within = facets({ ...star, outer: star.outer - 7, inner: star.inner - 5 })
  return (
    <g transform="translate(0 -5)">
      <path className={styles.light} d={light} />
      <path className={styles.mid} d={dark} />
      <path className={styles.deep} d={within.light + within.dark} />
    </g>
  )
}

function Frame() {
  const half = halfFrames[site.brand.layout.accentShape]
  return sides.map((side) => (
    <g key={side} transform={`scale(${side} 1)`}>
      <path className={side === 1 ? styles.light : styles.mid} d={half} />
      <path className={styles.dark} d={half} transform="translate(0 -.5) scale(.92)" />
      <path className={side === 1 ? styles.enamel : styles.deep} d={half} transform="translate(0 -1) scale(.86)" />
    </g>
  ))
}

interface RankEmblemProps {
  level: number
  /** How many ranks there are. */
  count: number
  /** It is not reached. */
  isLocked?: boolean
  className?: string | undefined
}

/** The emblem of a rank, in the metal of its stage and the colours of the brand. Its name stands beside it. */
export function RankEmblem({ level, count, isLocked = false, className }: RankEmblemProps) {
  const stage = stageOf(level, count)
  return (
    <span className={className}>
      <svg
        className={styles.emblem}
        viewBox="-92 -98 184 190"
        data-stage={stage}
        data-locked={isLocked ? '' : undefined}
        aria-hidden="true"
      >
        <Back stage={stage} />
        {stage > 2 &&
          sides.map((side) => (
            <path
              key={side}
              className={side === 1 ? styles.mid : styles.light}
              d={wing}
              transform={`scale(${side} 1)`}
            />
          ))}
        <Frame />
        <RankSign stage={stage} />
        <path className={styles.mid} d="M-55 56H55L48 75H-48Z" />
        <path className={styles.light} d="M-55 56H0V75H-48Z" />
        <path className={styles.deep} d="M-50 59H50L45 72H-45Z" />
        <path className={styles.light} d={pipPath(level)} />
        {stage > 4 && <path className={styles.light} d={`M0 ${stage === 6 ? -98 : -94}l8 10-8 10-8-10Z`} />}
      </svg>
    </span>
  )
}
