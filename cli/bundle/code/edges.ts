import { gateNames } from '../profile.ts'
import {
  type AstNode,
  childrenOf,
  chunkOfAddress,
  chunkOfSource,
  type ImportStatement,
  isNode,
  type ModuleSyntax,
  nodesOf,
  openWords,
} from './syntax.ts'

const gates: ReadonlySet<string> = new Set(gateNames)

export function staticImports(imports: readonly ImportStatement[]): string[] {
  return imports.flatMap(({ from }) => chunkOfAddress(from) ?? [])
}

function mentionsGate(node: unknown): boolean {
  if (!isNode(node)) return false
  return (node.type === 'Identifier' && gates.has(String(node.name))) || childrenOf(node).some(mentionsGate)
}

/** `GATE ? a : b`, `GATE && a`, `if (GATE) …`: the parts that a flag may leave out. */
function partsBehindGate(node: AstNode): AstNode[] {
  const test = node.type === 'LogicalExpression' ? node.left : node.test
  return mentionsGate(test) ? nodesOf([node.right, node.consequent, node.alternate]) : []
}

/** The chunks that a chunk imports, statically or by `import()`, whatever the flags are. */
export function importedAnyway(chunk: ModuleSyntax & { code: string }): string[] {
  const hasImport = openWords(chunk.code, 'import(')
  const below = (node: AstNode): string[] => {
    if (!hasImport(node)) return []
    const own = node.type === 'ImportExpression' ? chunkOfSource(node.source) : undefined
    const hidden = partsBehindGate(node)
    const open = childrenOf(node).filter((child) => !hidden.includes(child))
    return [...(own === undefined ? [] : [own]), ...open.flatMap(below)]
  }
  return [...staticImports(chunk.imports), ...(chunk.code.includes('import(') ? chunk.body.flatMap(below) : [])]
}
