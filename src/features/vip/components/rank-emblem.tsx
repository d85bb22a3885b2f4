import { pipPath, stageOf } from '../lib/emblem.ts'
import { arches } from '../lib/families/arches.ts'
import { crests } from '../lib/families/crests.ts'
import type { Layer, Tone } from '../lib/families/family.ts'
import { gates } from '../lib/families/gates.ts'
import { masks } from '../lib/families/masks.ts'
import { pavilions } from '../lib/families/pavilions.ts'
import { shields } from '../lib/families/shields.ts'
import styles from '../scene/rank-emblem.module.css'

const otherFamily = () => {
  if (RANKS_SHIELDS) return shields
  if (RANKS_MASKS) return masks
  if (RANKS_GATES) return gates
  return RANKS_CRESTS ? crests : pavilions
}
const family = RANKS_ARCHES ? arches : otherFamily()

const sides = [1, -1] as const

/** The light comes from the left. */
const inShade: Readonly<Partial<Record<Tone, Tone>>> = { light: 'mid', mid: 'light' }

const Layers = ({ layers, isInShade = false }: { layers: readonly Layer[]; isInShade?: boolean }) =>
  layers.map(([tone, path, transform]) => (
    <path
      key={`${path} ${transform}`}
      className={styles[(isInShade && inShade[tone]) || tone]}
      d={path}
      transform={transform}
    />
  ))

/** All that the stages up to this one have. */
const addedTo = (stage: number) => Array.from({ length: stage + 1 }, (_, at) => family.added(at)).flat()

function Frame() {
  const { half } = family
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
        <Layers layers={family.behind?.(stage) ?? []} />
        {sides.map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <Layers layers={addedTo(stage)} isInShade={side === -1} />
          </g>
        ))}
        <Frame />
        <Layers layers={family.sign(stage)} />
        <path className={styles.mid} d="M-55 56H55L48 75H-48Z" />
        <path className={styles.light} d="M-55 56H0V75H-48Z" />
        <path className={styles.deep} d="M-50 59H50L45 72H-45Z" />
        <path className={styles.light} d={pipPath(level)} />
        <Layers layers={family.crest?.(stage) ?? []} />
      </svg>
    </span>
  )
}
