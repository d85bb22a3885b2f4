import { parseSync } from 'rolldown/utils'

/** A node of the ESTree that the compiler's parser gives, as far as it is looked at here. */
export interface AstNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** A piece of code to be put in the place of another; `end` is not part of what is replaced. */
export interface Edit {
  start: number
  end: number
  text: string
}

export function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function nodesOf(value: unknown): AstNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The nodes right below a node, in the order of the code. */
export function childrenOf(node: AstNode): AstNode[] {
  return Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodesOf(value)))
}

/** What an identifier is called, or a string between quotes says. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) throw new Error('The compiler left a module syntax that is not known here')
  return String(node.name ?? node.value)
}

/** The top level of a module. Throws where the code does not parse, which compiled code always does. */
export function parseModule(name: string, code: string): AstNode[] {
  const { program, errors } = parseSync(`${name}.js`, code)
  const [first] = errors
  if (first) throw new Error(`The compiled chunk ${name} cannot be parsed: ${first.message}`)
  return nodesOf((program as { body?: unknown }).body)
}

/** The code with its edits made, which may not overlap. */
export function applied(code: string, edits: readonly Edit[]): string {
  let at = 0
  const parts = edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((edit) => {
      const before = code.slice(at, edit.start)
      at = edit.end
      return before + edit.text
    })
  return parts.join('') + code.slice(at)
}

/** The chunk that an import names: "./main.js" is "main". */
export const chunkOfSource = (source: unknown): string | undefined =>
  /^\.\/(.+)\.js$/.exec(isNode(source) ? String(source.value) : '')?.[1]
