import styles from './draw-object.module.css'
import { Metals } from './metals.tsx'
import tones from './tones.module.css'

const balls = 37
const spacing = 15.4
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
const middle = { x: 210, y: 132 }

/** Balls side by side in a glass globe, from its middle outwards. */
const places = Array.from({ length: balls }, (_, at) => {
  const distance = spacing * Math.sqrt(at + 0.4)
  const x = middle.x + distance * Math.cos(at * goldenAngle)
  const y = middle.y + distance * Math.sin(at * goldenAngle)
  return { at, x: Math.round(x), y: Math.round(y) }
})

/** A turning drum of glass on a golden stand; `labels` are what its balls can say. */
export function Drum({ labels }: { labels: readonly string[] }) {
  return (
    <svg className={styles.object} viewBox="0 0 420 300" aria-hidden="true">
      <Metals />
      <path
        className={styles.cradle}
        stroke="url(#draw-metal)"
        d="M94 132c-8 74 34 92 62 130M326 132c8 74-34 92-62 130"
      />
      <path fill="url(#draw-metal)" d="M150 250h120l18 22H132z" />
      <path fill="url(#draw-metal)" d="M92 268h236q8 0 8 8v18H84v-18q0-8 8-8z" />
      <path className={styles.edge} d="M84 280h252" />
      <circle className={styles.inside} cx={middle.x} cy={middle.y} r="106" />
      {places.map(({ at, x, y }) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          <circle className={tones.tone} data-tone={at % 5} r="14.5" />
          <circle className={styles.white} r="8.6" />
          <text className={styles.figure} y="3.6" textAnchor="middle">
            {labels[(at * 7) % labels.length]}
          </text>
        </g>
      ))}
      <circle fill="url(#draw-glass)" cx={middle.x} cy={middle.y} r="108" />
      <circle className={styles.ring} stroke="url(#draw-metal)" cx={middle.x} cy={middle.y} r="110" />
      <path className={styles.shine} d="M128 96a92 92 0 0 1 62-48" />
      <path
        fill="url(#draw-metal)"
        d="M86 118h20q6 0 6 6v16q0 6-6 6H86q-8 0-8-14t8-14zM334 118h-20q-6 0-6 6v16q0 6 6 6h20q8 0 8-14t-8-14z"
      />
      <path fill="url(#draw-metal)" d="M192 20h36l6 10h-48zM210 0q12 10 0 22-12-12 0-22z" />
    </svg>
  )
}
