import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as z from 'zod'
import { nameOf } from '../checks/text-check.ts'
import { partsOfName, type ReadExchange, type TextUnit } from './unit.ts'

/** Spreadsheets read a file without it as if it were of an older alphabet. */
const byteOrderMark = '\uFEFF'

const columns = ['key', 'english', 'translation', 'where', 'limit', 'terms', 'picture'] as const

/** A spreadsheet calculates what begins with one of these: an apostrophe before it makes it text. */
const calculated = /^[=+\-@\t\r]/
const asText = (text: string) => (calculated.test(text) || text.startsWith("'") ? `'${text}` : text)
const fromText = (text: string) => (text.startsWith("'") ? text.slice(1) : text)

/** Units as a table with a heading, for spreadsheets. */
export function writeCsv(units: readonly TextUnit[]): string {
  const rows = units.map((unit) => [
    nameOf(unit),
    asText(unit.english),
    asText(unit.text),
    unit.where,
    unit.limit,
    unit.terms.join('; '),
    unit.picture ?? '',
  ])
  return byteOrderMark + stringify([columns, ...rows])
}

const row = z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) })

/** @throws what the parser says of a file that is no such table */
export function readCsv(content: string): ReadExchange {
  const rows = z.array(row).parse(parse(content, { bom: true, columns: true, info: true, skip_empty_lines: true }))
  const units = rows.flatMap(({ record, info }) => {
    const name = partsOfName(record.key ?? '')
    if (!name) return []
    const english = fromText(record.english ?? '')
    return [{ ...name, english, text: fromText(record.translation ?? ''), line: info.lines }]
  })
  return { tag: undefined, units }
}
