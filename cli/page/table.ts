import { html, type Markup } from '#cli/lib/html.ts'

export interface Column {
  title: string
  isNumber?: boolean
}

type Cell = Markup | string | number

function cellOf(column: Column | undefined, content: Cell): Markup {
  return html`<td data-label="${column?.title}"${column?.isNumber ? html` class="number"` : null}><div>${content}</div></td>`
}

function rowOf(columns: readonly Column[], [head = '', ...cells]: readonly Cell[]): Markup {
  return html`<tr><th scope="row">${head}</th>${cells.map((cell, index) => cellOf(columns[index + 1], cell))}</tr>
`
}

/** A table in a card; the first cell of each row is its head. On a phone each row is a small card of its own. */
export function table(options: {
  /** What it holds, for those who do not see it. */
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  foot?: readonly Cell[]
}): Markup {
  const { caption, columns, rows, foot } = options
  const heads = columns.map(
    ({ title, isNumber }) => html`<th scope="col"${isNumber ? html` class="number"` : null}>${title}</th>`,
  )
  return html`<div class="card scroll"><table class="stack"><caption class="hidden">${caption}</caption><thead><tr>${heads}</tr></thead><tbody>
${rows.map((row) => rowOf(columns, row))}</tbody>${foot ? html`<tfoot>${rowOf(columns, foot)}</tfoot>` : null}</table></div>`
}
