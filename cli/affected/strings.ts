import { dirname, join } from 'node:path'
import { isRecord } from '#cli/lib/is-record.ts'
import { isBehind } from '#cli/locale/collect.ts'
import { coverageOf, overlayGaps } from '#cli/locale/coverage.ts'
import { type FlatMessages, flattenMessages, readMessages } from '#cli/locale/messages.ts'
import { isContained } from '#cli/terminal/contained-file.ts'
import { languageCodes, languages } from '#contract/site/languages.ts'

/** Messages of the shared strings that changed. */
export interface StringChange {
  tag: string
  namespace: string
  /** Null for all of them: what cannot be compared counts as changed. */
  keys: readonly string[] | null
  /** Of English: all messages as they were and as they are. A tenant's own messages are measured by them. */
  english?: readonly FlatMessages[]
}

export interface StringReader {
  tags: readonly string[]
  /** Folders whose strings lie over the shared ones. */
  overlays: readonly string[]
  /** Message keys behind the tenant's flags that are off; none where its flags are not known. */
  closed: readonly string[]
}

function messagesOf(text: string | undefined): FlatMessages | null {
  if (text === undefined) return new Map()
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const messages = isRecord(value) ? flattenMessages(value as Parameters<typeof flattenMessages>[0]) : null
    return messages && [...messages.values()].every((message) => typeof message === 'string') ? messages : null
  } catch {
    // The build says what is wrong with it; nothing can be compared.
    return null
  }
}

function changedKeys(then: FlatMessages | null, now: FlatMessages | null): readonly string[] | null {
  if (!then || !now) return null
  return [...new Set([...then.keys(), ...now.keys()])].filter((key) => then.get(key) !== now.get(key)).sort()
}

/**
 * Compares changed files of `localesDir`, given as `<tag>/<namespace>.json`. A namespace that English has begun or
 * ceased to have changes in every language.
 */
export function stringChanges(
  files: readonly string[],
  read: { now: (file: string) => string | undefined; was: (file: string) => string | undefined },
): StringChange[] {
  return files.flatMap((file): StringChange[] => {
    const [, tag = '', namespace = ''] = /^([^/]+)\/([^/]+)\.json$/.exec(file) ?? []
    if (tag === '') return []
    const [then, now] = [read.was(file), read.now(file)]
    const isOfAll = tag === 'en' && (then === undefined || now === undefined)
    const [was, is] = [messagesOf(then), messagesOf(now)]
    const keys = changedKeys(was, is)
    const change = { tag, namespace, keys, ...(tag === 'en' && was && is ? { english: [was, is] } : {}) }
    return [...(keys?.length === 0 ? [] : [change]), ...(isOfAll ? [{ tag: '*', namespace, keys: null }] : [])]
  })
}

/** Languages that changed strings have left with gaps: sites with such a language are no longer built. */
export function incompleteTags(localesDir: string, changes: readonly StringChange[]): (tag: string) => boolean {
  const known = new Map<string, boolean>()
  return (tag) => {
    if (changes.length === 0) return false
    const isIncomplete = known.get(tag) ?? hasGaps(localesDir, tag)
    known.set(tag, isIncomplete)
    return isIncomplete
  }
}

function hasGaps(localesDir: string, tag: string): boolean {
  try {
    return coverageOf(localesDir, tag).length > 0
  } catch {
    // A file that cannot be read is a gap.
    return true
  }
}

/** A tenant's own messages of one namespace and language; null where its check refuses them. */
function ownMessages(reader: StringReader, tag: string, namespace: string): FlatMessages | null {
  const own: FlatMessages = new Map()
  try {
    for (const dir of reader.overlays) {
      for (const [key, message] of readMessages(join(dir, tag), namespace, dirname(dir)) ?? []) own.set(key, message)
    }
    return own
  } catch {
    // The check says what is wrong with them.
    return null
  }
}

/** Whether English now refuses, or no longer refuses, what a tenant says in its own words in any language. */
function isRefusedByEnglish(reader: StringReader, { namespace, english }: StringChange): boolean {
  if (!english || !reader.overlays.some((dir) => isContained(dirname(dir), dir))) return false
  return languageCodes.some((code) => {
    const { tag } = languages[code]
    const own = [...(ownMessages(reader, tag, namespace) ?? [])].map(([key, value]) => ({ key, value }))
    return own.length > 0 && english.some((source) => overlayGaps({ namespace, source, own, tag }).length > 0)
  })
}

/** The namespaces of a tenant's languages whose messages changed in its site, as `<tag>/<namespace>`. */
export function changedStrings(reader: StringReader, changes: readonly StringChange[]): string[] {
  const found = changes.flatMap((change) => {
    const { namespace, keys } = change
    const tags = change.tag === '*' ? reader.tags : reader.tags.filter((tag) => tag === change.tag)
    const hit = tags.filter((tag) => {
      const own = keys && ownMessages(reader, tag, namespace)
      return keys === null || keys.some((key) => !isBehind(reader.closed, namespace, key) && !own?.has(key))
    })
    return [...hit, ...(isRefusedByEnglish(reader, change) ? ['en'] : [])].map((tag) => `${tag}/${namespace}`)
  })
  return [...new Set(found)].sort()
}
