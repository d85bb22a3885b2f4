import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { positionAt } from '#cli/terminal/text-position.ts'

export type JsonPath = readonly (string | number)[]

/** A JSON file as read: its text and, where it could be parsed, the tree that knows where each value stands. */
export interface JsonSource {
  tenant: string
  /** As diagnostics name it. */
  file: string
  /** Absolute folder of the file: what its values name is relative to it. */
  dir: string
  text: string
  root: Node | undefined
}

/** Keys that would reach into an object's prototype. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

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

function at(source: JsonSource, offset: number): Pick<Diagnostic, 'tenant' | 'file' | 'line' | 'column'> {
  return { tenant: source.tenant, file: source.file, ...positionAt(source.text, offset) }
}

function syntaxFinding(source: JsonSource, error: ParseError): Diagnostic {
  const name = printParseErrorCode(error.error)
  const message = syntaxMessages[name] ?? 'This is not valid JSON'
  return { ...at(source, error.offset), severity: 'error', code: 'bad-json', message, suggestion: null }
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
      const message = `The key "${key}" stands twice; the first is on line ${positionAt(source.text, first).line}`
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

/** Parses a JSON file and finds what is wrong with its syntax and keys, all in one pass. */
export function parseJsonSource(
  tenant: string,
  file: string,
  text: string,
  dir: string,
): { source: JsonSource; diagnostics: Diagnostic[] } {
  const errors: ParseError[] = []
  const content = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
  const root = parseTree(content, errors, { allowTrailingComma: false, disallowComments: true })
  const source: JsonSource = { tenant, file, dir, text: content, root }
  const diagnostics = errors.map((error) => syntaxFinding(source, error))
  if (root && root.type !== 'object' && errors.length === 0) {
    diagnostics.push({
      ...at(source, root.offset),
      severity: 'error',
      code: 'bad-json',
      message: 'The file must hold one JSON object',
      suggestion: null,
    })
  }
  if (root) diagnostics.push(...keyFindings(source, root))
  return { source, diagnostics }
}

/** The plain value of the whole file; undefined where it did not parse to an object. */
export function objectOf(source: JsonSource): Record<string, unknown> | undefined {
  return source.root?.type === 'object' ? (getNodeValue(source.root) as Record<string, unknown>) : undefined
}

/** Where a value stands, or where its nearest parent does; `key` asks for the key instead of the value. */
export function locate(
  source: JsonSource,
  path: JsonPath,
  part: 'key' | 'value' = 'value',
): Pick<Diagnostic, 'tenant' | 'file' | 'line' | 'column'> {
  if (!source.root) return at(source, 0)
  const node = findNodeAtLocation(source.root, [...path])
  if (node) return at(source, part === 'key' && node.parent?.type === 'property' ? node.parent.offset : node.offset)
  return path.length > 0 ? locate(source, path.slice(0, -1), part) : at(source, source.root.offset)
}
