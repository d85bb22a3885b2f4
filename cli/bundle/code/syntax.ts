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
  const children: AstNode[] = []
  // Called for each of a million nodes: lists of lists would take longer than what is looked for in them.
  for (const field in node) {
    const value = node[field]
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) children.push(one)
    } else if (isNode(value)) children.push(value)
  }
  return children
}

/** What an identifier is called, or a string between quotes says. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) throw new Error('The compiler left a module syntax that is not known here')
  return String(node.name ?? node.value)
}

/** An import statement and where it stands; `from` is the address as the code has it. */
export interface ImportStatement {
  from: string
  start: number
  end: number
}

export interface ModuleSyntax {
  imports: readonly ImportStatement[]
  /** Where its first statement of exports starts. */
  exportsAt: number | null
  /** The top level. The parser takes most of its time to hand this over: it is made when somebody asks. */
  readonly body: readonly AstNode[]
}

/** The syntax of a module. Throws where the code does not parse, which compiled code always does. */
export function openModule(name: string, code: string): ModuleSyntax {
  const parsed = parseSync(`${name}.js`, code)
  const [error] = parsed.errors
  if (error) throw new Error(`The compiled chunk ${name} cannot be parsed: ${error.message}`)
  const { staticImports, staticExports } = parsed.module
  const imports = staticImports.map(({ moduleRequest, start, end }) => ({ from: moduleRequest.value, start, end }))
  let body: readonly AstNode[] | undefined
  const openBody = () => {
    body ??= nodesOf((parsed.program as { body?: unknown }).body)
    return body
  }
  // Of a name that comes in and goes out again the parser gives the import's place: then the tree says where.
  const isPassedOn = staticExports.some((one) => imports.some(({ start }) => start === one.start))
  const first = isPassedOn ? openBody().find(({ type }) => type === 'ExportNamedDeclaration') : staticExports[0]
  return {
    imports,
    exportsAt: first?.start ?? null,
    get body() {
      return openBody()
    },
  }
}

/** The top level of a module. */
export const parseModule = (name: string, code: string): readonly AstNode[] => openModule(name, code).body

/** Answers whether a word stands within a node: what holds it nowhere need not be looked through. */
export function openWords(code: string, word: string): (node: AstNode) => boolean {
  const places: number[] = []
  for (let at = code.indexOf(word); at >= 0; at = code.indexOf(word, at + 1)) places.push(at)
  return ({ start, end }) => {
    let [low, high] = [0, places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[middle] ?? 0) < start) low = middle + 1
      else high = middle
    }
    return (places[low] ?? end) < end
  }
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

/** The chunk that an address names: "./main.js" is "main". */
export const chunkOfAddress = (address: string): string | undefined => /^\.\/(.+)\.js$/.exec(address)?.[1]

/** The chunk that an import names. */
export const chunkOfSource = (source: unknown): string | undefined =>
  chunkOfAddress(isNode(source) ? String(source.value) : '')
