import { html, type Markup } from '#cli/lib/html.ts'
import { calm, section } from '#cli/page/page.ts'
import { table } from '#cli/page/table.ts'

/** What stands where a side has nothing. */
export const none = html`<span class="none"></span>`

/** A section that is one table, or a calm line where nothing differs. */
export function plainSection(options: {
  id: string
  title: string
  note?: Markup | string | undefined
  same: string
  columns: readonly string[]
  rows: readonly (readonly Markup[])[]
}): Markup {
  const { id, title, note, same, rows } = options
  const columns = options.columns.map((name) => ({ title: name }))
  const body = rows.length === 0 ? calm(same) : table({ caption: title, columns, rows })
  return section({ id, title, count: rows.length, note: rows.length > 0 ? note : undefined, body })
}
