import type { SQLOutputValue } from 'node:sqlite'

/** A row of node:sqlite, read column by column so that its types are known and not assumed. */
export type Row = Record<string, SQLOutputValue>

export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new TypeError(`Column ${column} is not text`)
  return value
}

export function whole(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new TypeError(`Column ${column} is not a number`)
  return value
}

export function wholeOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : whole(row, column)
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column)
}
