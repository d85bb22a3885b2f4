import { extname } from 'node:path'
import type { FreeFile } from '#cli/fs/guard.ts'
import { textHead } from '#cli/fs/own-file.ts'
import { writeWhole } from '#cli/fs/write-whole.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Output } from '#cli/terminal/output.ts'
import { shownBytes } from '../lib/bytes.ts'

export const formats = ['text', 'json', 'html'] as const

export type Format = (typeof formats)[number]

const byExtension: Record<string, Format> = { '.html': 'html', '.htm': 'html', '.json': 'json', '.txt': 'text' }

/** The format asked for, else what the name of the file says, else text. */
export function formatOf(options: { format?: string | undefined; out?: string | undefined }): Format {
  const { format, out = '' } = options
  if (format === undefined) return byExtension[extname(out).toLowerCase()] ?? 'text'
  const known = formats.find((name) => name === format)
  if (known) return known
  throw new CliError('bad-format', `There is no format "${format}"`, {
    hint: `Use ${formats.join(', ')}.`,
    exitCode: 2,
  })
}

export interface Renderings {
  /** The one object of `--json`. */
  json: unknown
  text(): readonly string[]
  html(): string
}

/**
 * Puts a result where it was asked for: into a file (`path`, shown as `out`), else on stdout. With `--json`
 * stdout holds the one object, whatever goes into the file.
 */
export function deliver(
  output: Output,
  options: { format?: string | undefined; out?: string | undefined; path?: FreeFile | undefined },
  renderings: Renderings,
): void {
  const format = formatOf(options)
  const render = () => {
    if (format === 'html') return renderings.html()
    if (format === 'json') return `${JSON.stringify(renderings.json, null, 1)}\n`
    return `${renderings.text().join('\n')}\n`
  }
  if (options.path !== undefined) {
    const text = `${format === 'text' ? textHead : ''}${render()}`
    writeWhole(options.path, text)
    output.line(`Wrote ${options.out ?? options.path} (${shownBytes(Buffer.byteLength(text))}).`)
  } else if (!output.isJson) {
    process.stdout.write(render())
  }
  output.json(renderings.json)
}
