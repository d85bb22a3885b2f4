import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wheel } from '../api/queries.ts'
import type { Field } from '../lib/fields.ts'
import { usePrizeText } from './use-prize-text.ts'
import styles from './wheel-picture.module.css'

const radius = 184
const rim = 196
/** A narrower field has no room for words: the table names it. Degrees. */
const narrowest = 7

const round = (value: number): number => Math.round(value * 100) / 100

/** Where an angle, in degrees from the top on, meets a circle round the middle. */
const at = (angle: number, distance: number): string => {
  const turned = ((angle - 90) * Math.PI) / 180
  return `${round(distance * Math.cos(turned))} ${round(distance * Math.sin(turned))}`
}

const hueOf = (kind: Wheel['prizes'][number]['kind'], place: number) => (kind === 'none' ? 'none' : place % 6)

function outlineOf({ from, to }: Field): string {
  // A circle of one piece has no beginning and no end to draw an arc between.
  if (to - from > 359.9)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`
  const isLong = to - from > 180 ? 1 : 0
  return `M0 0L${at(from, radius)}A${radius} ${radius} 0 ${isLong} 1 ${at(to, radius)}Z`
}

interface WheelPictureProps {
  fields: readonly Field[]
  currency: string
  /** Degrees. */
  angle: number
  /** Whether it goes there by turning. */
  isTurning: boolean
  /** What came out, once it stands there. */
  result: Wheel['prizes'][number]['id'] | undefined
}

/** The wheel, and the pointer at its top. For those who do not see it the table beside it says all of it. */
export function WheelPicture({ fields, currency, angle, isTurning, result }: WheelPictureProps) {
  const { t } = useTranslation('prizeWheel')
  const textOf = usePrizeText(currency)
  const drawn = useMemo(() => fields.map((field) => ({ field, outline: outlineOf(field) })), [fields])
  return (
    <svg className={styles.picture} viewBox="-204 -212 408 416" role="img" aria-label={t('wheel')} direction="ltr">
      <circle className={styles.rim} r={rim} />
      <g
        className={styles.wheel}
        data-turning={isTurning ? '' : undefined}
        style={{ transform: `rotate(${angle}deg)` }}
      >
        {drawn.map(({ field, outline }) => (
          <path
            key={field.from}
            className={styles.field}
            d={outline}
            data-hue={hueOf(field.prize.kind, field.place)}
            data-won={field.prize.id === result ? '' : undefined}
          />
        ))}
        {drawn.map(
          ({ field }) =>
            field.to - field.from >= narrowest && (
              <text
                key={field.from}
                className={styles.name}
                data-hue={hueOf(field.prize.kind, field.place)}
                x={radius - 18}
                dy="0.35em"
                textAnchor="end"
                transform={`rotate(${round((field.from + field.to) / 2 - 90)})`}
              >
                {textOf(field.prize, true)}
              </text>
            ),
        )}
      </g>
      <circle className={styles.hub} r="26" />
      <circle className={styles.pin} r="8" />
      <path className={styles.pointer} d="M-13 -208H13L0 -176Z" />
    </svg>
  )
}

/** The colour of a prize's fields, before its name in the table. */
export function Swatch({ kind, place }: { kind: Wheel['prizes'][number]['kind']; place: number }) {
  return <span className={styles.swatch} data-hue={hueOf(kind, place)} />
}
