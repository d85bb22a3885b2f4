import { isRecord } from '#cli/lib/is-record.ts'
import type { JsonPath, JsonSource } from './json-source.ts'

/** Values of several files laid over each other, and which file each value is from. */
export interface Merged {
  value: Record<string, unknown>
  /** By `pathKey`: the file that set the value last. */
  origins: Map<string, JsonSource>
}

/** One string a path; exact, whatever the keys hold. */
export function pathKey(path: JsonPath): string {
  return JSON.stringify(path.map(String))
}

function mark(origins: Map<string, JsonSource>, path: JsonPath, value: unknown, source: JsonSource): void {
  origins.set(pathKey(path), source)
  if (isRecord(value)) for (const [key, child] of Object.entries(value)) mark(origins, [...path, key], child, source)
}

/** What stood below a value that is replaced is nobody's any more. */
function unmark(origins: Map<string, JsonSource>, path: JsonPath, value: unknown): void {
  origins.delete(pathKey(path))
  if (isRecord(value)) for (const [key, child] of Object.entries(value)) unmark(origins, [...path, key], child)
}

/** Lays what a file holds over `under`, which is the value at `path`. */
function lay(under: Merged & { path: JsonPath }, over: Record<string, unknown>, source: JsonSource): void {
  const { value: values, origins, path } = under
  for (const [key, value] of Object.entries(over)) {
    const here = [...path, key]
    const below = Object.hasOwn(values, key) ? values[key] : undefined
    if (isRecord(below) && isRecord(value)) {
      lay({ value: below, origins, path: here }, value, source)
    } else {
      unmark(origins, here, below)
      values[key] = structuredClone(value)
      mark(origins, here, value, source)
    }
  }
}

/** Lays files over each other, the base first. Objects merge key by key; lists and single values replace. */
export function mergeSources(layers: readonly { source: JsonSource; value: Record<string, unknown> }[]): Merged {
  const merged: Merged = { value: {}, origins: new Map() }
  for (const { source, value } of layers) lay({ ...merged, path: [] }, value, source)
  return merged
}

/** The file that a value, or the nearest parent that is set anywhere, is from. */
export function originOf(merged: Merged, path: JsonPath): JsonSource | undefined {
  return merged.origins.get(pathKey(path)) ?? (path.length > 0 ? originOf(merged, path.slice(0, -1)) : undefined)
}
