import { readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

export const maxParameters = 3

/** Drawings are numbers: what a shape is made by is what it takes. They are counted apart. */
const isDrawing = (path: string) => /^sandbox\/art(work)?\//.test(path)

const roomOf = (path: string) => (isDrawing(path) ? 'drawings' : (path.split('/')[0] ?? ''))

/** How many functions of a source file take more than they may. */
function wideIn(path: string): number {
  let count = 0
  const see = ({ params }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (params.length > maxParameters) count += 1
  }
  const visitor = new Visitor({ FunctionDeclaration: see, FunctionExpression: see, ArrowFunctionExpression: see })
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return count
}

/** Functions with too many parameters, by room. */
export function wideFunctions(sources: readonly string[]): Record<string, number> {
  const rooms = Object.entries(Object.groupBy(sources, roomOf))
  const counts = rooms.map(([room, paths = []]) => [room, paths.reduce((sum, path) => sum + wideIn(path), 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
