import { pipsOf } from '../lib/pips.ts'
import styles from './draw-object.module.css'
import { Metals } from './metals.tsx'

const dice = [
  { x: 150, y: 196, top: 5, side: 3 },
  { x: 268, y: 190, top: 2, side: 6 },
  { x: 210, y: 144, top: 6, side: 4 },
] as const

/** One face of a die; the matrix lays a square of 44 on it. */
function Face({ side, count, matrix }: { side: string; count: number; matrix: string }) {
  return (
    <g transform={matrix}>
      <rect className={styles.face} data-side={side} x="-22" y="-22" width="44" height="44" rx="5" />
      {pipsOf[count]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.pip} cx={x * 12} cy={y * 12} r="4.4" />
      ))}
    </g>
  )
}

/** Three dice under a dome of glass. */
export function Dome() {
  return (
    <svg className={styles.object} viewBox="0 0 420 300" aria-hidden="true">
      <Metals />
      <path fill="url(#draw-metal)" d="M70 254h280q10 0 10 10v30H60v-30q0-10 10-10z" />
      <path className={styles.edge} d="M60 274h300" />
      <path className={styles.inside} d="M92 254V148a118 118 0 0 1 236 0v106z" />
      <ellipse className={styles.felt} cx="210" cy="232" rx="112" ry="24" />
      {dice.map(({ x, y, top, side }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Face side="top" count={top} matrix="matrix(.82 .41 -.82 .41 0 -20)" />
          <Face side="left" count={side} matrix="matrix(.82 .41 0 .9 -18 18)" />
          <Face side="right" count={3} matrix="matrix(.82 -.41 0 .9 18 18)" />
        </g>
      ))}
      <path fill="url(#draw-glass)" d="M92 254V148a118 118 0 0 1 236 0v106z" />
      <path className={styles.rim} d="M92 254V148a118 118 0 0 1 236 0v106z" />
      <path className={styles.shine} d="M116 150a94 94 0 0 1 52-84M116 168v34" />
      <path fill="url(#draw-metal)" d="M194 18h32l6 12h-44zM210 0q11 9 0 20-11-11 0-20z" />
    </svg>
  )
}
