import { openPositions } from '#cli/lib/text-position.ts'
import { type Refusal, readContained } from '#cli/terminal/contained-file.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'

/** Bytes. A tenant's largest file of settings, tokens or strings has a tenth of it. */
export const maxTextBytes = 1024 * 1024
/** Brackets within brackets; the deepest that any file of a tenant needs is about eight. */
const deepest = 64

export interface TextFile {
  /** Empty where it could not be read. */
  text: string
  diagnostics: Diagnostic[]
}

/** What is wrong with a file, before it is known whose it is. */
export interface Problem {
  code: string
  message: string
  suggestion: string | null
  line?: number
  column?: number
}

function problemOf(refusal: Refusal): Problem {
  if (refusal.kind === 'outside') {
    const message = 'The link leads out of the tenant’s folder'
    return { code: 'link-outside', message, suggestion: 'Put the file itself here.' }
  }
  if (refusal.kind === 'not-a-file')
    return { code: 'unreadable-file', message: 'This is not a file', suggestion: 'Put one here.' }
  if (refusal.kind === 'too-large') {
    const size = `The file has ${refusal.size} bytes, more than the ${maxTextBytes} that one may have`
    return { code: 'file-too-large', message: size, suggestion: 'Make it smaller.' }
  }
  const reason = refusal.kind === 'unreadable' ? refusal.reason : 'ENOENT'
  const suggestion = reason === 'EACCES' ? 'Check its permissions.' : null
  return { code: 'unreadable-file', message: `The file cannot be read (${reason})`, suggestion }
}

function decode(bytes: Uint8Array): string | Problem {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The place of the first bad byte: what stands before it decodes to the same text either way.
    const lenient = new TextDecoder('utf-8').decode(bytes)
    const place = openPositions(lenient)(Math.max(0, lenient.indexOf('\uFFFD')))
    return { code: 'not-utf8', message: 'The file is not UTF-8 text', suggestion: 'Save it as UTF-8.', ...place }
  }
}

/** Where a string that starts at `from` ends; the end of the text where it never does. */
function endOfString(text: string, from: number): number {
  for (let index = from + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === '"') return index
  }
  return text.length
}

/** Where brackets nest deeper than any reader of the file should follow; undefined where they do not. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (letter === '"') index = endOfString(text, index)
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') depth -= 1
    if (depth > deepest) return index
  }
  return undefined
}

interface Asked {
  path: string
  /** As findings name it. */
  file: string
  tenant: string
  /** The tenant's folder, which no link leads out of. */
  root: string
}

/** Reads a text of a tenant's folder, whatever stands there: a folder, a pipe, ten megabytes, other encodings. */
export function readText({ path, file, tenant, root }: Asked): TextFile {
  const refuse = ({ line = 1, column = 1, ...problem }: Problem): TextFile => ({
    text: '',
    diagnostics: [{ tenant, file, line, column, severity: 'error', ...problem }],
  })
  const bytes = readContained(root, path, maxTextBytes)
  if (!(bytes instanceof Uint8Array)) return refuse(problemOf(bytes))
  const text = decode(bytes)
  if (typeof text !== 'string') return refuse(text)
  const deep = tooDeepAt(text)
  if (deep === undefined) return { text, diagnostics: [] }
  const message = `Brackets stand within each other more than ${deepest} deep`
  return refuse({ code: 'too-deep', message, suggestion: null, ...openPositions(text)(deep) })
}
