import { printable } from '#cli/terminal/format-diagnostics.ts'

/** Characters of a name or a message; more says nothing more in a comment. */
const maxLength = 200

const oneLine = (text: string) => printable(text).toWellFormed().replaceAll(/\s+/g, ' ').trim()

/** Not between the halves of a letter: whoever posts the comment could not write it as UTF-8. */
const cut = (line: string) => `${line.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`

/**
 * What was written by others, as code: nothing in it is markup, a mention, a link or an issue's number. The fence is longer than
 * any within.
 */
export function code(text: string): string {
  const line = oneLine(text)
  const shown = line.length > maxLength ? cut(line) : line
  if (shown === '') return '–'
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const pad = /^`|`$/.test(shown) ? ' ' : ''
  return `${fence}${pad}${shown}${pad}${fence}`
}

/** The same in a cell of a table, which a bar would end, in code too. */
export const cell = (text: string): string => code(text).replaceAll('|', '\\|')

/** A link whose words are code. The address is one that `URL` has written. */
export const link = (text: string, address: string): string =>
  `[${code(text)}](<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`
