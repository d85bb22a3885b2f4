import motion from './envelope-motion.module.css'
import styles from './envelope-scene.module.css'
import { Motif } from './motif.tsx'

/** Half of its width and of its height. */
const [half, tall] = [105, 150]

const signs = Array.from({ length: 6 }, (_, row) =>
  Array.from({ length: 5 }, (_, column) => ({
    x: -84 + column * 42 + (row % 2) * 21,
    y: -34 + row * 34,
  })),
).flat()

const tongues = Array.from({ length: 9 }, (_, place) => -half + 11.7 + place * 23.3)

const tongue = (x: number) =>
  `M${x - 11} 118C${x - 11} 101 ${x - 4} 95 ${x} 84 ${x + 4} 95 ${x + 11} 101 ${x + 11} 118Z`

const flap = 'M-105-150H105V-104L26-14C12 0-12 0-26-14L-105-104Z'
const openFlap = 'M-105-132-42-238C-26-262 26-262 42-238L105-132Z'

/** The folded slip: a sign until it is out, then what was in the envelope. */
function Slip({ lines }: { lines: { label: string; amount: string } | undefined }) {
  const size = lines && Math.min(46, 215 / Math.max(3, lines.amount.length))
  return (
    <g className={motion.slip}>
      <rect x="-86" y="-146" width="172" height="240" rx="8" fill="url(#envelope-slip)" />
      <rect className={styles.frame} x="-78" y="-138" width="156" height="224" rx="5" />
      {lines ? (
        <>
          <text className={styles.label} y="-104" textAnchor="middle">
            {lines.label}
          </text>
          <text className={styles.amount} y="-56" textAnchor="middle" fontSize={size}>
            {lines.amount}
          </text>
          <path className={styles.frame} d="M-52-40H52" />
        </>
      ) : (
        <g className={styles.ink} transform="translate(0 -86) scale(1.5)">
          <Motif />
        </g>
      )}
    </g>
  )
}

function Front() {
  return (
    <>
      <path
        className={styles.front}
        d="M-105-140-18-72C-8-64 8-64 18-72L105-140V136A14 14 0 0 1 91 150H-91A14 14 0 0 1-105 136Z"
        fill="url(#envelope-paper)"
      />
      <g clipPath="url(#envelope-inside)">
        <g className={styles.signs}>
          {signs.map(({ x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.56)`}>
              <Motif />
            </g>
          ))}
        </g>
        <path className={styles.hem} d="M-105 116H105V150H-105Z" />
        <path d={tongues.map(tongue).join('')} fill="url(#envelope-gold)" />
        <path d="M-105 116H105V121H-105ZM-105 138H105V141H-105Z" fill="url(#envelope-gold)" />
        <path className={styles.shine} d="M-105-150H-60L-96 150H-105Z" />
      </g>
      <path className={styles.edge} d="M-105-140-18-72C-8-64 8-64 18-72L105-140" stroke="url(#envelope-gold)" />
    </>
  )
}

interface EnvelopeDrawingProps {
  /** What is written on the slip, once it is out. */
  lines: { label: string; amount: string } | undefined
}

/** An envelope 210 x 300 about the origin, with its flap and the slip in it. */
export function EnvelopeDrawing({ lines }: EnvelopeDrawingProps) {
  return (
    <>
      <rect className={styles.cast} x={-half} y={-tall + 12} width={2 * half} height={2 * tall} rx="14" />
      <g className={motion.flapBack}>
        <path className={styles.lining} d={openFlap} />
        <path className={styles.liningEdge} d="M-91-134-37-228C-22-250 22-250 37-228L91-134" />
      </g>
      <path className={styles.inside} d="M-105-140H105V-60H-105Z" />
      <Slip lines={lines} />
      <Front />
      <g className={motion.flapFront}>
        <path className={styles.flapShadow} d={flap} transform="translate(0 9)" />
        <path d={flap} fill="url(#envelope-flap)" />
        <path className={styles.edge} d="M-105-104-26-14C-12 0 12 0 26-14L105-104" stroke="url(#envelope-gold)" />
        <g className={styles.goldSign} transform="translate(0 -100) scale(1.15)">
          <Motif />
        </g>
      </g>
      <g className={motion.seal}>
        <circle className={styles.sealShadow} r="37" cy="5" />
        <circle r="36" fill="url(#envelope-gold)" />
        <circle className={styles.wax} r="30" />
        <circle className={styles.stitch} r="30" />
        <g className={styles.goldSign} transform="scale(1.1)">
          <Motif />
        </g>
      </g>
    </>
  )
}
