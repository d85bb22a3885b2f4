import { dirname } from 'node:path'
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { openPositions, type TextPosition } from '#cli/lib/text-position.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { readText } from './read-text.ts'

export type JsonPath = readonly (string | number)[]

/** A JSON file as read: its text and, where it could be parsed, the tree that knows where each value stands. */
export interface JsonSource {
  tenant: string
  /** As diagnostics name it. */
  file: string
  /** Absolute folder of the file: what its values name is relative to it. */
  dir: string
  /** The place of an offset into its text. */
  positionOf(offset: number): TextPosition
  root: Node | undefined
}

type Place = Pick<Diagnostic, 'tenant' | 'file' | 'line' | 'column'>

/** Keys that would reach into an object's prototype. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** After one slip a parser stumbles on; more than this helps nobody. */
const maxSyntaxFindings = 10

const syntaxMessages: Record<string, string> = {
  InvalidSymbol: 'This is not a JSON value',
  InvalidNumberFormat: 'This is not a JSON number',
  PropertyNameExpected: 'A key in double quotes is expected here',
  ValueExpected: 'A value is expected here',
  ColonExpected: 'A colon is expected here',
  CommaExpected: 'A comma is expected here',
  CloseBraceExpected: 'A closing brace "}" is missing',
  CloseBracketExpected: 'A closing bracket "]" is missing',
  EndOfFileExpected: 'Nothing more is expected after the last brace',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'The comment does not end',
  UnexpectedEndOfString: 'The string does not end on its line',
  UnexpectedEndOfNumber: 'The number is cut off',
  InvalidUnicode: 'The \\u escape is not four hex digits',
  InvalidEscapeCharacter: 'This escape is not known to JSON',
  InvalidCharacter: 'A control character must be escaped',
}

function at(source: JsonSource, offset: number): Place {
  return { tenant: source.tenant, file: source.file, ...source.positionOf(offset) }
}

function syntaxFinding(source: JsonSource, text: string, error: ParseError): Diagnostic {
  const name = printParseErrorCode(error.error)
  const place = { ...at(source, error.offset), severity: 'error' as const, code: 'bad-json' }
  if (/[}\]]/.test(text.charAt(error.offset)) && text.slice(0, error.offset).trimEnd().endsWith(',')) {
    return { ...place, message: 'A comma stands before this, and nothing after it', suggestion: 'Remove the comma.' }
  }
  const suggestion = name === 'InvalidCommentToken' ? 'Remove the comment.' : null
  return { ...place, message: syntaxMessages[name] ?? 'This is not valid JSON', suggestion }
}

/** The first of the errors at each place: the parser says of one slip what else it then misses. */
function distinctErrors(errors: readonly ParseError[]): ParseError[] {
  const first = errors.filter((error, index) => errors.findIndex((other) => other.offset === error.offset) === index)
  return first.slice(0, maxSyntaxFindings)
}

function keyFindings(source: JsonSource, node: Node): Diagnostic[] {
  const findings: Diagnostic[] = []
  const seen = new Map<string, number>()
  for (const property of node.type === 'object' ? (node.children ?? []) : []) {
    const keyNode = property.children?.[0]
    if (!keyNode) continue
    const key = String(keyNode.value)
    const first = seen.get(key)
    if (forbiddenKeys.has(key)) {
      const message = `The key "${key}" is not allowed in any file of a tenant`
      findings.push({
        ...at(source, keyNode.offset),
        severity: 'error',
        code: 'forbidden-key',
        message,
        suggestion: 'Remove it.',
      })
    } else if (first !== undefined) {
      const message = `The key "${key}" stands twice; the first is on line ${source.positionOf(first).line}`
      findings.push({
        ...at(source, keyNode.offset),
        severity: 'error',
        code: 'duplicate-key',
        message,
        suggestion: 'Remove one of the two.',
      })
    } else {
      seen.set(key, keyNode.offset)
    }
  }
  return [...findings, ...(node.children ?? []).flatMap((child) => keyFindings(source, child))]
}

interface ReadSource {
  source: JsonSource
  diagnostics: Diagnostic[]
}

interface JsonText extends Pick<JsonSource, 'tenant' | 'file' | 'dir'> {
  text: string
}

interface JsonFile extends Pick<JsonSource, 'tenant' | 'file'> {
  path: string
  /** The folder that no link leads out of; by default the file's own. */
  folder?: string
}

