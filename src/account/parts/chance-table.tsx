import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import styles from './chance-table.module.css'
import { Part } from './part.tsx'

interface ChanceRow {
  id: string
  name: string
  /** In basis points. */
  basisPoints: number
  /** Before the name, for those who see it. */
  mark?: ReactNode
}

interface ChancesProps {
  title: string
  heads: { name: string; chance: string }
  rows: readonly ChanceRow[]
  /** By the gateway, as HTML. */
  rules: { title: string; html: string }
}

/** What can be drawn, and how likely each is. */
function ChanceTable({ title, heads, rows }: Omit<ChancesProps, 'rules'>) {
  const { percent } = useFormat()
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
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
              <bdi>{percent(basisPoints / 10_000)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What can be drawn and how likely each is, and the rules of it. */
export function Chances({ rules, ...table }: ChancesProps) {
  return (
    <>
      <Part title={table.title}>
        <ChanceTable {...table} />
      </Part>
      <Part title={rules.title}>
        <div className={styles.rules}>
          <SafeHtml html={rules.html} />
        </div>
      </Part>
    </>
  )
}
