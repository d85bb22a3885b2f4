import type { ParsedChunk } from './parse.ts'
import { type AstNode, childrenOf, type Edit, isNode, nameOf, nodesOf, openWords } from './syntax.ts'

const pure = (node: AstNode): Edit => ({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' })

/** What the compiler calls the wrapper of a CommonJS package. */
function wrapperCalled(node: AstNode): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Identifier') return undefined
  const name = nameOf(node.callee)
  return name.startsWith('require_') && nodesOf(node.arguments).length === 0 ? name : undefined
}

/** The CommonJS packages that a chunk takes for what they give, and not just for what they do. */
export function packagesUsed(chunk: ParsedChunk): ReadonlySet<string> {
  const found = new Set<string>()
  const hasCall = openWords(chunk.code, 'require_')
  const visit = (node: AstNode, parent: AstNode | null): void => {
    if (!hasCall(node)) return
    const name = parent?.type === 'ExpressionStatement' ? undefined : wrapperCalled(node)
    if (name !== undefined) found.add(name)
    for (const child of childrenOf(node)) visit(child, node)
  }
  if (chunk.code.includes('require_')) for (const node of chunk.body) visit(node, null)
  return found
}

/** Without a use of what it gives, the call that loads such a package is nothing to keep. */
export function purePackages({ code, body }: ParsedChunk, used: ReadonlySet<string>): Edit[] {
  const hasCall = openWords(code, 'require_')
  const visit = (node: AstNode): Edit[] => {
    if (!hasCall(node)) return []
    const name = wrapperCalled(node)
    return [...(name !== undefined && used.has(name) ? [pure(node)] : []), ...childrenOf(node).flatMap(visit)]
  }
  return used.size > 0 ? body.flatMap(visit) : []
}

const isFunction = (node: AstNode) => /^(Arrow)?Function|^Class/.test(node.type)

function callsIn(node: AstNode): Edit[] {
  if (isFunction(node)) return []
  const own = node.type === 'CallExpression' || node.type === 'NewExpression' ? [pure(node)] : []
  return [...own, ...childrenOf(node).flatMap(callsIn)]
}

/**
 * Marks what is called to define the constants of modules that do nothing else when they are loaded. The compiler knew
 * of such modules and dropped what nobody used; in a chunk their borders are gone.
 */
export function pureConstants(chunk: ParsedChunk): Edit[] {
  const isPureAt = purityByPlace(chunk)
  return chunk.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' && isPureAt(statement.start)
      ? nodesOf(statement.declarations).flatMap(({ init }) => (isNode(init) ? callsIn(init) : []))
      : [],
  )
}

function purityByPlace(chunk: ParsedChunk): (place: number) => boolean {
  const pureIds = new Set(chunk.modules.filter(({ isPure }) => isPure).map(({ id }) => id))
  const starts = chunk.headings
  return (place) => {
    const found = starts.findLast(({ start }) => start <= place)
    return found !== undefined && pureIds.has(found.id)
  }
}
