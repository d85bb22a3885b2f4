import { dirname, join } from 'node:path'
import { openMemo } from '#cli/lib/memo.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'
import { namespacesOf, nestMessages, readMessages, readSharedMessages, stemOf } from './messages.ts'

/** The strings of one language as a site ships them: the file content of each namespace. */
export type CollectedStrings = Record<string, string>

interface CollectOptions {
  localesDir: string
  overlayDirs: readonly string[]
  tag: string
  closed: readonly string[]
}

/** Whether a message stands behind an entry of a flag that is off: "namespace" or "namespace:key.prefix". */
export function isBehind(closed: readonly string[], namespace: string, key: string): boolean {
  return closed.some((entry) => {
    if (!entry.startsWith(namespace)) return false
    const [owner, prefix] = entry.split(':')
    if (owner !== namespace) return false
    return prefix === undefined || key === prefix || stemOf(key) === prefix || key.startsWith(`${prefix}.`)
  })
}

/** Empty where no message is left. */
function textOf(messages: ReadonlyMap<string, string>, namespace: string, closed: readonly string[]): string {
  const open = new Map([...messages].filter(([key]) => !isBehind(closed, namespace, key)))
  return open.size > 0 ? JSON.stringify(nestMessages(open)) : ''
}

const memo = openMemo<string>(1000)

/**
 * One namespace as every tenant with the same flags off has it, made once as long as its file stays as it is. `closed`: the
 * entries of this namespace.
 */
function sharedText(dir: string, namespace: string, closed: readonly string[]): string {
  const path = join(dir, `${namespace}.json`)
  const key = JSON.stringify([path, fileStamp(path), closed])
  return memo(key, () => textOf(readSharedMessages(dir, namespace) ?? new Map(), namespace, closed))
}

/**
 * One language's strings for a tenant: the shared ones, the tenant's laid over them, without those behind flags that
 * are off (`closed` holds "namespace" and "namespace:key.prefix"). A namespace that is left empty is left out.
 */
export function collectStrings({ localesDir, overlayDirs, tag, closed }: CollectOptions): CollectedStrings {
  const dir = join(localesDir, tag)
  const overlays = overlayDirs.map((overlay) => {
    const [folder, root] = [join(overlay, tag), dirname(overlay)]
    return { folder, root, namespaces: namespacesOf(folder, root) }
  })
  const closedOf = Map.groupBy(closed, (entry) => entry.split(':')[0])
  const texts = namespacesOf(join(localesDir, 'en')).map((namespace): [string, string] => {
    const own = overlays
      .filter(({ namespaces }) => namespaces.includes(namespace))
      .flatMap(({ folder, root }) => readMessages(folder, namespace, root) ?? [])
    const ownClosed = closedOf.get(namespace) ?? []
    if (own.length === 0) return [namespace, sharedText(dir, namespace, ownClosed)]
    const messages = new Map(readSharedMessages(dir, namespace) ?? [])
    for (const layer of own) for (const [key, message] of layer) messages.set(key, message)
    return [namespace, textOf(messages, namespace, ownClosed)]
  })
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** The namespaces of a language that a tenant says in words of its own. */
export function ownNamespaces(overlayDirs: readonly string[], tag: string): string[] {
  return [...new Set(overlayDirs.flatMap((overlay) => namespacesOf(join(overlay, tag), dirname(overlay))))]
}
