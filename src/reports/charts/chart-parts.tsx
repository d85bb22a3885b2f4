import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useRoving } from './chart-keys.ts'
import styles from './chart-parts.module.css'
import type { Scale } from './chart-scale.ts'

/** A part of the whole (0 to 1) as CSS and SVG have it. */
export const percent = (part: number): string => `${part * 100}%`

/** The figures beside the lines of an axis. */
export function ChartTicks({ scale }: { scale: Scale }) {
  const format = useFormat()
  return (
    <div className={styles.ticks} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ insetBlockEnd: percent(scale.at(tick)) }}>
          <bdi dir="ltr">{format.compact(tick).replace('-', '−')}</bdi>
        </span>
      ))}
    </div>
  )
}

interface ChartAreaProps {
  label: string
  /** What each place says to those who listen. */
  places: readonly { id: string; text: string }[]
  /** The place under the pointer or the focus; -1 for none. */
  onLook: (place: number) => void
  /** The drawing, and what it says of a place. */
  drawing: ReactNode
  tip: ReactNode
}

/** The drawing with a button over each of its places, along which keys go. */
export function ChartArea({ label, places, onLook, drawing, tip }: ChartAreaProps) {
  const roving = useRoving(places.length)
  const leave = () => onLook(-1)
  return (
    <div className={styles.area} onPointerLeave={leave}>
      {drawing}
      <div ref={roving.row} role="toolbar" aria-label={label} className={styles.slots} onKeyDown={roving.onKeyDown}>
        {places.map(({ id, text }, at) => (
          <button
            key={id}
            type="button"
            tabIndex={at === roving.at ? 0 : -1}
            className={styles.slot}
            aria-label={text}
            onPointerEnter={() => onLook(at)}
            onFocus={() => {
              roving.setAt(at)
              onLook(at)
            }}
            onBlur={leave}
          />
        ))}
      </div>
      {tip}
    </div>
  )
}

/** The lines of an axis in a drawing of this width. */
export function ChartLines({ scale, width, y }: { scale: Scale; width: string; y: (tick: number) => string }) {
  return scale.ticks.map((tick) => (
    <line key={tick} x1="0" x2={width} y1={y(tick)} y2={y(tick)} className={tick === 0 ? styles.zero : styles.line} />
  ))
}

interface ChartTipProps {
  /** From 0 to 1, as far along as `edge` from both ends. */
  at: number
  edge: number
  className: string | undefined
  children: ReactNode
}

/** The figures of the place that is looked at. */
export function ChartTip({ at, edge, className, children }: ChartTipProps) {
  const start = percent(Math.min(Math.max(at, edge), 1 - edge))
  return (
    <div className={classNames(styles.tip, className)} style={{ insetInlineStart: start }} aria-hidden="true">
      {children}
    </div>
  )
}

export const plotClass = styles.plot
export const namesClass = styles.names

interface ChartFiguresProps {
  label: string
  /** Of the names, then of each value. */
  heads: readonly string[]
  rows: readonly { id: string; name: string; values: readonly string[] }[]
}

/** The figures of a chart as a table, for those who listen to the page. */
export function ChartFigures({ label, heads, rows }: ChartFiguresProps) {
  return (
    <table className={styles.hidden}>
      <caption>{label}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={heads[place + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
