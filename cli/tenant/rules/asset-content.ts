import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { inFile, statOf } from './folder.ts'
import type { RuleContext } from './rule.ts'
import { svgFindings } from './svg-findings.ts'

/** Bytes. */
const largestAsset = 2 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)
const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

const signatures: Record<string, { kind: string; isOne: (bytes: Uint8Array) => boolean }> = {
  '.png': { kind: 'PNG picture', isOne: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  '.jpg': { kind: 'JPEG picture', isOne: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff) },
  '.jpeg': { kind: 'JPEG picture', isOne: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff) },
  '.webp': { kind: 'WebP picture', isOne: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP' },
  '.woff2': { kind: 'WOFF2 font', isOne: (bytes) => ascii(bytes, 0, 4) === 'wOF2' },
}

const known = ['.svg', ...Object.keys(signatures)]

interface Problem {
  code: string
  message: string
  suggestion: string | null
  line?: number
  column?: number
}

function drawingProblems(bytes: Uint8Array): Problem[] {
  return svgFindings(Buffer.from(bytes).toString('utf8')).map(({ line, column, message }) => ({
    line,
    column,
    code: 'unsafe-svg',
    message: `The drawing ${message}`,
    suggestion: 'Export it again as plain SVG.',
  }))
}

function problemsOf(path: string): Problem[] {
  const extension = extname(path).toLowerCase()
  const stats = statSync(path)
  if (!stats.isFile()) {
    return [{ code: 'not-a-file', message: 'This is not a file', suggestion: 'Put the file itself here.' }]
  }
  if (!known.includes(extension)) {
    const message = extension
      ? `A file ending in "${extension}" is not an asset a site can have`
      : 'A file without an ending is not an asset a site can have'
    return [{ code: 'unknown-asset', message, suggestion: `Use ${known.join(', ')}.` }]
  }
  if (stats.size > largestAsset) {
    const message = `The file has ${stats.size} bytes, more than ${largestAsset}`
    return [{ code: 'asset-too-large', message, suggestion: 'Make it smaller.' }]
  }
  const bytes = readFileSync(path)
  if (extension === '.svg') return drawingProblems(bytes)
  const signature = signatures[extension]
  if (!signature || signature.isOne(bytes)) return []
  const message = `The file is named ${extension} but is no ${signature.kind}`
  return [{ code: 'disguised-asset', message, suggestion: 'Export it again in that format.' }]
}

/** What is wrong with one asset: its kind, its size, what it holds. A file that is not there is not its matter. */
export function assetFindings(context: RuleContext, path: string): Diagnostic[] {
  // What cannot be looked at is a finding of the folder.
  if (!statOf(path)) return []
  try {
    return problemsOf(path).map((problem) => inFile(context, path, problem))
  } catch (error) {
    const message = `The file cannot be read (${error instanceof Error ? error.message.split(',')[0] : String(error)})`
    return [inFile(context, path, { code: 'unreadable-file', message, suggestion: 'Check its permissions.' })]
  }
}
