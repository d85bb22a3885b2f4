import { isRecord } from '#cli/lib/is-record.ts'
import type { Diagnostic, Severity } from '#cli/terminal/diagnostic.ts'
import { type JsonPath, type JsonSource, locate } from '../source/json-source.ts'
import { type Merged, originOf } from '../source/merge.ts'

/** What a rule sees: the merged values as written (perhaps wrong), and where the tenant's folder is. */
export interface RuleContext {
  /** The folder's name. */
  code: string
  /** Absolute: diagnostics name files from here. */
  cwd: string
  /** Absolute path of the folder. */
  dir: string
  merged: Merged
  source: JsonSource
}

/** One named check of a tenant. It reads, never writes, and returns what is wrong as data. */
export type Rule = (context: RuleContext) => Diagnostic[]

export function valueAt(context: RuleContext, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      isRecord(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[step] : undefined,
    context.merged.value,
  )
}

export function stringAt(context: RuleContext, path: JsonPath): string | undefined {
  const value = valueAt(context, path)
  return typeof value === 'string' ? value : undefined
}

/** The strings of a list, each with its path; other entries are the schema's matter. */
export function stringsAt(context: RuleContext, path: JsonPath): { value: string; path: JsonPath }[] {
  const list = valueAt(context, path)
  if (!Array.isArray(list)) return []
  return list.flatMap((value, index) => (typeof value === 'string' ? [{ value, path: [...path, index] }] : []))
}

/** A finding at the place of a value, in whichever file set it. */
export function findingAt(
  context: RuleContext,
  path: JsonPath,
  finding: { code: string; message: string; suggestion?: string | null; severity?: Severity },
): Diagnostic {
  const origin = originOf(context.merged, path) ?? context.source
  return { ...locate(origin, path), severity: 'error', suggestion: null, ...finding }
}
