import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { extname, isAbsolute, join, relative, sep } from 'node:path'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { didYouMean } from '#cli/terminal/nearest.ts'
import { originOf } from '../merge.ts'
import { findingAt, type Rule, type RuleContext, stringAt } from './rule.ts'
import { svgFindings } from './svg-findings.ts'

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

/** Files below a folder, relative to it, in stable order; links are listed, not followed. */
function filesBelow(dir: string, below = ''): string[] {
  const entries = readdirSync(join(dir, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name
    return entry.isDirectory() ? filesBelow(dir, path) : [path]
  })
}

function isInside(dir: string, path: string): boolean {
  const way = relative(dir, path)
  return way !== '' && !way.startsWith(`..${sep}`) && way !== '..' && !isAbsolute(way)
}

const inFile = (
  context: RuleContext,
  file: string,
  line: number,
  column: number,
  code: string,
  message: string,
  suggestion: string | null,
): Diagnostic => ({
  tenant: context.code,
  file: `${context.shownDir}/${file}`,
  line,
  column,
  severity: 'error',
  code,
  message,
  suggestion,
})

/** No link in the folder leads out of it. */
export const linksStayInside: Rule = (context) => {
  const root = realpathSync(context.dir)
  return filesBelow(context.dir)
    .filter((file) => lstatSync(join(context.dir, file)).isSymbolicLink())
    .flatMap((file) => {
      const path = join(context.dir, file)
      if (!existsSync(path))
        return [inFile(context, file, 1, 1, 'broken-link', 'The link leads nowhere', 'Put the file itself here.')]
      if (isInside(root, realpathSync(path))) return []
      return [
        inFile(
          context,
          file,
          1,
          1,
          'link-outside',
          'The link leads out of the tenant’s folder',
          'Put the file itself here.',
        ),
      ]
    })
}

function contentFindings(context: RuleContext, file: string): Diagnostic[] {
  const path = join(context.dir, file)
  if (!existsSync(path)) return []
  const size = statSync(path).size
  if (size > largestAsset) {
    return [
      inFile(
        context,
        file,
        1,
        1,
        'asset-too-large',
        `The file has ${size} bytes, more than ${largestAsset}`,
        'Make it smaller.',
      ),
    ]
  }
  const bytes = readFileSync(path)
  const extension = extname(file).toLowerCase()
  if (extension === '.svg') {
    return svgFindings(bytes.toString('utf8')).map((finding) =>
      inFile(
        context,
        file,
        finding.line,
        finding.column,
        'unsafe-svg',
        `The drawing ${finding.message}`,
        'Export it again as plain SVG.',
      ),
    )
  }
  const signature = signatures[extension]
  if (!signature) {
    return [
      inFile(
        context,
        file,
        1,
        1,
        'unknown-asset',
        `A file ending in "${extension}" is not an asset a site can have`,
        `Use ${['.svg', ...Object.keys(signatures)].join(', ')}.`,
      ),
    ]
  }
  return signature.isOne(bytes)
    ? []
    : [
        inFile(
          context,
          file,
          1,
          1,
          'disguised-asset',
          `The file is named ${extension} but is no ${signature.kind}`,
          'Export it again in that format.',
        ),
      ]
}

/** Every file under assets/ is what its name says and holds nothing that runs. */
export const assetsAreWhatTheySay: Rule = (context) =>
  existsSync(join(context.dir, 'assets'))
    ? filesBelow(context.dir, 'assets').flatMap((file) => contentFindings(context, file))
    : []

function referenceFinding(context: RuleContext, key: 'logo' | 'favicon'): Diagnostic[] {
  const path = ['brand', key]
  const value = stringAt(context, path)
  if (value === undefined) return []
  const dir = originOf(context.merged, path)?.dir ?? context.dir
  const target = join(dir, value)
  if (isAbsolute(value) || !isInside(dir, target)) {
    return [
      findingAt(context, path, {
        code: 'path-outside',
        message: `"${value}" is not inside the tenant’s folder`,
        suggestion: 'Put the file under assets/ and name it from there.',
      }),
    ]
  }
  if (!existsSync(target)) {
    const there = existsSync(join(dir, 'assets')) ? filesBelow(dir, 'assets') : []
    return [
      findingAt(context, path, {
        code: 'missing-asset',
        message: `There is no file "${value}" in the folder`,
        suggestion: didYouMean(value, there),
      }),
    ]
  }
  if (extname(value).toLowerCase() !== '.svg') {
    return [
      findingAt(context, path, {
        code: 'wrong-asset-type',
        message: `The ${key} must be an SVG: all icon sizes are made from it`,
        suggestion: null,
      }),
    ]
  }
  return []
}

/** The logo and the favicon are files of the folder. */
export const brandFilesExist: Rule = (context) => [
  ...referenceFinding(context, 'logo'),
  ...referenceFinding(context, 'favicon'),
]
