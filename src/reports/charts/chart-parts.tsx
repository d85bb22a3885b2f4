import { useFormat } from '#src/i18n/format.ts'
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
