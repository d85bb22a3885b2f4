import type { ReactNode } from 'react'
import { formatTag } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import styles from './chance-table.module.css'

export interface ChanceRow {
  id: string
  name: string
  /** In hundredths of a percent. */
  basisPoints: number
  /** Before the name, for those who see it. */
  mark?: ReactNode
}

interface ChanceTableProps {
  caption: string
  heads: { name: string; chance: string }
  rows: readonly ChanceRow[]
}

/** What can be drawn, and how likely each is. */
export function ChanceTable({ caption, heads, rows }: ChanceTableProps) {
  const tag = formatTag(useLanguage())
  const percent = new Intl.NumberFormat(`${tag}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col">{heads.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, basisPoints, mark }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.name}>
                {mark}
                <bdi>{name}</bdi>
              </span>
            </th>
            <td>
              <bdi>{percent.format(basisPoints / 10_000)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
