import { extname } from 'node:path'
import { containedStat, readContained } from '#cli/terminal/contained-file.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Problem } from '../source/read-text.ts'
import { inFile } from './folder.ts'
import type { RuleContext } from './rule.ts'
import { svgFindings } from './svg-findings.ts'

/** Bytes. */
export const maxAssetBytes = 2 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)
const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

const signatures: Record<string, { kind: string; isOne: (bytes: Uint8Array) => boolean }> = {
  '.png': { kind: 'PNG picture', isOne: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  '.jpg': { kind: 'JPEG picture', isOne: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff) },
  '.jpeg': { kind: 'JPEG picture', isOne: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff) },
  '.webp': { kind: 'WebP picture', isOne: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP' },
  '.avif': { kind: 'AVIF picture', isOne: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)) },
  '.woff2': { kind: 'WOFF2 font', isOne: (bytes) => ascii(bytes, 0, 4) === 'wOF2' },
}

/** Whether bytes begin as files of that ending do; true of an ending that says nothing of its first bytes. */
export const hasSignature = (extension: string, bytes: Uint8Array): boolean =>
  signatures[extension]?.isOne(bytes) ?? true

const known = ['.svg', ...Object.keys(signatures)]

/** Endings of files that a page can show as a picture. */
export const pictureKinds = known.filter((extension) => extension !== '.woff2')

export const isPicture = (path: string) => pictureKinds.includes(extname(path).toLowerCase())

function drawingProblems(bytes: Uint8Array): Problem[] {
  return svgFindings(Buffer.from(bytes).toString('utf8')).map(({ line, column, message }) => ({
    line,
    column,
    code: 'unsafe-svg',
    message: `The drawing ${message}`,
    suggestion: 'Export it again as plain SVG.',
  }))
}

const unreadable = (reason: string): Problem => ({
  code: 'unreadable-file',
  message: `The file cannot be read (${reason})`,
  suggestion: 'Check its permissions.',
})

function tooLarge(size: number): Problem {
  const message = `The file has ${size} bytes, more than ${maxAssetBytes}`
  return { code: 'asset-too-large', message, suggestion: 'Make it smaller.' }
}

function contentProblems(root: string, path: string, extension: string): Problem[] {
  const bytes = readContained(root, path, maxAssetBytes)
  if (!(bytes instanceof Uint8Array)) {
    if (bytes.kind === 'too-large') return [tooLarge(bytes.size)]
    return bytes.kind === 'unreadable' ? [unreadable(bytes.reason)] : []
  }
  if (extension === '.svg') return drawingProblems(bytes)
  const signature = signatures[extension]
  if (!signature || signature.isOne(bytes)) return []
  const message = `The file is named ${extension} but is no ${signature.kind}`
  return [{ code: 'disguised-asset', message, suggestion: 'Export it again in that format.' }]
}

function problemsOf(root: string, path: string): Problem[] {
  const extension = extname(path).toLowerCase()
  const stats = containedStat(root, path)
  // Nothing there, nothing that may be looked at, or a link that leads out: findings of the folder.
  if ('kind' in stats) return []
  if (!stats.isFile())
    return [{ code: 'not-a-file', message: 'This is not a file', suggestion: 'Put the file itself here.' }]
  if (known.includes(extension)) return contentProblems(root, path, extension)
  const message = extension
    ? `A file ending in "${extension}" is not an asset a site can have`
    : 'A file without an ending is not an asset a site can have'
  return [{ code: 'unknown-asset', message, suggestion: `Use ${known.join(', ')}.` }]
}

/** What is wrong with one asset of a folder, `root`: its kind, its size, what it holds. */
export function assetFindings(context: RuleContext, root: string, path: string): Diagnostic[] {
  return problemsOf(root, path).map((problem) => inFile(context, path, problem))
}
