import type { Mission } from '#contract/account/missions.ts'
import { site } from '#src/config/site.ts'
import { flagShapes, garlandBox, type Hanging, hangings, ropePath, signPaths } from '../lib/garland.ts'
import styles from '../scene/garland.module.css'

/** More would be too small to be told apart. */
const most = 12

interface FlagProps {
  mission: Mission
  place: Hanging
  /** Its colour, counted from 0. */
  tint: number
  /** It was claimed a moment ago: it comes down from above the rope. */
  isNew: boolean
}

function Flag({ mission: { kind, state }, place, tint, isNew }: FlagProps) {
  const { body, trim, middle } = flagShapes[site.brand.layout.accentShape]
  const { path, turns } = signPaths(kind)
  const { x, y, turn, scale } = place
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <g className={styles.flag} data-tint={tint} data-state={state} data-new={isNew ? '' : undefined}>
        <path className={styles.cloth} d={body} />
        <path className={styles.trim} d={trim} />
        <g className={styles.sign} transform={`translate(0 ${middle}) scale(.82)`}>
          {Array.from({ length: turns }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same path, turned
            <path key={at} d={path} fillRule="evenodd" transform={`rotate(${(at * 360) / turns})`} />
          ))}
        </g>
        <path className={styles.fold} d="M-24 0C-18 40-26 78-20 104M20 0C14 44 24 80 18 104" />
      </g>
    </g>
  )
}

/** A rope across the scene with a flag for each mission: those that were claimed hang, the others are outlines. */
export function Garland({ missions, newest }: { missions: readonly Mission[]; newest: string | undefined }) {
  const shown = missions.slice(0, most)
  const places = hangings(shown.length)
  return (
    <svg className={styles.garland} viewBox={`0 0 ${garlandBox.width} ${garlandBox.height}`} aria-hidden="true">
      <path className={styles.rope} d={ropePath} />
      {shown.map((mission, at) => {
        const place = places[at]
        return (
          place && <Flag key={mission.id} mission={mission} place={place} tint={at % 7} isNew={mission.id === newest} />
        )
      })}
    </svg>
  )
}
