import type { CompiledChunk } from './compile.ts'
import { type AstNode, parseModule } from './syntax.ts'

/** A compiled chunk with its syntax, and where each module starts in its code. */
export interface ParsedChunk extends CompiledChunk {
  body: readonly AstNode[]
  headings: readonly { id: string; start: number }[]
}

/** The compiler writes each module's path above its code. */
const heading = /^\/\/ (.+)$/gm

export function parseChunk(chunk: CompiledChunk): ParsedChunk {
  const ids = new Set(chunk.modules.map(({ id }) => id))
  const headings = [...chunk.code.matchAll(heading)].flatMap(({ 1: path = '', index }) => {
    const id = path.replace('\\0', '')
    return ids.has(id) ? [{ id, start: index }] : []
  })
  return { ...chunk, body: parseModule(chunk.name, chunk.code), headings }
}
