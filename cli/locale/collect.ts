import { type FlatMessages, namespacesOf, nestMessages, readMessages, stemOf } from './messages.ts'

/** The strings of one language as a site ships them: the file content of each namespace. */
export type CollectedStrings = Record<string, string>

/** Whether a message stands behind a closed gate: `closed` holds "namespace" and "namespace:key.prefix". */
export function isBehind(closed: readonly string[], namespace: string, key: string): boolean {
  return closed.some((entry) => {
    const [owner, prefix] = entry.split(':')
    if (owner !== namespace) return false
    return prefix === undefined || key === prefix || stemOf(key) === prefix || key.startsWith(`${prefix}.`)
  })
}

/**
 * One language's strings for a tenant: the shared ones, the tenant's laid over them, without those behind closed gates
 * (`closed` holds "namespace" and "namespace:key.prefix"). A namespace that is left empty is left out.
 */
export function collectStrings(options: {
  localesDir: string
  overlayDirs: readonly string[]
  tag: string
  closed: readonly string[]
}): CollectedStrings {
  const { localesDir, overlayDirs, tag, closed } = options
  const collected: CollectedStrings = {}
  for (const namespace of namespacesOf(`${localesDir}/en`)) {
    const messages: FlatMessages = new Map(readMessages(`${localesDir}/${tag}`, namespace) ?? [])
    for (const dir of overlayDirs) {
      for (const [key, message] of readMessages(`${dir}/${tag}`, namespace) ?? []) messages.set(key, message)
    }
    for (const key of messages.keys()) if (isBehind(closed, namespace, key)) messages.delete(key)
    if (messages.size > 0) collected[namespace] = JSON.stringify(nestMessages(messages))
  }
  return collected
}
