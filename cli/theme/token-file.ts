import { type JSONPath, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { didYouMean } from '#cli/lib/nearest.ts'
import { openPositions, type TextPosition } from '#cli/lib/text-position.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'

/** Where a token's value stands. */
export interface Position extends TextPosition {
  file: string
}

/** A token as a file wrote it. `value` may hold aliases (`{color.bg}`) at any depth. */
export interface RawToken {
  /** `color.bg`. */
  path: string
  /** Null where neither the token nor a group above it says. */
  type: string | null
  value: unknown
  extensions: Readonly<Record<string, unknown>>
  at: Position
  /** Where its name stands. */
  nameAt: Position
  /** Where the names of the groups above it stand, the outermost first. */
  groupsAt: readonly Position[]
  aliases: readonly { target: string; at: Position }[]
}

export interface TokenFile {
  tokens: readonly RawToken[]
  diagnostics: readonly Diagnostic[]
}

interface Context {
  file: string
  tenant: string | null
  placeOf: (offset: number) => TextPosition
  tokens: RawToken[]
  diagnostics: Diagnostic[]
}

/** Several times as many as there are to override: each is compared with all others. */
const maxTokens = 1000

const aliasPattern = /^\{([^{}]+)\}$/

/** The path an alias names (`{color.bg}` gives `color.bg`); null where the value is none. */
export function aliasTarget(value: unknown): string | null {
  return typeof value === 'string' ? (aliasPattern.exec(value)?.[1] ?? null) : null
}

const positionAt = (context: Context, offset: number): Position => ({ file: context.file, ...context.placeOf(offset) })

function report(context: Context, offset: number, problem: Pick<Diagnostic, 'code' | 'message' | 'suggestion'>): void {
  const at = positionAt(context, offset)
  context.diagnostics.push({ tenant: context.tenant, ...at, severity: 'error', ...problem })
}

/** The members of an object node. A key written twice is reported and its last value kept. */
function membersOf(context: Context, node: Node): Map<string, { key: Node; value: Node }> {
  const members = new Map<string, { key: Node; value: Node }>()
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    if (key === undefined || value === undefined) continue
    const name = String(key.value)
    if (members.has(name)) {
      const message = `"${name}" is written twice in the same object`
      report(context, key.offset, { code: 'duplicate-key', message, suggestion: 'Keep one of the two.' })
    }
    members.set(name, { key, value })
  }
  return members
}

function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue)
  if (node.type !== 'object') return node.value
  const entries = (node.children ?? []).map((property): [string, unknown] => {
    const [key, value] = property.children ?? []
    return [String(key?.value), value === undefined ? null : plainValue(value)]
  })
  return Object.fromEntries(entries)
}

function plainRecord(node: Node | undefined): Record<string, unknown> {
  return node?.type === 'object' ? Object.fromEntries(Object.entries(plainValue(node) ?? {})) : {}
}

function aliasesIn(context: Context, node: Node): { target: string; at: Position }[] {
  const target = node.type === 'string' ? aliasTarget(node.value) : null
  if (target !== null) return [{ target, at: positionAt(context, node.offset) }]
  if (node.type === 'property') {
    const value = node.children?.[1]
    return value === undefined ? [] : aliasesIn(context, value)
  }
  return (node.children ?? []).flatMap((child) => aliasesIn(context, child))
}

/** What DTCG has beside the names of tokens and groups. */
const ownKeys = ['$value', '$type', '$description', '$extensions', '$deprecated', '$schema']

interface Place {
  path: JSONPath
  groupsAt: readonly Position[]
  /** The type of the nearest group above that names one. */
  inherited: string | null
  /** The key that leads here. */
  name: Node
}

function reportUnknownKeys(context: Context, members: ReadonlyMap<string, { key: Node }>): void {
  for (const [name, { key }] of members) {
    if (!name.startsWith('$') || ownKeys.includes(name)) continue
    const message = `A token has no "${name}"`
    report(context, key.offset, { code: 'token-key', message, suggestion: didYouMean(name, ownKeys) })
  }
}

function walk(context: Context, node: Node, { path, groupsAt, inherited, name }: Place): void {
  if (node.type !== 'object') {
    const message = `${path.join('.') || 'the file'} is neither a token nor a group of tokens`
    report(context, node.offset, { code: 'token-value', message, suggestion: 'Write { "$value": … }.' })
    return
  }
  const members = membersOf(context, node)
  reportUnknownKeys(context, members)
  const ownType = members.get('$type')?.value.value
  const type = typeof ownType === 'string' ? ownType : inherited
  const value = members.get('$value')?.value
  if (value !== undefined) {
    context.tokens.push({
      path: path.join('.'),
      type,
      value: plainValue(value),
      extensions: plainRecord(members.get('$extensions')?.value),
      at: positionAt(context, value.offset),
      nameAt: positionAt(context, name.offset),
      groupsAt,
      aliases: aliasesIn(context, value),
    })
    return
  }
  const below = path.length === 0 ? [] : [...groupsAt, positionAt(context, name.offset)]
  for (const [key, member] of members) {
    const place = { path: [...path, key], groupsAt: below, inherited: type, name: member.key }
    if (!key.startsWith('$')) walk(context, member.value, place)
  }
}

/** Reads one DTCG file: its tokens in order, and everything wrong with its JSON. A file with bad JSON has no tokens. */
export function parseTokenFile(file: string, text: string, tenant: string | null): TokenFile {
  const context: Context = { file, tenant, placeOf: openPositions(text), tokens: [], diagnostics: [] }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  const [first] = errors
  if (first !== undefined || root === undefined) {
    const offset = first?.offset ?? 0
    const reason = first === undefined ? 'the file is empty' : describe(first)
    report(context, offset, { code: 'bad-json', message: `This is not JSON: ${reason}`, suggestion: null })
    return { tokens: [], diagnostics: context.diagnostics }
  }
  walk(context, root, { path: [], groupsAt: [], inherited: null, name: root })
  if (context.tokens.length > maxTokens) {
    const message = `The file has ${context.tokens.length} tokens, more than the ${maxTokens} that one may have`
    report(context, 0, { code: 'too-many-tokens', message, suggestion: 'Keep those that the site reads.' })
    return { tokens: [], diagnostics: context.diagnostics }
  }
  return { tokens: context.tokens, diagnostics: context.diagnostics }
}

/** jsonc-parser's own name of the error as words: `CommaExpected` gives `comma expected`. */
function describe(error: ParseError): string {
  return printParseErrorCode(error.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
