/** The drawings that were asked for last, up to a number of characters in all. */
export function createMemory(maxCharacters: number) {
  const stored = new Map<string, string>()
  let size = 0

  const drop = (key: string): void => {
    size -= stored.get(key)?.length ?? 0
    stored.delete(key)
  }

  return {
    /** The kept text, else the made one; a `make` that throws keeps nothing. */
    get(key: string, make: () => string): string {
      const known = stored.get(key)
      if (known !== undefined) {
        stored.delete(key)
        stored.set(key, known)
        return known
      }
      const made = make()
      stored.set(key, made)
      size += made.length
      for (const oldest of stored.keys()) {
        if (size <= maxCharacters || oldest === key) break
        drop(oldest)
      }
      return made
    },
  }
}
