import { gateNames } from '../profile.ts'
import { type AstNode, childrenOf, chunkOfSource, isNode, nodesOf } from './syntax.ts'

const gates: ReadonlySet<string> = new Set(gateNames)

export function staticImports(body: readonly AstNode[]): string[] {
  return body.flatMap((node) => (node.type === 'ImportDeclaration' ? (chunkOfSource(node.source) ?? []) : []))
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
export function importedAnyway(chunk: { body: readonly AstNode[]; code: string }): string[] {
  const below = (node: AstNode): string[] => {
    const own = node.type === 'ImportExpression' ? chunkOfSource(node.source) : undefined
    const hidden = partsBehindGate(node)
    const open = childrenOf(node).filter((child) => !hidden.includes(child))
    return [...(own === undefined ? [] : [own]), ...open.flatMap(below)]
  }
  return [...staticImports(chunk.body), ...(chunk.code.includes('import(') ? chunk.body.flatMap(below) : [])]
}
