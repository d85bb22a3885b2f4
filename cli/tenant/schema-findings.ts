import type * as z from 'zod'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { didYouMean } from '#cli/terminal/nearest.ts'
import { type JsonPath, type JsonSource, locate } from './json-source.ts'
import { type Merged, originOf } from './merge.ts'
import { tenantSchema } from './tenant.ts'

type Issue = z.core.$ZodIssue

/** Names for what a wrong value was meant to be, by the setting it stands in. */
const kinds: readonly [pattern: RegExp, code: string, kind: string][] = [
  [/^languages\./, 'unknown-language', 'language'],
  [/^minimumAge\.byLanguage/, 'unknown-language', 'language'],
  [/^categories\./, 'unknown-category', 'category'],
  [/^switches/, 'unknown-switch', 'switch'],
  [/^features$/, 'unknown-feature', 'feature'],
]

function kindOf(path: JsonPath): { code: string; kind: string } | undefined {
  const joined = path.join('.')
  const found = kinds.find(([pattern]) => pattern.test(joined))
  return found && { code: found[1], kind: found[2] }
}

interface Definition {
  innerType?: { _zod: { def: Definition } }
  shape?: Record<string, { _zod: { def: Definition } }>
}

/** The keys that the schema knows at a path. */
function keysAt(path: JsonPath): string[] {
  let definition: Definition = tenantSchema._zod.def as unknown as Definition
  const unwrap = () => {
    while (definition.innerType) definition = definition.innerType._zod.def
  }
  unwrap()
  for (const step of path) {
    const next = definition.shape?.[String(step)]
    if (!next) return []
    definition = next._zod.def
    unwrap()
  }
  return Object.keys(definition.shape ?? {})
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], value)
}

function unknownKeys(merged: Merged, fallback: JsonSource, path: JsonPath, keys: readonly string[]): Diagnostic[] {
  const kind = kindOf(path)
  return keys.map((key) => {
    const here = [...path, key]
    const message = kind
      ? `There is no ${kind.kind} "${key}"`
      : `The key "${key}" is not known${path.length > 0 ? ` in "${path.join('.')}"` : ''}`
    return {
      ...locate(originOf(merged, here) ?? fallback, here, 'key'),
      severity: 'error',
      code: kind?.code ?? 'unknown-key',
      message,
      suggestion: didYouMean(key, keysAt(path)),
    }
  })
}

function oneFinding(merged: Merged, fallback: JsonSource, issue: Issue): Diagnostic {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  const name = path.join('.')
  const value = valueAt(merged.value, path)
  const place = { ...locate(originOf(merged, path) ?? fallback, path), severity: 'error' as const }
  if (value === undefined) {
    return { ...place, code: 'missing-value', message: `"${name}" is missing`, suggestion: 'Add it to tenant.json.' }
  }
  if (issue.code === 'invalid_value') {
    const kind = kindOf(path)
    const options = issue.values.map(String)
    const message = kind ? `There is no ${kind.kind} ${shown(value)}` : `"${name}" cannot be ${shown(value)}`
    const suggestion =
      didYouMean(String(value), options) ?? (options.length <= 12 ? `One of: ${options.join(', ')}.` : null)
    return { ...place, code: kind?.code ?? 'wrong-value', message, suggestion }
  }
  if (issue.code === 'invalid_type') {
    const article = /^[aeio]/.test(issue.expected) ? 'an' : 'a'
    return {
      ...place,
      code: 'wrong-type',
      message: `"${name}" must be ${article} ${issue.expected}, not ${shown(value)}`,
      suggestion: null,
    }
  }
  const code = issue.message.includes('https://') ? 'not-https' : 'wrong-value'
  return { ...place, code, message: `"${name}" ${lowerFirst(issue.message)}: ${shown(value)}`, suggestion: null }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** What the schema finds wrong, each at its place in the file that set it. `fallback` is the tenant's own file. */
export function schemaFindings(merged: Merged, fallback: JsonSource, issues: readonly Issue[]): Diagnostic[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    if (issue.code === 'unrecognized_keys') return unknownKeys(merged, fallback, path, issue.keys)
    if (issue.code === 'invalid_key') return unknownKeys(merged, fallback, path.slice(0, -1), [String(path.at(-1))])
    return [oneFinding(merged, fallback, issue)]
  })
}
