import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBehind } from '#cli/locale/collect.ts'
import { coverageOf } from '#cli/locale/coverage.ts'
import { type FlatMessages, flattenMessages, readMessages } from '#cli/locale/messages.ts'
import { isRecord } from '#cli/tenant/merge.ts'

/** Messages of the shared strings that changed. */
export interface StringChange {
  tag: string
  namespace: string
  /** Null for all of them: what cannot be compared counts as changed. */
  keys: readonly string[] | null
}

export interface StringReader {
  tags: readonly string[]
  /** Folders whose strings lie over the shared ones. */
  overlays: readonly string[]
  /** Message keys behind the tenant's closed gates; none where its gates are not known. */
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
    const keys = changedKeys(messagesOf(then), messagesOf(now))
    return [
      ...(keys?.length === 0 ? [] : [{ tag, namespace, keys }]),
      ...(isOfAll ? [{ tag: '*', namespace, keys: null }] : []),
    ]
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

/** A tenant's own message stands in the place of the shared one. */
function isReplaced(reader: StringReader, tag: string, namespace: string, key: string): boolean {
  return reader.overlays.some((dir) => {
    if (!existsSync(join(dir, tag))) return false
    try {
      return readMessages(join(dir, tag), namespace)?.has(key) ?? false
    } catch {
      // Its check refuses the tenant; that it counts is the safe answer.
      return false
    }
  })
}

/** English decides what a tenant's own messages may say, in whichever language they are. */
function isMeasuredByEnglish(reader: StringReader, change: StringChange): boolean {
  const own = reader.overlays.filter((dir) => existsSync(dir))
  return change.tag === 'en' && own.length > 0 && (change.keys === null || change.keys.length > 0)
}

/** The namespaces of a tenant's languages whose messages changed in its site, as `<tag>/<namespace>`. */
export function changedStrings(reader: StringReader, changes: readonly StringChange[]): string[] {
  const found = changes.flatMap((change) => {
    const { namespace, keys } = change
    const tags = change.tag === '*' ? reader.tags : reader.tags.filter((tag) => tag === change.tag)
    const inSite = (tag: string, key: string) =>
      !isBehind(reader.closed, namespace, key) && !isReplaced(reader, tag, namespace, key)
    const hit = tags.filter((tag) => keys === null || keys.some((key) => inSite(tag, key)))
    return [...hit, ...(isMeasuredByEnglish(reader, change) ? ['en'] : [])].map((tag) => `${tag}/${namespace}`)
  })
  return [...new Set(found)].sort()
}
