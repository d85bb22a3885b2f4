/** "2026-11-20 14:28:06" in a time zone: sorts as text, and every spreadsheet reads it. */
export function timeIn(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}

/** A column of a file: its head, and its value in a row. What is not known yet is empty, never 0. */
export type FileColumn<Row> = readonly [head: string, value: (row: Row) => string | null]

export function rowsOf<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string[][] {
  return [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, value]) => value(row) ?? ''))]
}

/** The words of a file, in the visitor's language. */
export interface FileWords<Name extends string> {
  head: (name: Name) => string
  /** IANA. */
  timeZone: string
  currency: string
}
