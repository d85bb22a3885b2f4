import type { JsonPath } from '../json-source.ts'
import { isRecord } from '../merge.ts'
import { findingAt, type Rule } from './rule.ts'

/** Control characters, halves of characters, and marks that turn the direction of what follows: nobody sees them. */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** The first of them as its number: "U+0000". */
export function unseenCharacter(text: string): string | null {
  const found = unseen.exec(text)?.[0]
  return found === undefined ? null : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

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
