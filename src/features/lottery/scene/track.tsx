import { classNames } from '#src/lib/class-names.ts'
import styles from './draw-object.module.css'
import { Metals } from './metals.tsx'
import tones from './tones.module.css'

const lanes = 10
const laneHeight = 24

/** The ten lanes of a race, each runner as far as its place in `order`: the first is at the finish. */
export function Track({ order }: { order: readonly string[] }) {
  return (
    <svg className={styles.object} viewBox="0 0 420 300" aria-hidden="true">
      <Metals />
      <rect className={styles.inside} x="14" y="12" width="392" height="248" rx="12" />
      {Array.from({ length: lanes }, (_, lane) => {
        const runner = String(lane + 1).padStart(2, '0')
        const place = order.findIndex((one) => Number(one) === lane + 1)
        const y = 28 + lane * laneHeight
        const x = 352 - Math.max(0, place) * 26
        return (
          <g key={runner}>
            <path className={styles.lane} d={`M26 ${y + laneHeight / 2}h368`} />
            {place >= 0 && (
              <g transform={`translate(${x} ${y})`}>
                <path
                  className={classNames(tones.tone, styles.trail)}
                  data-tone={lane % 5}
                  d={`M-16 0H${-Math.min(70, x - 40)}`}
                />
                <rect className={tones.tone} data-tone={lane % 5} x="-11" y="-9" width="28" height="18" rx="9" />
                <circle className={styles.white} cx="6" r="7.4" />
                <text className={styles.figure} x="6" y="3.4" textAnchor="middle">
                  {lane + 1}
                </text>
              </g>
            )}
          </g>
        )
      })}
      <path className={styles.finish} d="M376 16v240M382 16v240" />
      <rect className={styles.rim} x="14" y="12" width="392" height="248" rx="12" />
      <path fill="url(#draw-metal)" d="M70 254h280q10 0 10 10v30H60v-30q0-10 10-10z" />
      <path className={styles.edge} d="M60 274h300" />
    </svg>
  )
}
