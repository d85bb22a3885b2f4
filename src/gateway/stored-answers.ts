/** Since when the gateway cannot be reached and answers are those that the site's worker had stored; null while it can. */
let since: number | null = null

const listeners = new Set<() => void>()

export const storedSince = (): number | null => since

/** Calls back when that changes; gives what ends it. */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes an answer: one that the worker had stored, or one of the gateway. */
export function noteAnswer(isStored: boolean): void {
  if (isStored === (since !== null)) return
  since = isStored ? Date.now() : null
  for (const listener of listeners) listener()
}