/** Parses a JSON text and finds what is wrong with its syntax and keys, all in one pass. */
export function parseJsonSource({ tenant, file, text, dir }: JsonText): ReadSource {
  const errors: ParseError[] = []
  const content = text.replace(/^\uFEFF/, '')
  const root = parseTree(content, errors, { allowTrailingComma: false, disallowComments: true })
  const source: JsonSource = { tenant, file, dir, positionOf: openPositions(content), root }
  const diagnostics = distinctErrors(errors.slice(0, 10 * maxSyntaxFindings)).map((error) =>
    syntaxFinding(source, content, error),
  )
  if (content.trim() === '') {
    const place = { ...at(source, 0), severity: 'error' as const, code: 'bad-json' }
    return { source, diagnostics: [{ ...place, message: 'The file is empty', suggestion: null }] }
  }
  if (errors.length === 0 && root?.type !== 'object') {
    const message = 'The file must hold one JSON object'
    const place = at(source, root?.offset ?? 0)
    diagnostics.push({ ...place, severity: 'error', code: 'bad-json', message, suggestion: null })
  }
  if (root) diagnostics.push(...keyFindings(source, root))
  return { source, diagnostics }
}

/** Reads and parses a JSON file; what cannot be read has no root, and one finding that says why. */
export function readJsonSource({ tenant, file, path, folder = dirname(path) }: JsonFile): ReadSource {
  const { text, diagnostics } = readText({ path, file, tenant, root: folder })
  const dir = dirname(path)
  if (diagnostics.length === 0) return parseJsonSource({ tenant, file, text, dir })
  return { source: { tenant, file, dir, positionOf: () => ({ line: 1, column: 1 }), root: undefined }, diagnostics }
}

/** Forbidden keys are left out, so that none reaches an object; of a key that stands twice the last counts. */
function plainValue(node: Node): unknown {
  const children = node.children ?? []
  if (node.type === 'array') return children.map(plainValue)
  if (node.type !== 'object') return node.value
  const entries = children.flatMap((property): [string, unknown][] => {
    const [key, value] = property.children ?? []
    const name = String(key?.value)
    return value === undefined || forbiddenKeys.has(name) ? [] : [[name, plainValue(value)]]
  })
  return Object.fromEntries(entries)
}

/** The plain value of the whole file; undefined where it did not parse to an object. */
export function objectOf(source: JsonSource): Record<string, unknown> | undefined {
  return source.root?.type === 'object' ? (plainValue(source.root) as Record<string, unknown>) : undefined
}

/** Every string of the file by its dotted path, with its place; what is neither an object nor a string is in `others`. */
export function stringsOf(source: JsonSource): {
  strings: { key: string; value: string; place: Place }[]
  others: { key: string; place: Place }[]
} {
  const found: ReturnType<typeof stringsOf> = { strings: [], others: [] }
  const walk = (node: Node, path: string, place: Place): void => {
    if (node.type === 'string') found.strings.push({ key: path, value: String(node.value), place })
    else if (node.type !== 'object') found.others.push({ key: path, place: at(source, node.offset) })
    for (const property of node.type === 'object' ? (node.children ?? []) : []) {
      const [key, value] = property.children ?? []
      const name = String(key?.value)
      if (key && value && !forbiddenKeys.has(name)) walk(value, path ? `${path}.${name}` : name, at(source, key.offset))
    }
  }
  if (source.root?.type === 'object') walk(source.root, '', at(source, source.root.offset))
  return found
}

const membersOf = new WeakMap<Node, Map<string, Node>>()

/** The member of an object under a key; each object is gone through once, so that many findings stay cheap. */
function memberOf(object: Node, key: string): Node | undefined {
  let members = membersOf.get(object)
  if (!members) {
    members = new Map((object.children ?? []).map((property) => [String(property.children?.[0]?.value), property]))
    membersOf.set(object, members)
  }
  return members.get(key)?.children?.[1]
}

function nodeAt(source: JsonSource, path: JsonPath): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    if (node?.type === 'array') return node.children?.[Number(step)]
    return node?.type === 'object' ? memberOf(node, String(step)) : undefined
  }, source.root)
}

/** Whether a value of the file stands at a path. */
export function hasPath(source: JsonSource, path: JsonPath): boolean {
  return nodeAt(source, path) !== undefined
}

/** Where a value stands, or where its nearest parent does; `key` asks for the key instead of the value. */
export function locate(source: JsonSource, path: JsonPath, part: 'key' | 'value' = 'value'): Place {
  const node = nodeAt(source, path)
  if (node) return at(source, part === 'key' && node.parent?.type === 'property' ? node.parent.offset : node.offset)
  return path.length > 0 ? locate(source, path.slice(0, -1)) : at(source, 0)
}
