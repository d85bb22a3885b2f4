import type { XliffDocument, XliffText } from 'xliff'
import js2xliff from 'xliff/js2xliff'
import xliff2js from 'xliff/xliff2js'
import { lineFinder, notesOf, type ReadExchange, type TextUnit } from './unit.ts'

/** Units by namespace as XLIFF 2.0 (OASIS): a file for each namespace, a unit for each text. */
export async function writeXliff(tag: string, units: readonly TextUnit[]): Promise<string> {
  const resources: XliffDocument['resources'] = {}
  for (const [namespace, own] of Map.groupBy(units, (unit) => unit.namespace)) {
    resources[namespace] = Object.fromEntries(
      own.map((unit) => [unit.key, { note: notesOf(unit), source: unit.english, target: unit.text }]),
    )
  }
  return `${await js2xliff({ sourceLanguage: 'en', targetLanguage: tag, resources })}\n`
}

/** The text of a source or target; elements inside are what this build never writes, so their text alone counts. */
const plain = (text: XliffText | undefined): string =>
  typeof text === 'string' ? text : (text ?? []).map((part) => (typeof part === 'string' ? part : '')).join('')

/** @throws whatever the XML parser says of a file that is none */
export async function readXliff(content: string): Promise<ReadExchange> {
  const { targetLanguage, resources = {} } = await xliff2js(content)
  const lineOf = lineFinder(content)
  const units = Object.entries(resources).flatMap(([namespace, file]) =>
    Object.entries(file).map(([key, { source, target }]) => ({
      namespace,
      key,
      english: plain(source),
      text: plain(target),
      line: lineOf(`id="${key}"`),
    })),
  )
  return { tag: targetLanguage, units }
}
