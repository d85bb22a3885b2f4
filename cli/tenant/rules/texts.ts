import { isRecord } from '#cli/lib/is-record.ts'
import type { JsonPath } from '../source/json-source.ts'
import { unseenCharacter } from '../source/shown-text.ts'
import { findingAt, type Rule } from './rule.ts'

function textsOf(value: unknown, path: JsonPath): { text: string; path: JsonPath }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, [...path, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key])) : []
}

/** No text holds what cannot be seen: it would stand in pages, manifests and headers as it is. */
export const textsCanBeSeen: Rule = (context) =>
  textsOf(context.merged.value, []).flatMap(({ text, path }) => {
    const character = unseenCharacter(text)
    if (character === null) return []
    const message = `"${path.join('.')}" holds the character ${character}, which cannot be seen`
    return [findingAt(context, path, { code: 'unseen-character', message, suggestion: 'Write it again without it.' })]
  })
