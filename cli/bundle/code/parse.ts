import type { CompiledChunk } from './compile.ts'
import { type ModuleSyntax, openModule } from './syntax.ts'

/** A compiled chunk with its syntax, and where each module starts in its code. */
export interface ParsedChunk extends CompiledChunk, ModuleSyntax {
  headings: readonly { id: string; start: number }[]
}

/** The compiler writes each module's path above its code. */
const heading = /^\/\/ (.+)$/gm

export function parseChunk(chunk: CompiledChunk): ParsedChunk {
  const ids = new Map(chunk.modules.map((module) => [module.heading, module.id]))
  const headings = [...chunk.code.matchAll(heading)].flatMap(({ 1: path = '', index }) => {
    const id = ids.get(path.replace('\\0', ''))
    return id === undefined ? [] : [{ id, start: index }]
  })
  const syntax = openModule(chunk.name, chunk.code)
  return {
    ...chunk,
    headings,
    imports: syntax.imports,
    exportsAt: syntax.exportsAt,
    get body() {
      return syntax.body
    },
  }
}
