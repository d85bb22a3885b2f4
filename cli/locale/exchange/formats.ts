import { extname } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { readCsv, writeCsv } from './csv.ts'
import { readPo, writePo } from './po.ts'
import type { ReadExchange, TextUnit } from './unit.ts'
import { readXliff, writeXliff } from './xliff.ts'

export const exchangeFormats = ['xliff2', 'po', 'csv'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** Bytes. All texts of a language with their notes take a tenth of it. */
const largest = 20 * 1024 * 1024

const byEnding: Readonly<Record<string, ExchangeFormat>> = {
  '.xlf': 'xliff2',
  '.xliff': 'xliff2',
  '.po': 'po',
  '.csv': 'csv',
}

/** A file for translators, in one of the formats. */
export async function writeExchange(format: ExchangeFormat, tag: string, units: readonly TextUnit[]): Promise<string> {
  if (format === 'csv') return writeCsv(units)
  return format === 'po' ? writePo(tag, units) : writeXliff(tag, units)
}

const refused = (code: string, message: string, hint: string) => new CliError(code, message, { hint })

/** A document type is where XML declares entities: texts that grow without end, or that read files of this machine. */
const documentType = /<!\s*(DOCTYPE|ENTITY)/i

function requireHarmless(file: string, content: string, format: ExchangeFormat): void {
  if (Buffer.byteLength(content) > largest)
    throw refused(
      'exchange-too-large',
      `${file} is larger than 20 MB`,
      'No export is: take the file that was exported.',
    )
  if (content.includes('\0') || content.includes('\uFFFD'))
    throw refused('exchange-not-text', `${file} is no UTF-8 text`, 'Save it as UTF-8.')
  const at = format === 'xliff2' ? content.search(documentType) : -1
  if (at === -1) return
  const line = content.slice(0, at).split('\n').length
  throw refused(
    'exchange-document-type',
    `${file}:${line} declares a document type, and no XLIFF file needs one`,
    'Take the file as your translation program saves it, without <!DOCTYPE …> and <!ENTITY …>.',
  )
}

/** @throws CliError where the ending of a file's name says no format */
export function formatOf(file: string): ExchangeFormat {
  const format = byEnding[extname(file).toLowerCase()]
  if (format) return format
  throw refused('unknown-format', `${file} ends in none of .xlf, .xliff, .po and .csv`, 'Name the file by its format.')
}

/** What a file of translators says. @throws CliError for one that is hostile, or nothing of its format */
export async function readExchange(file: string, content: string): Promise<ReadExchange> {
  const format = formatOf(file)
  requireHarmless(file, content, format)
  try {
    if (format === 'csv') return readCsv(content)
    return format === 'po' ? readPo(content) : await readXliff(content)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    throw new CliError('bad-exchange', `${file} cannot be read as ${format}: ${reason}`, {
      hint: 'Take the file as your translation program saves it, or export it anew.',
      cause,
    })
  }
}
