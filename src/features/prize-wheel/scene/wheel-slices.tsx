import { useMemo } from 'react'
import type { Field } from '../lib/fields.ts'
import { round, sector } from '../lib/polar.ts'
import type { Tier } from '../lib/tiers.ts'
import emblem from './prize-emblem.module.css'
import { PrizeEmblem } from './prize-emblem.tsx'
import styles from './wheel-scene.module.css'

const radius = 100
/** A narrower field has room for its name along the spoke alone, or for none: the table names it. Degrees. */
const [wide, narrow] = [15, 7]

/** A circle's worth of place for letters of about half their size, at the distance where names stand. */
function sizeOf(text: string, angle: number): number {
  const room = 2 * 81 * Math.sin((Math.min(angle, 60) * Math.PI) / 360) * 0.86
  return round(Math.min(9.2, room / Math.max(2, text.length) / 0.56))
}

interface SliceProps {
  field: Field
  tier: Tier
  text: string
  place: number
}

function Slice({ field, tier, text, place }: SliceProps) {
  const { from, to, prize } = field
  const angle = to - from
  const middle = round((from + to) / 2)
  return (
    <g data-tier={tier} className={emblem.tier}>
      <path className={styles.field} d={sector(field, radius)} />
      {place % 2 === 0 && <path className={styles.fold} d={sector(field, radius)} />}
      {angle >= wide && (
        <g transform={`rotate(${middle})`}>
          <text className={styles.name} y="-79" textAnchor="middle" fontSize={sizeOf(text, angle)}>
            {text}
          </text>
          <g transform="translate(0 -63) scale(0.44)">
            <PrizeEmblem kind={prize.kind} tier={tier} />
          </g>
        </g>
      )}
      {angle < wide && angle >= narrow && (
        <text
          className={styles.name}
          x="95"
          dy="0.35em"
          textAnchor="end"
          fontSize="7"
          transform={`rotate(${middle - 90})`}
        >
          {text}
        </text>
      )}
    </g>
  )
}

interface WheelSlicesProps {
  fields: readonly Field[]
  tiers: ReadonlyMap<string, Tier>
  textOf: (prize: Field['prize']) => string
  /** What it stands on: the others are dimmed. */
  landed: Field | undefined
}

/** What turns: the fields, the pins between them, and the light on the one that it stands on. */
export function WheelSlices({ fields, tiers, textOf, landed }: WheelSlicesProps) {
  const pins = useMemo(
    () =>
      fields.length > 1 &&
      fields.map(({ from }) => (
        <g key={from} transform={`rotate(${round(from)})`}>
          <path className={styles.spoke} d="M0 0V-100" />
          <circle cy="-102" r="2.1" fill="url(#wheel-pin)" />
        </g>
      )),
    [fields],
  )
  return (
    <>
      {fields.map((field, place) => (
        <Slice
          key={field.from}
          field={field}
          tier={tiers.get(field.prize.id) ?? 'none'}
          text={textOf(field.prize)}
          place={place}
        />
      ))}
      {pins}
      {landed && fields.length > 1 && (
        <>
          <path className={styles.dim} d={sector({ from: landed.to, to: landed.from + 360 }, radius)} />
          <path className={styles.lit} d={sector(landed, 99)} />
        </>
      )}
    </>
  )
}
