/** What a spreadsheet may take for a formula, in every width that it reads. */
const formula = /^[=+\-@＝＋－＠\t\r]/

const plainNumber = /^-?\d+(\.\d+)?$/

/** One value: a formula becomes text, a number stays one, and what holds a separator, quote or line break is quoted. */
function cellOf(value: string): string {
  const safe = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file of values (RFC 4180), the heads first; with a byte order mark, since spreadsheets guess wrongly without. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `﻿${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** Has the browser save rows under a name without its ending. */
export function exportCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
