import type { ObjectStorage } from './object-storage.ts'

/** What a storage has, as far as it was listed. */
export interface Catalogue {
  keys: Set<string>
  /** What is not among the keys is not there. */
  isComplete: boolean
}

/** Pages (mostly of a thousand keys) of each part. Of a larger store the rest is found by asking for it. */
const maxPages = 20

/**
 * Lists what lies under prefixes whose keys go on with a hash: a page each where that is all, else in sixteen parts at
 * once, by the hash's first digit.
 */
export async function listKeys(storage: ObjectStorage, prefixes: readonly string[]): Promise<Catalogue> {
  const found: Catalogue = { keys: new Set(), isComplete: storage.isListed }
  // Whoever cannot be listed is asked for anything, to know that it answers and lets us in.
  if (!storage.isListed) await storage.get(`${prefixes[0]}${'0'.repeat(64)}`)
  if (!storage.isListed) return found

  /** Gives whether it came to the end. */
  const read = async (prefix: string, most: number): Promise<boolean> => {
    let pages = 0
    for await (const page of storage.list(prefix)) {
      if (pages++ === most) return false
      for (const key of page) found.keys.add(key)
    }
    return true
  }

  const readParts = async (prefix: string) => {
    if (await read(prefix, 1)) return
    const ends = await Promise.all([...'0123456789abcdef'].map((digit) => read(prefix + digit, maxPages)))
    if (!ends.every(Boolean)) found.isComplete = false
  }

  await Promise.all(prefixes.map(readParts))
  return found
}
