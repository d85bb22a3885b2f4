import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openMemo } from '#cli/lib/memo.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { folderStamp } from '#cli/terminal/file-stamp.ts'
import type { ThemeName } from '#contract/site/site-config.ts'
import { formatColour } from './colour.ts'
import type { Palette } from './palette.ts'
import { type Position, parseTokenFile, type RawToken } from './token-file.ts'

/** A token in the stack of layers: an override keeps what it covers, so that a bad one can be taken off again. */
export interface Token extends RawToken {
  type: string
  isOverride: boolean
  below: Token | null
}

export interface SharedTokens {
  /** base/ and component/: the same in every theme, or aliases of what differs. */
  common: readonly RawToken[]
  semantic: Readonly<Record<ThemeName, readonly RawToken[]>>
  diagnostics: readonly Diagnostic[]
}

const ending = '.tokens.json'

function filesIn(directory: string): string[] {
  try {
    const names = readdirSync(directory).filter((name) => name.endsWith(ending))
    return names.sort().map((name) => path.join(directory, name))
  } catch {
    return []
  }
}

const folders = ['base', 'component', 'semantic/dark', 'semantic/light']

const memo = openMemo<SharedTokens>(8)

/**
 * The shared tokens, read once as long as their files stay as they are: the same object for the same files. Files that
 * are missing show as tokens that are missing, and are reported.
 */
export function readSharedTokens(directory: string): SharedTokens {
  const stamps = folders.map((folder) => folderStamp(path.join(directory, folder), ending))
  return memo(JSON.stringify([process.cwd(), directory, ...stamps]), () => readAll(directory))
}

function readAll(directory: string): SharedTokens {
  const diagnostics: Diagnostic[] = []
  const read = (folder: string): RawToken[] => {
    const files = filesIn(path.join(directory, folder))
    if (files.length === 0) {
      const message = `No *.tokens.json in ${folder}`
      const file = path.posix.join(directory.split(path.sep).join('/'), folder)
      const at = { file, line: 1, column: 1 }
      diagnostics.push({ tenant: null, ...at, severity: 'error', code: 'missing-tokens', message, suggestion: null })
    }
    return files.flatMap((file) => {
      const parsed = parseTokenFile(
        path.relative(process.cwd(), file).split(path.sep).join('/'),
        readFileSync(file, 'utf8'),
        null,
      )
      diagnostics.push(...parsed.diagnostics)
      return parsed.tokens
    })
  }
  const common = [...read('base'), ...read('component')]
  const semantic = { dark: read('semantic/dark'), light: read('semantic/light') }
  return { common, semantic, diagnostics }
}

/** The derived palette as tokens, for aliases: `{palette.action}`. */
export function paletteTokens(palette: Palette, at: Position): RawToken[] {
  return Object.entries(palette).map(([role, colour]) => ({
    path: `palette.${role}`,
    type: 'color',
    value: formatColour(colour),
    extensions: {},
    at,
    nameAt: at,
    groupsAt: [],
    aliases: [],
  }))
}

/** Tokens of one theme by path, without overrides. */
export function stackOf(tokens: readonly RawToken[]): Map<string, Token> {
  return new Map(
    tokens.map((token) => [token.path, { ...token, type: token.type ?? '', isOverride: false, below: null }]),
  )
}

/** A tenant's own primitives, to alias from its overrides; they make no CSS of their own. */
export const isPrivate = (tokenPath: string): boolean => tokenPath.startsWith('brand.')

/** Names that make no CSS: the palette and a tenant's own primitives. */
export const isHidden = (tokenPath: string): boolean => tokenPath.startsWith('palette.') || isPrivate(tokenPath)

/**
 * Lays an override on the stack. It takes the covered token's type and unit; a `livery.css` holds only for the value
 * it was written beside.
 */
export function lay(stack: Map<string, Token>, override: RawToken): void {
  const below = stack.get(override.path) ?? null
  const { 'livery.css': _css, ...inherited } = below?.extensions ?? {}
  stack.set(override.path, {
    ...override,
    type: below?.type ?? override.type ?? '',
    extensions: { ...inherited, ...override.extensions },
    isOverride: true,
    below,
  })
}

/** Takes a bad token off: what it covered is seen again. */
export function takeOff(stack: Map<string, Token>, token: Token): void {
  if (token.below === null) stack.delete(token.path)
  else stack.set(token.path, token.below)
}
