import { type LinkedChunk, withImports } from './link.ts'

const mark = /__vite__mapDeps\((["'`])([^"'`]+)\1\)/g

/**
 * Fills in what each `import()` of a chunk needs at once: the files that the start has not loaded. The loader asks for
 * scripts by their stable names, which the import map binds, and for styles as they are.
 */
export function withFileTable(
  code: string,
  chunks: ReadonlyMap<string, LinkedChunk>,
  /** By chunk; a chunk without styles is not among them. */
  stylePaths: ReadonlyMap<string, string>,
  /** Chunks whose code and styles are there from the start. */
  atHand: ReadonlySet<string>,
): string {
  const table: string[] = []
  const indexOf = (file: string) => (table.includes(file) ? table.indexOf(file) : table.push(file) - 1)
  const filled = code.replaceAll(mark, (_, __, target: string) => {
    const names = withImports(chunks, target).filter((name) => !atHand.has(name))
    const files = [...names.map((name) => `assets/${name}.js`), ...names.flatMap((name) => stylePaths.get(name) ?? [])]
    return files.length === 0 ? '[]' : `__vite__mapDeps([${files.map(indexOf).join()}])`
  })
  if (table.length === 0) return filled
  const list = JSON.stringify(table)
  return `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${list})))=>i.map(i=>d[i]);\n${filled}`
}
