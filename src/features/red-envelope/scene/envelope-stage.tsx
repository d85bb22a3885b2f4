import { assetUrl } from '#src/gateway/asset-url.ts'
import { usePicture } from '#src/ui/picture/use-picture.ts'
import { EnvelopeDrawing } from './envelope-drawing.tsx'
import motion from './envelope-motion.module.css'
import styles from './envelope-scene.module.css'

/** `none`: the tray alone; `tied`: a break, nothing is opened. */
export type EnvelopePhase = 'none' | 'closed' | 'opening' | 'open' | 'tied'

interface EnvelopeStageProps {
  phase: EnvelopePhase
  scene: string | undefined
  /** What is written on the slip, once it is out. */
  lines: { label: string; amount: string } | undefined
}

const beads = Array.from({ length: 21 }, (_, place) => {
  const part = place / 20
  return { x: Math.round(-112 + 224 * part), y: Math.round((4 + Math.sin(part * Math.PI) * 22) * 10) / 10, place }
})

const coins = [
  [62, 150, 16],
  [326, 136, 20],
  [108, 76, 11],
  [282, 66, 13],
  [46, 262, 19],
  [346, 250, 15],
  [88, 346, 13],
  [312, 352, 15],
] as const

const star = 'M0-5.6 1.7-1.9 5.6-1.5 2.7 1.2 3.5 5.2 0 3.2-3.5 5.2-2.7 1.2-5.6-1.5-1.7-1.9Z'

function Paints() {
  return (
    <defs>
      <linearGradient id="envelope-paper" x1="0" y1="0" x2="0.8" y2="1">
        <stop offset="0" className={styles.paper} data-tone="light" />
        <stop offset="0.5" className={styles.paper} />
        <stop offset="1" className={styles.paper} data-tone="deep" />
      </linearGradient>
      <linearGradient id="envelope-flap" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.paper} data-tone="lighter" />
        <stop offset="1" className={styles.paper} />
      </linearGradient>
      <linearGradient id="envelope-gold" gradientUnits="userSpaceOnUse" x1="-110" y1="-150" x2="110" y2="150">
        <stop offset="0" className={styles.gold} data-tone="light" />
        <stop offset="0.4" className={styles.gold} />
        <stop offset="0.7" className={styles.gold} data-tone="deep" />
        <stop offset="1" className={styles.gold} />
      </linearGradient>
      <linearGradient id="envelope-slip" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.gold} data-tone="pale" />
        <stop offset="0.6" className={styles.gold} data-tone="light" />
        <stop offset="1" className={styles.gold} />
      </linearGradient>
      <radialGradient id="envelope-glow">
        <stop offset="0" className={styles.gold} data-tone="light" stopOpacity="0.8" />
        <stop offset="1" className={styles.gold} stopOpacity="0" />
      </radialGradient>
      <clipPath id="envelope-inside">
        <path d="M-105-140-18-72C-8-64 8-64 18-72L105-140V136A14 14 0 0 1 91 150H-91A14 14 0 0 1-105 136Z" />
      </clipPath>
    </defs>
  )
}

/** A dish of metal on a foot. */
function Tray() {
  return (
    <>
      <ellipse className={styles.cast} cy="96" rx="120" ry="13" />
      <path d="M-16 26C-14 50-30 68-62 84H62C30 68 14 50 16 26Z" fill="url(#envelope-gold)" />
      <path d="M-72 84H72L78 94C40 102-40 102-78 94Z" fill="url(#envelope-gold)" />
      <path d="M-130-14C-110 24-60 34 0 34S110 24 130-14C90 6-90 6-130-14Z" fill="url(#envelope-gold)" />
      <ellipse className={styles.dish} cy="-11" rx="128" ry="19" />
    </>
  )
}

function Garland() {
  return (
    <>
      {beads.map(({ x, y, place }) => (
        <circle
          key={place}
          className={styles.bead}
          data-tone={place % 5 === 2 ? 'accent' : undefined}
          cx={x}
          cy={y}
          r="7"
        />
      ))}
      {[-112, 112].map((x) => (
        <g key={x} transform={`translate(${x} 14)`}>
          <path className={styles.tassel} d="M-6 8-9 38M0 10V44M6 8 9 38" />
          <circle className={styles.knot} r="11" />
        </g>
      ))}
    </>
  )
}

/** An envelope on its tray, before what the merchant has put behind it. What it says stands beside it in words. */
export function EnvelopeStage({ phase, scene, lines }: EnvelopeStageProps) {
  const { address, onLoad, onError } = usePicture(assetUrl(scene))
  return (
    <div className={styles.stage} data-phase={phase} aria-hidden="true">
      {address && (
        <img className={styles.backdrop} src={address} alt="" draggable={false} onLoad={onLoad} onError={onError} />
      )}
      <svg className={styles.scene} viewBox="0 0 390 460" direction="ltr" aria-hidden="true">
        <Paints />
        <g className={motion.light}>
          <circle className={styles.rays} cx="195" cy="200" r="160" pathLength="44" strokeDasharray="1 1" />
          <circle cx="195" cy="190" r="210" fill="url(#envelope-glow)" />
        </g>
        <g transform="translate(195 364)">
          <Tray />
        </g>
        {phase !== 'none' && (
          <g className={motion.envelope}>
            <EnvelopeDrawing lines={lines} />
            {phase === 'tied' && (
              <path
                className={styles.cord}
                d="M-105-4H105M0-150V150M-4-8C-44-40-66-22-52 4-36 22-14 4 0-4 14 4 36 22 52 4 66-22 44-40 4-8"
              />
            )}
          </g>
        )}
        <g transform="translate(195 364)">
          <Garland />
        </g>
        <g className={motion.coins}>
          {coins.map(([x, y, r]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${r / 10})`}>
              <circle className={styles.coin} data-tone="deep" cy="1.2" r="10" />
              <circle className={styles.coin} r="10" />
              <circle className={styles.coin} data-tone="light" r="7.6" />
              <path className={styles.coin} data-tone="deep" d={star} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}
