import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { classNames } from '#src/lib/class-names.ts'
import { usePicture } from '#src/ui/picture/use-picture.ts'
import type { Wheel } from '../api/queries.ts'
import type { Field } from '../lib/fields.ts'
import type { Tier } from '../lib/tiers.ts'
import emblem from './prize-emblem.module.css'
import { WheelHub, WheelPointer } from './wheel-hub.tsx'
import { WheelPaints } from './wheel-paints.tsx'
import { WheelRim } from './wheel-rim.tsx'
import styles from './wheel-scene.module.css'
import { WheelSlices } from './wheel-slices.tsx'
import { OfflineBadge, WheelCover, WheelStand } from './wheel-stand.tsx'

/** `ready` and `turning` are lit; `rest`: no spins; `covered`: a break; `offline`: no line. */
export type StageState = 'ready' | 'turning' | 'landed' | 'rest' | 'covered' | 'offline'

interface WheelStageProps {
  fields: readonly Field[]
  tiers: ReadonlyMap<string, Tier>
  textOf: (prize: Field['prize']) => string
  art: Wheel['art']
  state: StageState
  /** Degrees. */
  angle: number
  /** What it stands on. */
  landed: Field | undefined
}

function Backdrop({ scene }: { scene: string | undefined }) {
  const { address, onLoad, onError } = usePicture(assetUrl(scene))
  if (address === undefined) return null
  return <img className={styles.backdrop} src={address} alt="" draggable={false} onLoad={onLoad} onError={onError} />
}

/** The wheel as an object on its stage. For those who do not see it the table beside it says all of it. */
export function WheelStage({ fields, tiers, textOf, art, state, angle, landed }: WheelStageProps) {
  const { t } = useTranslation('prizeWheel')
  return (
    <div className={styles.stage} data-state={state}>
      <Backdrop scene={art?.scene} />
      <svg
        className={classNames(styles.scene, emblem.tiers)}
        viewBox="0 0 736 760"
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={t('wheel')}
        direction="ltr"
      >
        <WheelPaints />
        <WheelStand />
        {state === 'covered' ? (
          <WheelCover />
        ) : (
          <g className={styles.object} transform="translate(368 358) scale(2.44)">
            <WheelRim />
            <g className={styles.wheel} style={{ transform: `rotate(${angle}deg)` }}>
              <WheelSlices fields={fields} tiers={tiers} textOf={textOf} landed={landed} />
            </g>
            <circle r="100" fill="url(#wheel-shade)" />
            <path d="M-97.8-20.8A100 100 0 0 1 56-83C10-62-50-30-97.8-20.8Z" fill="url(#wheel-gloss)" />
            <WheelHub emblem={art?.emblem} />
            <WheelPointer />
          </g>
        )}
        {state === 'offline' && <OfflineBadge />}
      </svg>
    </div>
  )
}
