import type { ShortNames } from './short-names.ts'
import { type AstNode, childrenOf, chunkOfSource, type Edit, isNode, nameOf, nodesOf, openWords } from './syntax.ts'

interface Used {
  names: string[]
  /** Where the code says the name, if it is a short one that must be said there. */
  property: AstNode | null
}

/** `import("./x.js").then((n) => n.name)`, as the compiler writes it for a module that shares its chunk. */
function usedByCallback(call: AstNode): Used | null {
  const [callback] = nodesOf(call.arguments)
  const body = callback?.type === 'ArrowFunctionExpression' ? callback.body : null
  const [parameter] = nodesOf(callback?.params)
  if (!isNode(body) || body.type !== 'MemberExpression' || body.computed || !isNode(body.property)) return null
  if (!isNode(body.object) || !parameter || body.object.name !== parameter.name) return null
  return { names: [nameOf(body.property)], property: body.property }
}

/** `const { name } = await import("./x.js")`. */
function usedByPattern(pattern: unknown): Used | null {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return null
  const properties = nodesOf(pattern.properties)
  if (properties.some((property) => property.type !== 'Property' || property.computed)) return null
  return { names: properties.map((property) => nameOf(property.key)), property: null }
}

/** What is used of an `import()`, from what stands around it; null where that could be anything. */
function usedOf(node: AstNode, parent: AstNode | undefined, grandparent: AstNode | undefined): Used | null {
  if (parent?.type === 'MemberExpression' && parent.object === node && grandparent?.type === 'CallExpression')
    return isNode(parent.property) && parent.property.name === 'then' ? usedByCallback(grandparent) : null
  if (parent?.type === 'AwaitExpression' && grandparent?.type === 'VariableDeclarator')
    return usedByPattern(grandparent.id)
  return null
}

function importedBelow(node: AstNode): string | undefined {
  if (node.type === 'ImportExpression') return chunkOfSource(node.source)
  for (const child of childrenOf(node)) {
    const found = importedBelow(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** What Vite puts around an `import()`: its own loader, or the site's. */
const loaders = new Set(['__vitePreload', 'loadChunk'])

function editsAt(node: AstNode, parents: readonly AstNode[], names: ShortNames): Edit[] {
  if (node.type === 'ImportExpression' && isNode(node.source)) {
    const target = chunkOfSource(node.source)
    if (target === undefined) return []
    const used = usedOf(node, parents.at(-1), parents.at(-2))
    const list = used?.names.map((name) => names[target]?.[name] ?? name)
    const { start, end } = node.source
    const address = { start, end, text: `"./${target}.js#${list?.join() ?? '*'}"` }
    if (!used?.property) return [address]
    return [address, { start: used.property.start, end: used.property.end, text: list?.[0] ?? '' }]
  }
  if (node.type === 'CallExpression' && isNode(node.callee) && loaders.has(nameOf(node.callee))) {
    const [load, list] = nodesOf(node.arguments)
    const target = load ? importedBelow(load) : undefined
    return list && target !== undefined
      ? [{ start: list.start, end: list.end, text: `__vite__mapDeps("${target}")` }]
      : []
  }
  return []
}

/**
 * Makes every `import()` say in its address what is used of the answer ("./x.js#a,b", or "#*" for anything), and every
 * list of files that Vite's loader takes say for which chunk it is.
 */
export function dynamicImports({ code, body }: { code: string; body: readonly AstNode[] }, names: ShortNames): Edit[] {
  const hasImport = openWords(code, 'import(')
  const visit = (node: AstNode, parents: readonly AstNode[]): Edit[] =>
    hasImport(node)
      ? [
          ...editsAt(node, parents, names),
          ...childrenOf(node).flatMap((child) => visit(child, [...parents.slice(-1), node])),
        ]
      : []
  return body.flatMap((node) => visit(node, []))
}
